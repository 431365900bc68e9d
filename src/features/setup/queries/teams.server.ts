import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'

/** Lists the club's teams for the form. */
export const listTeams = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ id: teams.id, name: teams.name, genre: teams.genre, youth: teams.youth })
    .from(teams)
    .orderBy(asc(teams.position), asc(teams.name))
