import { adminRegistrations } from '../../../../features/registrations/queries/registration-list.server.ts'
import { rowsAnswer } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { askedIn } from './list-query.server.ts'

/** Further rows of the list, for its table. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return rowsAnswer(await adminRegistrations(ctxOf(context), askedIn(request)))
}
