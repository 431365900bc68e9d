import type { TestSite } from './site.ts'

const LINK = /(?:href|src|action|content|data-href)="([^"#]*)/g
const IN_STYLE = /url\(["']?([^)"']+)/g
/** Random ids, which could be any path segment. */
const RANDOM = new Set(['content-security-policy', 'set-cookie', 'etag'])
const NONCE = / nonce="[^"]*"/g
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
/** The number of pages read that differ only in their entry or in the value of a parameter. */
const ALIKE = 4

export type Found = { path: string; status: number; text: string }

/**
 * Reads everything reachable by links from some addresses, without pictures and PDFs: pages, feeds, style sheets,
 * scripts. Links that end a session are not followed.
 */
export async function crawl(
  site: TestSite,
  starts: readonly string[],
  headers: Record<string, string> = {},
  within = '/',
): Promise<Found[]> {
  // The loop also visits the addresses added to the set while it runs, each once.
  const waiting = new Set(starts)
  const alike = new Map<string, number>()
  const found: Found[] = []
  for (const path of waiting) {
    if (/log-?out|\/files\//.test(path)) continue
    if (!path.startsWith(within) && !starts.includes(path)) continue
    const kinds = kindsOf(path)
    const isNew = kinds.some((kind) => (alike.get(kind) ?? 0) < ALIKE)
    if (!isNew && !starts.includes(path)) continue
    for (const kind of kinds) alike.set(kind, (alike.get(kind) ?? 0) + 1)
    const answer = await site.get(path, headers)
    const type = answer.headers.get('content-type') ?? ''
    const text = /image\/(?!svg)|font|zip|pdf/.test(type) ? '' : await answer.text()
    const heard = [...answer.headers]
      .filter(([name]) => !RANDOM.has(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
    found.push({ path, status: answer.status, text: `${heard}\n\n${text.replace(NONCE, '')}` })
    const next = answer.headers.get('location')
    for (const link of [...(next ? [next] : []), ...linksIn(text)])
      for (const address of ownAddress(link, path)) waiting.add(address)
  }
  return found
}

/** Returns the page, and the page with each single parameter, because all combinations would be thousands. */
function kindsOf(path: string): string[] {
  const [page = '', query] = path.replace(ID, ':id').split('?')
  const names = [...new URLSearchParams(query).keys()]
  return [page, ...names.map((name) => `${page}?${name}`)]
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(LINK), ...text.matchAll(IN_STYLE)].map(([, link]) =>
    String(link).replaceAll('&amp;', '&'),
  )

const HERE = 'http://localhost:3000'

/** Returns the path of a link if it is on this site. */
function ownAddress(link: string, from: string): string[] {
  if (!/^(?:\/(?!\/)|\.|\?|http:\/\/localhost:3000)/.test(link)) return []
  const { pathname, search } = new URL(link, new URL(from, HERE))
  return [pathname + search]
}
