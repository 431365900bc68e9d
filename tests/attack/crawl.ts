import { foundIn, hiddenFiles, secretsFor } from './secrets.ts'
import { type Answer, type Attack, isSound, type Outcome, type Target, tally } from './target.ts'

const MAX_PAGES = 800
/** A short run reads only this many pages as a member, because visitors can see most of them too. */
const MAX_OF_MEMBER = 200
/** Pages that differ only in their entry. A short run reads some of each kind, so that it reaches every kind. */
const ALIKE = /^\/(files|store\/product|games|calendar|media\/photos|members\/access)\//
const MAX_ALIKE = 60
const STARTS = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/about-us/games.ics',
  '/members/access',
  '/api/openapi.json',
  '/no-such-page',
]
/** Additional pages and API calls for members. */
const OWN_STARTS = [
  '/members/dashboard',
  '/members/bookings',
  '/members/duties',
  '/members/calendar',
  '/members/family',
  '/api/gdutils/me',
  '/api/gdutils/players_numbers',
  '/about-us/members?page=2',
  '/about-us/members.data',
]

export const crawlAsVisitor: Attack = {
  name: 'crawl as a visitor',
  says: "no e-mail address, phone number, postal address, date of birth, minor's name or hidden picture appears in any page, feed, header or picture address",
  run: (target) => crawl(target, 'visitor'),
}

export const crawlAsMember: Attack = {
  name: 'crawl as a member',
  says: 'the same for a logged-in user, except for their own data',
  run: (target) => crawl(target, 'member'),
}

export const hiddenPictures: Attack = {
  name: 'hidden pictures by their addresses',
  says: 'a file that was never shown to the caller is a 404 in every size and as a download',
  run: fetchHidden,
}

async function crawl(target: Target, onlooker: 'visitor' | 'member'): Promise<Outcome> {
  const found = tally()
  const secrets = await secretsFor(target.ctx, onlooker)
  const headers = target.headers[onlooker]
  const most = onlooker === 'member' && !target.long ? MAX_OF_MEMBER : MAX_PAGES
  const alike = new Map<string, number>()
  const isOneTooMany = (link: string) => {
    const kind = ALIKE.exec(link)?.[1]
    if (target.long || !kind) return false
    const before = alike.get(kind) ?? 0
    alike.set(kind, before + 1)
    return before >= MAX_ALIKE
  }
  const queue = [...STARTS, ...(onlooker === 'member' ? OWN_STARTS : [])]
  const seen = new Set(queue)
  for (const path of queue) {
    const answer = await target.ask(path, { headers })
    if (path.startsWith('/files/')) {
      found.expect(answer.status === 200, `${path}: named on a page, but answers ${answer.status}`)
      continue
    }
    found.expect(isSound(answer), `${path}: ${answer.status}`)
    for (const leak of foundIn(bytesOf(answer), secrets, path)) found.expect(false, leak)
    for (const link of linksIn(answer.text)) {
      if (seen.has(link) || queue.length > most || link.startsWith('/members/logout')) continue
      seen.add(link)
      if (!isOneTooMany(link)) queue.push(link)
    }
  }
  found.expect(seen.size > 100, `only ${seen.size} addresses were found`)
  return found.outcome
}

const bytesOf = ({ text, headers }: Answer): string => `${text}\n${JSON.stringify([...headers])}`

/** Returns the site's own addresses that a page or a list contains. */
function linksIn(text: string): string[] {
  const named = [...text.matchAll(/(?:href|src|action)="(\/[^"#]*)|<loc>https?:\/\/[^/]+(\/[^<]*)/g)].map(
    (match) => match[1] ?? match[2] ?? '/',
  )
  return named
    .map((link) => link.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('//') && !link.startsWith('/assets/'))
}

async function fetchHidden(target: Target): Promise<Outcome> {
  const found = tally()
  for (const onlooker of ['visitor', 'member'] as const) {
    const headers = target.headers[onlooker]
    for (const { id, widths } of await hiddenFiles(target.ctx, onlooker)) {
      for (const variant of [...widths, 'original', 'original?download']) {
        const { status } = await target.ask(`/files/${id}/${variant}`, { headers })
        found.expect(status === 404, `${onlooker}: /files/${id}/${variant} answers ${status}`)
      }
    }
  }
  return found.outcome
}
