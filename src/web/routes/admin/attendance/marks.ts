import { markAttendance } from '../../../../features/trainings/attendance/commands/mark-attendance.server.ts'
import { attendanceStates } from '../../../../features/trainings/attendance/queries/attendance-list.server.ts'
import { marksInput } from '../../../../features/trainings/attendance/schema.ts'
import { isId } from '../../../../kernel/ids.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/marks'

const LONGEST_BODY = 200_000

/** Saves the marks that a phone has stored, sent as JSON. Returns everyone's current marks. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const text = await request.text()
  const parsed = text.length > LONGEST_BODY ? undefined : marksInput.safeParse(jsonOf(text))
  if (!parsed?.success || !isId(params.session)) return new Response(null, { status: 422 })
  const ctx = ctxOf(context)
  const marked = await markAttendance(ctx, params.session, parsed.data)
  if (!marked.ok) return new Response(null, { status: 409 })
  const headers = { 'cache-control': 'private, no-store' }
  return Response.json(await attendanceStates(ctx, params.session), { headers })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema rejects it
  }
}
