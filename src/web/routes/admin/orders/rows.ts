import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { orderRows } from './rows.server.ts'

/** More rows for the table of orders. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsResponse(await orderRows(ctxOf(context), request))
