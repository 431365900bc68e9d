import { listResults } from '../../../../features/forms/queries/results.server.ts'
import { resultSearch } from '../../../../features/forms/schema.ts'
import { askedIn, rowsAnswer } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** Further rows of the list, for its table. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsAnswer(await listResults(ctxOf(context), askedIn(resultSearch, request)))
