import { adminRegistrations } from '../../../../features/registrations/queries/registration-list.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { parseQuery } from './list-query.server.ts'

/** Further rows of the list, for its table. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return rowsResponse(await adminRegistrations(ctxOf(context), parseQuery(request)))
}
