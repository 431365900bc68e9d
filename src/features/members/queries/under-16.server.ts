import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { teams } from '../../teams/table.server.ts'
import { members, memberTeams } from '../table.server.ts'

/**
 * Whether a member is under 16 on a day; without a date of birth, whether they are in a youth team. An expression on
 * `members`.
 */
export const isUnder16On = (day: LocalDate | SQLWrapper): SQL<boolean> => sql<boolean>`(
  coalesce(${members.bornOn} > ${day}::date - interval '16 years', false)
  or (${members.bornOn} is null and exists (select 1 from ${teams} where ${teams.youth} and (
    ${teams.id} = ${members.teamId} or ${teams.id} in (
      select ${memberTeams.teamId} from ${memberTeams} where ${memberTeams.memberId} = ${members.id})))))`

/** Whether a member is under 16 today. False for an unknown member. */
export async function isUnder16(tx: Tx, { clock }: Pick<Ctx, 'clock'>, memberId: string): Promise<boolean> {
  const isYoung = isUnder16On(clubDay(clock.now()))
  return (await tx.$count(members, and(eq(members.id, memberId), isYoung))) > 0
}
