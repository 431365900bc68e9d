import { LIGHTS, lightOf } from '../../../../features/volunteering/duties/model/points.ts'
import { seasonPoints } from '../../../../features/volunteering/duties/queries/points.server.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/points-export'

/** Exports the season's points as CSV. Formulas are escaped. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const target = ctx.club.dutyTarget
  const lines = (await seasonPoints(ctx)).map(({ names, done, planned }) => [
    names,
    done,
    planned,
    target > 0 ? LIGHTS[lightOf(done, target)].text : '',
  ])
  return csvResponse('volunteering-points', [['Name', 'Points', 'Planned', 'Target'], ...lines])
}
