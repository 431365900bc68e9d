import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'

/** The club's teams as the form shows them. */
export const listTeams = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ id: teams.id, name: teams.name, genre: teams.genre, youth: teams.youth })
    .from(teams)
    .orderBy(asc(teams.position), asc(teams.name))
