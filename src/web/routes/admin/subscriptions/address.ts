export const SUBSCRIPTIONS = '/admin/subscriptions'

/** The query parameters of the list, as opposed to those of its modals. */
export const OF_SUBSCRIPTIONS = ['q', 'show', 'sort'] as const
