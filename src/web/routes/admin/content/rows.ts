import { studioRows } from '../../../../features/studio/queries/rows.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { parseQuery } from './list-query.ts'

/** Further rows of a list, for its table. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { rows } = await studioRows(ctxOf(context), params.collection, parseQuery(request))
  return rowsResponse(rows)
}
