import { rotaGrid } from '../../../../features/volunteering/queries/grid.server.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'

/** Exports the rota as CSV: a row for each position and team, a column for each week. Formulas are escaped. */
export async function loader({ context }: Route.LoaderArgs) {
  const { weeks, teams, positions } = await rotaGrid(ctxOf(context))
  const lines = positions.flatMap(({ name, slots }) =>
    teams.map((team) => [name, team.name, ...weeks.map(({ id }) => slots[id]?.[team.id]?.name ?? 'Open')]),
  )
  const head = ['Position', 'Team', ...weeks.map(({ startsOn }) => startsOn)]
  return csvResponse('rota', [head, ...lines])
}
