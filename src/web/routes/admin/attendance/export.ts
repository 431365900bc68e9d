import { ratesOfTeam } from '../../../../features/trainings/attendance/queries/rates.server.ts'
import { isId } from '../../../../kernel/ids.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/export'

/** Exports a team's attendance as CSV, one row for each player and month. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const team = new URL(request.url).searchParams.get('team') ?? ''
  if (!isId(team)) throw new Response(WORDS.pageNotFound, { status: 404 })
  const rates = await ratesOfTeam(ctxOf(context), team)
  const lines = rates.map(({ name, month, attended, marked }) => [
    name,
    month,
    attended,
    marked,
    Math.round((100 * attended) / marked),
  ])
  return csvResponse('attendance', [['Name', 'Month', 'Attended', 'Sessions', 'Percent'], ...lines])
}
