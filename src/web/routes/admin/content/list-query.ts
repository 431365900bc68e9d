import type { RowQuery } from '../../../../features/studio/queries/rows.server.ts'

const MAX_SEARCH_LENGTH = 100
/** An offset beyond the end of any list. */
const LAST_START = 10_000_000
const OWN = new Set(['q', 'sort', 'start'])

/** Parses a list's query. Invalid values are ignored. */
export function listQueryIn(request: Request): RowQuery {
  const search = new URL(request.url).searchParams
  const start = Number(search.get('start') ?? 0)
  return {
    q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: search.get('sort') ?? '',
    start: Number.isInteger(start) && start > 0 ? Math.min(start, LAST_START) : 0,
    filters: Object.fromEntries([...search].filter(([name]) => !OWN.has(name))),
  }
}

/** Returns a list's query without its offset. */
export function listQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('start')
  const query = kept.toString()
  return query ? `?${query}` : ''
}
