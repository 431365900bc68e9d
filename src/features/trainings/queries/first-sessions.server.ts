import type { Ctx } from '../../../platform/context.ts'
import { teamNames } from '../../teams/queries.server.ts'
import { type TeamTraining, trainingsOf } from './trainings.server.ts'

/** The sessions that somebody new may come to: those of their team, where they have one; else of all of their age. */
export async function firstSessions(
  ctx: Pick<Ctx, 'db' | 'pages'>,
  { team, isMinor }: { team: string | undefined; isMinor: boolean },
): Promise<TeamTraining[]> {
  const [trainings, teams] = await Promise.all([trainingsOf(ctx), teamNames(ctx)])
  const ofAge = new Set(teams.filter(({ youth }) => youth === isMinor).map(({ slug }) => slug))
  const own = trainings.filter(({ teamSlug }) => teamSlug !== null && teamSlug === team)
  if (own.length > 0) return own
  return trainings.filter(({ teamSlug }) => teamSlug !== null && ofAge.has(teamSlug))
}
