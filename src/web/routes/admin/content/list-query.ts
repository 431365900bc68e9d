import type { RowQuery } from '../../../../features/studio/queries/rows.server.ts'

const MOST_LETTERS = 100
/** Longer than any list. */
const LAST_START = 10_000_000
const OWN = new Set(['q', 'sort', 'start'])

/** The query of a list from a request; invalid values are ignored. */
export function listQueryIn(request: Request): RowQuery {
  const search = new URL(request.url).searchParams
  const start = Number(search.get('start') ?? 0)
  return {
    q: (search.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    sort: search.get('sort') ?? '',
    start: Number.isInteger(start) && start > 0 ? Math.min(start, LAST_START) : 0,
    filters: Object.fromEntries([...search].filter(([name]) => !OWN.has(name))),
  }
}

/** The query of a list without where it starts. */
export function listQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('start')
  const query = kept.toString()
  return query ? `?${query}` : ''
}
