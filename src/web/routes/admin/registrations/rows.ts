import { deskRegistrations } from '../../../../features/registrations/queries/desk-list.server.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'
import { askedIn } from './asked.server.ts'

/** Further rows of the list, for its table. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await deskRegistrations(ctxOf(context), askedIn(request)), {
    headers: { 'cache-control': 'private, no-store' },
  })
}
