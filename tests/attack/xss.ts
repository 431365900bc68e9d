import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Attack, type Outcome, type Target, tally } from './target.ts'
import { ROUNDS, vectorsFor, XSS_VECTORS } from './xss-vectors.ts'
import { writeByVisitors, writeHostile } from './xss-write.ts'

type Tally = ReturnType<typeof tally>

/** The first pages to open; the others are found from their links. */
const PUBLIC = [
  '/',
  '/events',
  '/teams',
  '/forms',
  '/store',
  '/media/photos',
  '/about-us/members',
  '/about-us/who-is-who',
]
const OFFICE = [
  '/admin',
  '/admin/registrations',
  '/admin/forms',
  '/admin/emails',
  '/admin/orders',
  '/admin/payments',
  '/admin/members',
  '/admin/content',
  '/admin/photos',
  '/admin/menu',
  '/admin/rotas',
  '/admin/audit',
  '/dev/mailbox',
]
/** Pages that repeat a part of their address. */
const ECHOES = [
  '/store/search?q=*',
  '/about-us/members?q=*',
  '/members/access/?next=*',
  '/members/access/?mode=*',
  '/members/reset?token=*',
  '/gd/*',
  '/400?x=*',
  '/admin/members?q=*',
  '/admin/registrations?q=*',
  '/admin/content/posts?q=*',
]

/**
 * Writes hostile text everywhere, then opens every page that shows it in a browser that ignores the content security
 * policy.
 */
export const crossSiteScripts: Attack = {
  name: 'scripts in what people write',
  says: 'no hostile text runs in Chromium with the content policy switched off; with it on, no page violates it; no document holds an event handler, frame or script address',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const path = process.env.CHROMIUM
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ args: sandbox, ...(path && { executablePath: path }) })
  try {
    for (let round = 0; round < (target.long ? ROUNDS : 1); round += 1) {
      const { accepted, refused } = await writeHostile(target, round)
      found.expect(accepted > 50, `only ${accepted} hostile texts were taken, ${refused} refused`)
      for (const failed of await writeByVisitors(target, round)) found.expect(false, failed)
      // The journeys already fail on policy violations, so a short run skips this.
      for (const withPolicy of target.long && round === 0 ? [false, true] : [false]) {
        const visitor = await browser.newContext({ baseURL: target.origin, bypassCSP: !withPolicy })
        await look(target, found, visitor, PUBLIC, round)
        const staff = await browser.newContext({ baseURL: target.origin, bypassCSP: !withPolicy })
        await staff.addCookies([cookieOf(target)])
        await look(target, found, staff, OFFICE, round)
      }
    }
    await echoes(target, found, await browser.newContext({ baseURL: target.origin, bypassCSP: true }))
  } finally {
    await browser.close()
  }
  return found.outcome
}

function cookieOf({ headers, origin }: Target) {
  const [name = '', value = ''] = headers.administrator.cookie?.split(/=(.*)/) ?? []
  return { name, value, url: origin }
}

/** Opens pages one after the other: first the given ones, then those they link to. */
async function look(target: Target, found: Tally, context: BrowserContext, starts: string[], round: number) {
  const page = await watched(context, found)
  const most = target.long ? (round === 0 ? 80 : 22) : starts.length + 6
  const queue = [...starts]
  const seen = new Set(queue)
  for (const path of queue) {
    await open(page, path, found)
    for (const link of await linksOn(page)) {
      if (seen.has(link) || seen.size >= most) continue
      seen.add(link)
      queue.push(link)
    }
  }
  await context.close()
}

async function echoes(target: Target, found: Tally, context: BrowserContext) {
  await context.addCookies([cookieOf(target)])
  const page = await watched(context, found)
  const vectors = target.long ? XSS_VECTORS : [vectorsFor(0, 1000)]
  for (const vector of vectors)
    for (const path of ECHOES) await open(page, path.replace('*', encodeURIComponent(vector)), found)
  await context.close()
}

/** A page that records injected scripts that ran, dialogs, and policy violations. */
async function watched(context: BrowserContext, found: Tally): Promise<Page> {
  const at = (source: { page: Page }) => new URL(source.page.url()).pathname
  await context.exposeBinding('pwned', (source, n) => found.expect(false, `${at(source)}: vector ${n} ran`))
  const page = await context.newPage()
  page.on('dialog', async (dialog) => {
    found.expect(dialog.type() === 'beforeunload', `${page.url()}: a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    const text = message.text()
    if (/Content Security Policy/.test(text)) found.expect(false, `${page.url()}: ${text.slice(0, 200)}`)
  })
  return page
}

async function open(page: Page, path: string, found: Tally): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' }).catch((error: Error) => error)
  if (answer instanceof Error) {
    // A link may start a download instead of opening a page.
    found.expect(
      /Download is starting|ERR_ABORTED/.test(answer.message),
      `${path}: ${answer.message.slice(0, 120)}`,
    )
    return
  }
  found.expect((answer?.status() ?? 0) < 500, `${path} answers ${answer?.status()}`)
  for (const bad of await page.evaluate(hostileParts)) found.expect(false, `${path}: ${bad}`)
}

/** Runs in the page: finds markup that a sanitised document never contains, whether it ran or not. */
function hostileParts(): string[] {
  const bad: string[] = []
  // The settings page shows the home page in a frame.
  const isPreview = (element: Element) => element.matches('iframe[src="/?preview=site"]:not([srcdoc])')
  for (const element of document.querySelectorAll('*')) {
    if (isPreview(element)) continue
    if (/^(iframe|object|embed|base|marquee|math)$/i.test(element.tagName)) bad.push(`<${element.tagName}>`)
    for (const { name, value } of element.attributes) {
      const isAddress = /^(href|src|action|formaction|data|xlink:href)$/i.test(name)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove them from an address
      const plain = value.replace(/[\u0000-\u0020]/g, '')
      if (/^on/i.test(name) || (isAddress && /^(javascript|vbscript|data:text)/i.test(plain)))
        bad.push(`${element.tagName} ${name}="${value.slice(0, 60)}"`)
    }
  }
  return bad
}

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')]
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && !/logout|export|\.csv|\/files\//.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search),
  )
