import { adminPaths } from '../../../admin-paths.ts'

export const INVOICES = adminPaths.invoices

/** The query parameters of the list, not those of its modals. */
export const OF_INVOICES = ['q', 'show', 'sort'] as const
