import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, readRequest } from './request.ts'

/** A finished answer, as it goes out: one ready header object and body for each encoding. */
type Page = {
  readonly variants: Record<
    Encoding,
    { headers: OutgoingHttpHeaders; notModified: OutgoingHttpHeaders; body: Buffer }
  >
  readonly etag: string
  readonly tags: readonly string[]
  readonly expiresAt: number
  readonly size: number
}

export type PageToKeep = {
  key: string
  status: 200
  headers: Record<string, string>
  body: Buffer
  tags: Iterable<string>
  seconds: number
  /** What `begin()` answered before the page was rendered. */
  generation: number
}

const MAX_PAGES = 2000
const MAX_BYTES = 128 * 1024 * 1024
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Finished anonymous pages in front of everything else. Answers on raw node:http without touching `req.headers`
 * (building that object costs as much as the whole hit). A request with a session never gets here.
 */
export class PageCache {
  readonly #pages = new Map<string, Page>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #droppedAt = new Map<string, number>()
  #generation = 0
  #clearedAt = 0
  #bytes = 0
  #serving = true

  /** Answers a request from the cache, or returns false and leaves it untouched. */
  answer(req: IncomingMessage, res: ServerResponse, now: number): boolean {
    if (!this.#serving || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    if (this.#pages.size === 0) return false
    const asked = readRequest(req)
    if (!asked) return false
    const key = keyOf(asked.flags, req.url ?? '')
    const page = this.#pages.get(key)
    if (!page) return false
    if (page.expiresAt <= now) {
      this.#remove(key)
      return false
    }
    const variant = page.variants[asked.encoding]
    if (asked.ifNoneMatch && matches(asked.ifNoneMatch, page.etag)) {
      res.writeHead(304, variant.notModified)
      res.end()
      return true
    }
    res.writeHead(200, variant.headers)
    res.end(req.method === 'HEAD' ? undefined : variant.body)
    return true
  }

  /** Call before rendering; hand the answer to `keep`, which refuses a page that a write has overtaken. */
  begin(): number {
    return this.#generation
  }

  async keep(page: PageToKeep, now: number): Promise<boolean> {
    const etag = `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
    const [br, gz] = await Promise.all([
      compress.br(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      compress.gzip(page.body, { level: 9 }),
    ])
    const tags = [...page.tags]
    if (this.#overtaken(tags, page.generation)) return false
    const variants = {
      br: variantOf(page.headers, etag, br, 'br'),
      gzip: variantOf(page.headers, etag, gz, 'gzip'),
      identity: variantOf(page.headers, etag, page.body),
    }
    this.#remove(page.key)
    const size = br.length + gz.length + page.body.length
    this.#pages.set(page.key, { variants, etag, tags, expiresAt: now + page.seconds * 1000, size })
    this.#bytes += size
    for (const tag of tags) this.#keysOf(tag).add(page.key)
    this.#trim()
    return true
  }

  drop(tags: Iterable<string>): void {
    this.#generation += 1
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#generation)
      for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key)
    }
    if (this.#droppedAt.size > 20_000) this.clear()
  }

  clear(): void {
    this.#generation += 1
    this.#clearedAt = this.#generation
    this.#pages.clear()
    this.#keysByTag.clear()
    this.#droppedAt.clear()
    this.#bytes = 0
  }

  /** While writes of other nodes cannot be heard, nothing is served and everything is forgotten. */
  suspend(): void {
    this.#serving = false
    this.clear()
  }

  resume(): void {
    this.clear()
    this.#serving = true
  }

  get size(): number {
    return this.#pages.size
  }

  #overtaken(tags: string[], generation: number): boolean {
    if (!this.#serving || this.#clearedAt > generation) return true
    return tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > generation)
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#keysByTag.get(tag) ?? new Set()
    this.#keysByTag.set(tag, keys)
    return keys
  }

  #remove(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= page.size
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }

  #trim(): void {
    for (const key of this.#pages.keys()) {
      if (this.#pages.size <= MAX_PAGES && this.#bytes <= MAX_BYTES) return
      this.#remove(key)
    }
  }
}

/** Pages differ by address and by the two choices that a visitor's cookies carry, never by anything else. */
export const keyOf = (flags: string, url: string): string => `${flags}${url}`

function variantOf(headers: Record<string, string>, etag: string, body: Buffer, encoding?: 'br' | 'gzip') {
  const kept: Record<string, string> = {
    ...headers,
    etag,
    vary: 'accept-encoding, cookie',
    'cache-control': 'private, no-cache',
  }
  const { 'content-type': _type, ...notModified } = kept
  return {
    headers: {
      ...kept,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    notModified,
    body,
  }
}

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
