import { exportRegistrations } from '../../../../features/registrations/queries/export.server.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'
import { parseQuery } from './list-query.server.ts'

/** The registrations that the list shows, as a table for a spreadsheet; no cell can be a formula. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { header, rows } = await exportRegistrations(ctxOf(context), parseQuery(request))
  return csvResponse('registrations', [header, ...rows])
}
