import { request } from 'node:http'
import { type Attack, type Outcome, type Target, tally } from './target.ts'

const PATHS = ['/events', '/teams', '/store', '/about-us/games', '/media/photos']
const SPELLINGS = { short: 60, long: 2500 }
/** A page must come from the cache within this many requests. */
const SAMPLE = 30

/** Requests one page at thousands of addresses: encoded characters, double slashes, dots, reordered queries. */
export const oddSpellings: Attack = {
  name: 'odd spellings of addresses',
  says: 'no spelling of an address fails, and thousands of them push no other page out of the page cache',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const victim = '/events'
  const before = await etagOf(target, victim)
  for (let n = 0; n < (target.long ? SPELLINGS.long : SPELLINGS.short); n += 1) {
    const path = PATHS[n % PATHS.length] ?? victim
    const spelled = spelling(path, n)
    const status = await raw(target, spelled)
    found.expect(status < 500, `${spelled} is answered ${status}`)
  }
  found.expect((await etagOf(target, victim)) === before, `${victim} is no longer kept`)
  for (const path of NULLS) {
    const { status } = await target.ask(path)
    found.expect(status >= 300 && status < 500, `${path} is answered ${status}`)
  }
  return found.outcome
}

/** Invalid bytes wherever an address may contain text. */
const NULLS = ['%00', 'a%00b', '%ff', '%c3%28', '%ed%a0%80'].flatMap((bytes) => [
  `/about-us/games.ics?team=${bytes}`,
  `/teams/${bytes}`,
  `/files/${bytes}/640`,
  `/sitemap.xml/${bytes}`,
  `/api/posts/${bytes}`,
  `/api/gdutils/getBySlug/${bytes}`,
])

/** The n-th spelling of a path: the bits of n select the encoded characters. */
function spelling(path: string, n: number): string {
  const letters = [...path].map((letter, at) =>
    letter !== '/' && (n >> (at % 12)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
  const slashes = n % 3 === 0 ? letters.join('').replaceAll('/', '//') : letters.join('')
  return [slashes, `/x${n}/..${slashes}`, `${slashes}?`, `${slashes}/`][n % 4] ?? slashes
}

/**
 * Returns the ETag, which only cached pages have. Repeats the request, because the first one may only fill the cache.
 */
async function etagOf(target: Target, path: string): Promise<string | null> {
  for (let tries = 0; tries < SAMPLE; tries += 1) {
    const etag = (await target.ask(path)).headers.get('etag')
    if (etag) return etag
  }
  return null
}

/** Sends an address as it is: `fetch` would spell it properly first. */
function raw({ origin }: Target, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}
