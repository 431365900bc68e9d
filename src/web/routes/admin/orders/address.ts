import { adminPaths } from '../../../admin-paths.ts'

export const ORDERS = adminPaths.orders

/** The query parameters of the orders page, not those of its modals. */
export const OF_ORDERS = ['q', 'show', 'open'] as const
