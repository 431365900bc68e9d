export const SUBSCRIPTIONS = '/admin/subscriptions'

/** What of an address belongs to the list, and not to a modal over it. */
export const OF_SUBSCRIPTIONS = ['q', 'show', 'sort'] as const
