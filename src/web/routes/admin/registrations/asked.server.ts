import { type DeskSearch, deskSearch } from '../../../../features/registrations/schema.ts'

/** What the list is asked for in an address. */
export const askedIn = (request: Request): DeskSearch =>
  deskSearch.parse(Object.fromEntries(new URL(request.url).searchParams))
