import type { Outcome } from '../../kernel/outcome.ts'

/** One item of a collection, as the other site answers it: nothing of it is checked. */
export type SourceItem = Readonly<Record<string, unknown>>

/** NONE: the site has no such collection. CLOSED: it needs a login. The others: no usable answer. */
export type ListRefusal = { reason: 'NONE' | 'CLOSED' | 'NO_ANSWER' | 'NOT_JSON' }
export type FileRefusal = { reason: 'MISSING' | 'ELSEWHERE' | 'TOO_LARGE' }

/** A Strapi 3 site whose content is moved: its collections and its uploads. */
export type StrapiSource = {
  /** All items of a collection; a single type has one. */
  list(collection: string): Promise<Outcome<{ items: SourceItem[] }, ListRefusal>>
  /** The bytes of an upload, by the address that items carry. */
  file(url: string): Promise<Outcome<{ bytes: Uint8Array }, FileRefusal>>
}

export const isItem = (value: unknown): value is SourceItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The items of parsed JSON: a list, or the one object of a single type. */
export function itemsOf(json: unknown): SourceItem[] | undefined {
  if (Array.isArray(json)) return json.filter(isItem)
  return isItem(json) ? [json] : undefined
}
