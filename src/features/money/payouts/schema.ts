import { z } from 'zod'
import { startRow } from '../../../kernel/list-search.ts'

/** The payouts on one page of the list. */
export const PAGE = 100

export const payoutSearch = z.object({ start: startRow })
