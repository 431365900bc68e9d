import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { entryRows } from './rows.server.ts'

/** More rows of the table, as JSON. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsResponse(await entryRows(ctxOf(context), request))
