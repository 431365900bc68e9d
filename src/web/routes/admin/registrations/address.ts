import { adminPaths } from '../../../admin-paths.ts'

export const REGISTRATIONS = adminPaths.registrations

/** The query parameters of the list, not those of its modals. */
const OF_LIST = ['q', 'status', 'payment', 'sort'] as const

/** Returns the list's query from a URL, as '?…' or ''. */
export function listQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of OF_LIST) {
    const value = search.get(name)
    if (value) kept.set(name, value)
  }
  const query = kept.toString()
  return query ? `?${query}` : ''
}

/** Returns the URL of the list behind a modal. */
export const listIn = (request: Request): string =>
  `${REGISTRATIONS}${listQuery(new URL(request.url).searchParams)}`

/** Returns a path below the list, with the list's query: 'email', '<id>/assign'. */
export const inList = (search: URLSearchParams, path: string): string =>
  `${REGISTRATIONS}/${path}${listQuery(search)}`
