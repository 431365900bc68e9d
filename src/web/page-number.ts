/** The page number in the query of an address; anything else means page 1. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
