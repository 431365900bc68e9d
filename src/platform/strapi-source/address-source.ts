import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { MAX_PICTURE_BYTES } from '../../kernel/picture-size.ts'
import { itemsOf, type ListRefusal, type SourceItem, type StrapiSource } from './strapi-source.ts'

const PAGE = 100
const MAX_JSON_BYTES = 64 * 1024 * 1024
const TIMEOUT_MS = 60_000

/**
 * Reads from a running Strapi site. Collections are read page by page, because Strapi limits the size of a response.
 * The token is only sent to this site: redirects are errors, and files on other hosts are not fetched.
 */
export function addressSource(base: URL, token?: string): StrapiSource {
  const get = (address: URL) =>
    fetch(address, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  const root = `${base.href.replace(/\/+$/, '')}/`

  async function page(collection: string, start: number): Promise<Outcome<Page, ListRefusal>> {
    try {
      const answer = await get(new URL(`${collection}?_start=${start}&_limit=${PAGE}&_sort=id:asc`, root))
      if (answer.status === 401 || answer.status === 403) return refused('CLOSED')
      if (answer.status === 404) return refused('NONE')
      const bytes = answer.ok ? await bodyUpTo(answer, MAX_JSON_BYTES) : undefined
      if (!bytes) return refused('NO_ANSWER')
      const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
      const items = itemsOf(json)
      return items ? done({ items, isWhole: !Array.isArray(json) }) : refused('NOT_JSON')
    } catch (error) {
      return refused(error instanceof SyntaxError ? 'NOT_JSON' : 'NO_ANSWER')
    }
  }

  return {
    async list(collection) {
      const found = new Map<string, SourceItem>()
      for (let start = 0; ; ) {
        const answer = await page(collection, start)
        if (!answer.ok) return answer
        if (answer.isWhole) return done({ items: answer.items })
        const before = found.size
        for (const item of answer.items) found.set(JSON.stringify(item._id ?? item.id ?? item), item)
        // A site that ignores the paging parameters returns the same items again.
        if (found.size === before) return done({ items: [...found.values()] })
        start += answer.items.length
      }
    },
    async file(url) {
      const address = URL.canParse(url, root) ? new URL(url, root) : undefined
      if (address?.origin !== base.origin) return refused('ELSEWHERE')
      try {
        const answer = await get(address)
        if (!answer.ok) return refused('MISSING')
        const bytes = await bodyUpTo(answer, MAX_PICTURE_BYTES)
        return bytes ? done({ bytes }) : refused('TOO_LARGE')
      } catch {
        return refused('MISSING')
      }
    },
  }
}

type Page = { items: SourceItem[]; isWhole: boolean }

/** Reads the body, unless it is larger than allowed. */
async function bodyUpTo(answer: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
