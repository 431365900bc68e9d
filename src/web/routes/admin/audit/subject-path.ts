import { adminPaths } from '../../../admin-paths.ts'

/** Subjects with an admin page of their own. */
const PAGES: Readonly<Record<string, (id: string, name: string) => string>> = {
  members: (id) => adminPaths.member(id),
  registrations: (id) => adminPaths.registration(id),
  formresults: (id) => adminPaths.form(id),
  storeorders: (id) => adminPaths.order(id),
  storebatches: (id) => `${adminPaths.orders}?open=${id}`,
  photoalbums: (id) => adminPaths.album(id),
  messages: (id) => adminPaths.message(id),
  mails: (id) => adminPaths.email(id),
  payments: (_, name) => `${adminPaths.payments}?q=${encodeURIComponent(name)}`,
  invoices: (_, name) => `${adminPaths.invoices}?q=${encodeURIComponent(name)}`,
  users: (id) => adminPaths.person(id),
  trainings: () => adminPaths.trainings,
  announcements: () => adminPaths.announcements,
}

/** Returns the page of a subject; other content types open in the studio. */
export const subjectPath = (collection: string, id: string, name: string): string =>
  PAGES[collection]?.(id, name) ?? adminPaths.entry(collection, id)
