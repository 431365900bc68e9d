export const ORDERS = '/admin/orders'

/** What of an address belongs to the page, and not to a modal over it. */
export const OF_ORDERS = ['q', 'show', 'open'] as const
