import type { z } from 'zod'

/** The query of a request, parsed by the schema of its list. */
export const parseQuery = <S extends z.ZodType>(schema: S, request: Request): z.output<S> =>
  schema.parse(Object.fromEntries(new URL(request.url).searchParams))

/** The query with only these parameters: '?q=…' or ''. */
export function keepQuery(search: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams([...search].filter(([name, value]) => names.includes(name) && value))
  return kept.size > 0 ? `?${kept}` : ''
}

/** Returns further rows of a table as uncached JSON. */
export const rowsResponse = (rows: object): Response =>
  Response.json(rows, { headers: { 'cache-control': 'private, no-store' } })
