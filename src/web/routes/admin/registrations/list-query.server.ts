import { type AdminSearch, adminSearch } from '../../../../features/registrations/review/schema.ts'

/** The query of the list from a request. */
export const registrationSearchIn = (request: Request): AdminSearch =>
  adminSearch.parse(Object.fromEntries(new URL(request.url).searchParams))
