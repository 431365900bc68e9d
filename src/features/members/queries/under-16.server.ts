import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { LocalDate } from '../../../kernel/dates.ts'
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
