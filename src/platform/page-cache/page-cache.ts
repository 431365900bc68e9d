import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { oneSpelling } from './address.ts'
import type { KeptInParts } from './parts.ts'
import { type Encoding, readRequest } from './request.ts'
import { type Kept, TaggedStore } from './tagged-store.ts'

/** A complete response: its body in each encoding, and its headers in the form that Node sends fastest. */
type Page = Kept & {
  readonly variants: Record<Encoding, { headers: string[]; notModified: string[]; body: Buffer }>
  readonly etag: string
}

/** The text of an API response and its media type. */
export type KeptText = Kept & { readonly text: string; readonly type: string }

/** Data that all pages share. */
type SharedValue = Kept & { readonly value: unknown }

export type PageToKeep = {
  key: string
  status: 200
  headers: Record<string, string>
  body: Buffer
  tags: Iterable<string>
  seconds: number
  /** The result of `begin()`, taken before the page was rendered. */
  generation: number
}

const MAX_PAGES = { count: 2000, bytes: 128 * 1024 * 1024 }
/** Limits for pages with a query, because visitors can make up any number of queries. */
const MAX_WITH_QUERY = { count: 500, bytes: 32 * 1024 * 1024 }
const MAX_IN_PARTS = { count: 500, bytes: 32 * 1024 * 1024 }
const MAX_VALUES = { count: 100, bytes: Number.POSITIVE_INFINITY }
const MAX_TEXTS = { count: 1000, bytes: 32 * 1024 * 1024 }
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Caches complete anonymous pages. Serves them on raw node:http without touching `req.headers`, because building that
 * object takes as long as the rest of the response. Requests with a session bypass it.
 */
export class PageCache {
  readonly #pages = new TaggedStore<Page>(MAX_PAGES)
  /** Pages with a query have a separate store, so that searches do not evict popular pages. */
  readonly #withQuery = new TaggedStore<Page>(MAX_WITH_QUERY)
  /** Pages that are sent to many readers with their personal parts. They contain nothing of any person. */
  readonly inParts = new TaggedStore<KeptInParts>(MAX_IN_PARTS)
  /** Responses to anonymous API calls. Stored separately, so that the many possible calls do not evict pages. */
  readonly texts = new TaggedStore<KeptText>(MAX_TEXTS)
  /**
   * Values shared between requests. There are few, because the product chooses the keys or they name existing entries.
   */
  readonly values = new TaggedStore<SharedValue>(MAX_VALUES)
  readonly #stores = [this.#pages, this.#withQuery, this.inParts, this.texts, this.values] as const

  /** Serves a request from the cache. Returns false, without touching the response, on a cache miss. */
  answer(req: IncomingMessage, res: ServerResponse, now: number): boolean {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || this.size === 0) return false
    const request = readRequest(req)
    if (!request) return false
    const key = keyOf(request.flags, req.url ?? '')
    const page = key === undefined ? undefined : this.#storeOf(key).get(key, now)
    if (!page) return false
    const variant = page.variants[request.encoding]
    if (request.ifNoneMatch && matches(request.ifNoneMatch, page.etag)) {
      res.writeHead(304, variant.notModified)
      res.end()
      return true
    }
    res.writeHead(200, variant.headers)
    res.end(req.method === 'HEAD' ? undefined : variant.body)
    return true
  }

  /** Call before rendering and pass the result to `keep`, which refuses a page if one of its tags was written since. */
  begin(): number {
    return this.#pages.begin()
  }

  async keep(page: PageToKeep, now: number): Promise<boolean> {
    const etag = `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
    // Quality 9 would make a 20 kB page less than 1 % smaller and take twenty times as long.
    const [br, gz] = await Promise.all([
      compress.br(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      compress.gzip(page.body, { level: 6 }),
    ])
    const tags = [...page.tags]
    const variants = {
      br: variantOf(page.headers, etag, br, 'br'),
      gzip: variantOf(page.headers, etag, gz, 'gzip'),
      identity: variantOf(page.headers, etag, page.body),
    }
    const size = br.length + gz.length + page.body.length
    const expiresAt = now + page.seconds * 1000
    return this.#storeOf(page.key).put(page.key, { variants, etag, tags, expiresAt, size }, page.generation)
  }

  drop(tags: Iterable<string>): void {
    const names = [...tags]
    for (const store of this.#stores) store.drop(names)
  }

  clear(): void {
    for (const store of this.#stores) store.clear()
  }

  /** Empties the cache and serves nothing while other nodes' writes cannot be received. */
  suspend(): void {
    for (const store of this.#stores) store.suspend()
  }

  resume(): void {
    for (const store of this.#stores) store.resume()
  }

  get size(): number {
    return this.#pages.size + this.#withQuery.size
  }

  #storeOf(key: string): TaggedStore<Page> {
    return key.includes('?') ? this.#withQuery : this.#pages
  }
}

/**
 * Builds the cache key: the canonical URL and the two flags from the visitor's cookies. Returns undefined for a URL
 * that cannot be parsed.
 */
export function keyOf(flags: string, target: string): string | undefined {
  const address = oneSpelling(target)
  return address === undefined ? undefined : `${flags}${address}`
}

function variantOf(headers: Record<string, string>, etag: string, body: Buffer, encoding?: 'br' | 'gzip') {
  const kept: Record<string, string> = {
    ...headers,
    etag,
    vary: 'accept-encoding, cookie',
    'cache-control': 'private, no-cache',
  }
  const { 'content-type': _type, ...notModified } = kept
  return {
    headers: listOf({
      ...kept,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    }),
    notModified: listOf(notModified),
    body,
  }
}

const listOf = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
