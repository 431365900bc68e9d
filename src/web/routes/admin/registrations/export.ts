import { exportRegistrations } from '../../../../features/registrations/review/queries/export.server.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'
import { registrationSearchIn } from './list-query.server.ts'

/** Exports the listed registrations as CSV. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { header, rows } = await exportRegistrations(ctxOf(context), registrationSearchIn(request))
  return csvResponse('registrations', [header, ...rows])
}
