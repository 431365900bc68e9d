import { sql } from 'drizzle-orm'
import { Invalid } from '../../../kernel/errors.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { nameTaken, spellingOf } from '../model.ts'
import { teams } from '../table.server.ts'

/**
 * Throws Invalid if another team has this name, whatever its spelling, because people, games and imports find a team by
 * name. A team may keep its current name.
 */
export async function checkTeamName(tx: Tx, name: string, id: string | undefined): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('team names', 0))`)
  const stored = await tx.select({ id: teams.id, name: teams.name }).from(teams)
  if (stored.some((team) => team.id === id && team.name === name)) return
  const wanted = spellingOf(name)
  const other = stored.find((team) => team.id !== id && spellingOf(team.name) === wanted)
  if (other) throw new Invalid({ name: [nameTaken(other.name)] })
}
