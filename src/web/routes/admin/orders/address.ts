import { adminPaths } from '../../../admin-paths.ts'

export const ORDERS = adminPaths.orders

/** Parameters of the orders page itself, without those of a modal over it. */
export const OF_ORDERS = ['q', 'show', 'open'] as const
