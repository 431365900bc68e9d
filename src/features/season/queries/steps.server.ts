import type { Ctx } from '../../../platform/context.ts'
import { requireSeasonManager } from '../policy.ts'
import type { Season } from '../table.server.ts'
import { seasonPlan } from './planned-members.server.ts'
import { isMoving } from './player-list.server.ts'

/** How far the preparation of a season is: how many teams, players and answers there are of each kind. */
export type SeasonSteps = {
  teams: { playing: number; renamed: number; leftOut: number; copiedTrainings: number }
  players: { moving: number; clashing: number; undecided: number }
  answers: { coming: number; notComing: number; silent: number }
}

/** Counts what has been decided in each step. Throws Forbidden unless an administrator calls. */
export async function seasonSteps(ctx: Pick<Ctx, 'db' | 'actor'>, season: Season): Promise<SeasonSteps> {
  requireSeasonManager(ctx)
  const { teams, members } = await seasonPlan(ctx.db, season)
  const playing = teams.filter(({ isLeftOut }) => !isLeftOut)
  const withAnswer = (wanted: string | null) => members.filter(({ answer }) => answer === wanted).length
  return {
    teams: {
      playing: playing.length,
      renamed: playing.filter(({ name, newName }) => name !== newName).length,
      leftOut: teams.length - playing.length,
      copiedTrainings: Object.keys(season.copiedSeries).length,
    },
    players: {
      moving: members.filter(isMoving).length,
      clashing: members.filter(({ clashes }) => clashes.length > 0).length,
      undecided: members.filter(({ move, newTeamId }) => move === 'no-team' && newTeamId === null).length,
    },
    answers: {
      coming: withAnswer('coming'),
      notComing: withAnswer('not-coming'),
      silent: withAnswer(null),
    },
  }
}
