import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { memberRows } from './rows.server.ts'

/** More rows of the table, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return rowsResponse(await memberRows(ctxOf(context), request))
}
