import { adminPaths } from '../../../admin-paths.ts'

export const SUBSCRIPTIONS = adminPaths.subscriptions

/** The query parameters of the list, not those of its modals. */
export const OF_SUBSCRIPTIONS = ['q', 'show', 'sort'] as const
