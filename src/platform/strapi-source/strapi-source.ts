import type { Outcome } from '../../kernel/outcome.ts'

/** One item of a collection, exactly as the other site returned it, not validated. */
export type SourceItem = Readonly<Record<string, unknown>>

/** NONE: the site has no such collection. CLOSED: it requires a login. NO_ANSWER and NOT_JSON: no usable response. */
export type ListRefusal = { reason: 'NONE' | 'CLOSED' | 'NO_ANSWER' | 'NOT_JSON' }
export type FileRefusal = { reason: 'MISSING' | 'ELSEWHERE' | 'TOO_LARGE' }

/** A Strapi 3 site from which content is imported: its collections and its uploads. */
export type StrapiSource = {
  /** Returns all items of a collection; a single type has one. */
  list(collection: string): Promise<Outcome<{ items: SourceItem[] }, ListRefusal>>
  /** Returns the bytes of an upload, by the URL in the items. */
  file(url: string): Promise<Outcome<{ bytes: Uint8Array }, FileRefusal>>
}

/** Whether a parsed value is an item: an object, not a list. */
export const isItem = (value: unknown): value is SourceItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Extracts the items from parsed JSON: a list, or the one object of a single type. */
export function itemsOf(json: unknown): SourceItem[] | undefined {
  if (Array.isArray(json)) return json.filter(isItem)
  return isItem(json) ? [json] : undefined
}
