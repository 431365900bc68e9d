import { adminRegistrations } from '../../../../features/registrations/review/queries/registration-list.server.ts'
import { rowsResponse } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { registrationSearchIn } from './list-query.server.ts'

/** More rows of the table, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return rowsResponse(await adminRegistrations(ctxOf(context), registrationSearchIn(request)))
}
