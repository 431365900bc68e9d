import { adminPaths } from '../../../admin-paths.ts'

export const REGISTRATIONS = adminPaths.registrations

/** The query parameters of the list, as opposed to those of its modals. */
const OF_LIST = ['q', 'status', 'payment', 'sort'] as const

/** The query of the list in an address, as '?…' or ''. */
export function listQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of OF_LIST) {
    const value = search.get(name)
    if (value) kept.set(name, value)
  }
  const query = kept.toString()
  return query ? `?${query}` : ''
}

/** The address of the list behind a modal. */
export const listIn = (request: Request): string =>
  `${REGISTRATIONS}${listQuery(new URL(request.url).searchParams)}`

/** A path below the list with its query: 'email', '<id>/assign'. */
export const inList = (search: URLSearchParams, path: string): string =>
  `${REGISTRATIONS}/${path}${listQuery(search)}`
