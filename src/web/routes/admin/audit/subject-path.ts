/** Pages of subjects that have their own section. */
const PAGES: Readonly<Record<string, (id: string, name: string) => string>> = {
  members: (id) => `/admin/members/${id}`,
  registrations: (id) => `/admin/registrations/${id}`,
  formresults: (id) => `/admin/forms/${id}`,
  storeorders: (id) => `/admin/orders/order/${id}`,
  storebatches: (id) => `/admin/orders?open=${id}`,
  photoalbums: (id) => `/admin/photos/${id}`,
  mails: (id) => `/admin/emails/${id}`,
  payments: (_, name) => `/admin/payments?q=${encodeURIComponent(name)}`,
  invoices: (_, name) => `/admin/invoices?q=${encodeURIComponent(name)}`,
  trainings: () => '/admin/trainings',
}

/** The page of a subject; other content types open in the studio. */
export const subjectPath = (collection: string, id: string, name: string): string =>
  PAGES[collection]?.(id, name) ?? `/admin/content/${collection}/${id}`
