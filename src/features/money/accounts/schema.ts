import { z } from 'zod'
import { oneOf } from '../../../kernel/list-search.ts'
import { entrySearch } from '../schema.ts'
import { FORMATS } from './model/journal.ts'

/** The parameters of a file for the accounts: a season or all of them, and a month of it, or a payout. */
export const exportSearch = z.object({
  format: oneOf(FORMATS),
  season: entrySearch.shape.season,
  month: entrySearch.shape.month,
  /** The id of a payout of the card provider, instead of a season. */
  payout: z.string().max(100).default('').catch(''),
})
export type ExportSearch = z.output<typeof exportSearch>
