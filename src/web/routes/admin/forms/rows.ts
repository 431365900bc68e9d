import { listResults } from '../../../../features/forms/queries/results.server.ts'
import { resultSearch } from '../../../../features/forms/schema.ts'
import { parseQuery, rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** More rows of the table, as JSON. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsResponse(await listResults(ctxOf(context), parseQuery(resultSearch, request)))
