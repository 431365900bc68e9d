import { type AdminSearch, adminSearch } from '../../../../features/registrations/schema.ts'

/** What the list is asked for in an address. */
export const parseQuery = (request: Request): AdminSearch =>
  adminSearch.parse(Object.fromEntries(new URL(request.url).searchParams))
