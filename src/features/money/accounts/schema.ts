import { z } from 'zod'
import { oneOf } from '../../../kernel/list-search.ts'
import { entrySearch } from '../schema.ts'
import { FORMATS } from './model/journal.ts'

/** The parameters of a file for the accounts: a season or all of them, and a month of it. */
export const exportSearch = z.object({
  format: oneOf(FORMATS),
  season: entrySearch.shape.season,
  month: entrySearch.shape.month,
})
export type ExportSearch = z.output<typeof exportSearch>
