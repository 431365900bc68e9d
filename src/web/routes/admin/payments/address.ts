import { adminPaths } from '../../../admin-paths.ts'

export const PAYMENTS = adminPaths.payments

/** The query parameters of the list, not those of its modals. */
export const OF_PAYMENTS = ['q', 'show', 'purpose', 'sort'] as const
