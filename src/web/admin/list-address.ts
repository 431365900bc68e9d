import type { z } from 'zod'

/** What a list of the back office is asked for, by its schema; what the schema does not know is left out. */
export const askedIn = <S extends z.ZodType>(schema: S, request: Request): z.output<S> =>
  schema.parse(Object.fromEntries(new URL(request.url).searchParams))

/** The query of a list without what only its modals use: '?q=…' or ''. */
export function queryOf(search: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams([...search].filter(([name, value]) => names.includes(name) && value))
  return kept.size > 0 ? `?${kept}` : ''
}

/** Rows as JSON, for the table that asks for more of them. Kept nowhere. */
export const rowsAnswer = (rows: object): Response =>
  Response.json(rows, { headers: { 'cache-control': 'private, no-store' } })
