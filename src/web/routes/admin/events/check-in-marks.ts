import { redirect } from 'react-router'
import { markCheckIns } from '../../../../features/events/check-in/commands/mark-check-ins.server.ts'
import { ticketStates } from '../../../../features/events/check-in/queries/check-in-list.server.ts'
import { checkInsInput } from '../../../../features/events/check-in/schema.ts'
import { isId } from '../../../../kernel/ids.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { sentMarks } from '../../../sent-marks.server.ts'
import type { Route } from './+types/check-in-marks'

/** A GET, such as the address typed in, opens the list. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(adminPaths.checkIn(params.id))

/** Saves the check-ins that a phone has stored, sent as JSON. Returns the current state of all tickets. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const marks = await sentMarks(request, checkInsInput)
  if (!marks || !isId(params.id)) return new Response(null, { status: 422 })
  const ctx = ctxOf(context)
  const marked = await markCheckIns(ctx, params.id, marks)
  if (!marked.ok) return new Response(null, { status: 409 })
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json(await ticketStates(ctx, params.id), { headers })
}
