import { deskRegistrations } from '../../../../features/registrations/queries/desk-list.server.ts'
import { rowsAnswer } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { askedIn } from './asked.server.ts'

/** Further rows of the list, for its table. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return rowsAnswer(await deskRegistrations(ctxOf(context), askedIn(request)))
}
