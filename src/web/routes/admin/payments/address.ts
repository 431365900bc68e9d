export const PAYMENTS = '/admin/payments'

/** What of an address belongs to the list, and not to a modal over it. */
export const OF_PAYMENTS = ['q', 'show', 'purpose', 'sort'] as const
