import { redirect } from 'react-router'
import { markAttendance } from '../../../../features/trainings/attendance/commands/mark-attendance.server.ts'
import { attendanceStates } from '../../../../features/trainings/attendance/queries/attendance-list.server.ts'
import { marksInput } from '../../../../features/trainings/attendance/schema.ts'
import { isId } from '../../../../kernel/ids.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { sentMarks } from '../../../sent-marks.server.ts'
import type { Route } from './+types/marks'

/** A GET, such as the address typed in, opens the list. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(adminPaths.attendance(params.session))

/** Saves the marks that a phone has stored, sent as JSON. Returns everyone's current marks. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const marks = await sentMarks(request, marksInput)
  if (!marks || !isId(params.session)) return new Response(null, { status: 422 })
  const ctx = ctxOf(context)
  const marked = await markAttendance(ctx, params.session, marks)
  if (!marked.ok) return new Response(null, { status: 409 })
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json(await attendanceStates(ctx, params.session), { headers })
}
