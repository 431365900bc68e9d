import type { Ctx } from '../../../platform/context.ts'
import { acceptsPerson } from '../../teams/model.ts'
import { teamNames } from '../../teams/queries/teams.server.ts'
import { listTrainings, type TeamTraining } from './trainings.server.ts'

type Person = { team: string | undefined; age: number | undefined; genre: 'men' | 'women' | undefined }

/**
 * Lists the sessions that a new member can come to: those of their team, or else of all teams for their age and gender.
 */
export async function firstSessions(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>,
  { team, ...person }: Person,
): Promise<TeamTraining[]> {
  const [trainings, teams] = await Promise.all([listTrainings(ctx), teamNames(ctx)])
  const open = new Set(teams.filter((one) => acceptsPerson(one, person)).map(({ slug }) => slug))
  const own = trainings.filter(({ teamSlug }) => teamSlug !== null && teamSlug === team)
  if (own.length > 0) return own
  return trainings.filter(({ teamSlug }) => teamSlug !== null && open.has(teamSlug))
}
