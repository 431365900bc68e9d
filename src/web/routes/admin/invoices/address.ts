export const INVOICES = '/admin/invoices'

/** What of an address belongs to the list, and not to a modal over it. */
export const OF_INVOICES = ['q', 'show', 'sort'] as const
