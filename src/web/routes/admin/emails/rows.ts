import { listMailResults } from '../../../../platform/mail/results.ts'
import { askedIn, rowsAnswer } from '../../../admin/list-address.ts'
import { mailSearch } from '../../../admin/mail-search.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** Further rows of the list, for its table. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsAnswer(await listMailResults(ctxOf(context), askedIn(mailSearch, request)))
