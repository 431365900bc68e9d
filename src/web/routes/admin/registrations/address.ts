export const REGISTRATIONS = '/admin/registrations'

/** What belongs to the list and not to a modal that stands over it. */
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

/** The list as it was, behind a modal. */
export const listIn = (request: Request): string =>
  `${REGISTRATIONS}${listQuery(new URL(request.url).searchParams)}`

/** A place inside the list: 'email', '<id>/assign'. */
export const inList = (search: URLSearchParams, path: string): string =>
  `${REGISTRATIONS}/${path}${listQuery(search)}`
