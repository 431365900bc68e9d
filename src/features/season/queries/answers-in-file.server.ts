import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { seasonMembers, seasons } from '../table.server.ts'

/** Lists what a member answered about each season, newest first. The caller must have checked the permission. */
export const seasonAnswersInFile = (db: Db | Tx, memberId: string) => {
  const { answer, reason, answeredAt, isByStaff } = seasonMembers
  return db
    .select({ season: seasons.name, answer, reason, answeredAt, isByStaff })
    .from(seasonMembers)
    .innerJoin(seasons, eq(seasons.id, seasonMembers.seasonId))
    .where(and(eq(seasonMembers.memberId, memberId), isNotNull(answer)))
    .orderBy(desc(seasons.firstOn))
}
