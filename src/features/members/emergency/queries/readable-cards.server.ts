import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { games } from '../../../games/table.server.ts'
import { sessionTeams, trainingSessions } from '../../../trainings/sessions/table.server.ts'
import { members, memberTeams } from '../../table.server.ts'
import { canReadCard, GAME_HOURS, READ_HOURS } from '../model.ts'
import { teamsOfCoach } from '../policy.ts'
import { emergencyCards } from '../table.server.ts'

export type ReadableCard = { memberId: string; name: string; hasCard: boolean }

type Found = { member_id: string; name: string; has_card: boolean; starts_at: Date; ends_at: Date }

/**
 * Lists the active members whose cards the calling coach can read now: those of the teams in a current session or
 * game. Empty for everyone else.
 */
export async function readableCards({
  db,
  actor,
  clock,
}: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<ReadableCard[]> {
  const teamIds = teamsOfCoach(actor).map(({ id }) => id)
  if (teamIds.length === 0) return []
  const now = clock.now()
  const teams = sql`${sql.param(teamIds)}::uuid[]`
  const hours = sql.raw(`interval '${READ_HOURS} hours'`)
  const gameHours = sql.raw(`interval '${GAME_HOURS} hours'`)
  const found = await rows<Found>(
    db,
    sql`with occasions as (
        select st.team_id, s.starts_at, s.ends_at from ${trainingSessions} s
          join ${sessionTeams} st on st.session_id = s.id
          where s.status = 'scheduled' and st.team_id = any(${teams})
        union all
        select g.team_id, g.starts_at, g.starts_at + ${gameHours} from ${games} g
          where g.status not in ('cancelled', 'postponed') and g.team_id = any(${teams})
      )
      select m.id as member_id, m.name, o.starts_at, o.ends_at,
        exists (select 1 from ${emergencyCards} c where c.member_id = m.id) as has_card
      from occasions o join ${members} m on m.active and (m.team_id = o.team_id or exists (
        select 1 from ${memberTeams} mt where mt.member_id = m.id and mt.team_id = o.team_id))
      where o.starts_at <= ${now.toISOString()}::timestamptz + ${hours}
        and o.ends_at >= ${now.toISOString()}::timestamptz - ${hours}
      order by m.name_key, m.id`,
  )
  const open = found.filter(({ starts_at, ends_at }) =>
    canReadCard(now, { startsAt: new Date(starts_at), endsAt: new Date(ends_at) }),
  )
  const byMember = new Map(open.map((row) => [row.member_id, row]))
  return [...byMember.values()].map(({ member_id, name, has_card }) => ({
    memberId: member_id,
    name,
    hasCard: has_card,
  }))
}
