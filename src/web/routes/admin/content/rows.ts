import { studioRows } from '../../../../features/studio/queries/rows.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { listQueryIn } from './list-query.ts'

/** More rows of the table, as JSON. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { rows } = await studioRows(ctxOf(context), params.collection, listQueryIn(request))
  return rowsResponse(rows)
}
