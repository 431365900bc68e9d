import { sql } from 'drizzle-orm'
import { coachedTeams } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { canEditTrainings } from '../../policy.ts'

/** Afterwards nobody remembers who came. */
const DAYS = 14

export type UnmarkedSession = { id: string; teams: string; endsAt: Date }

/**
 * Lists the sessions of the last fortnight whose attendance nobody has taken, in the teams of the caller, oldest first.
 * Throws Forbidden unless the caller is a coach or an administrator.
 */
export async function unmarkedSessions({
  db,
  actor,
  clock,
}: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<UnmarkedSession[]> {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const teams = coachedTeams(actor)
  const isCoached =
    teams === 'all' ? sql`true` : sql`t.id = any(${sql.param(teams.map(({ id }) => id))}::uuid[])`
  const now = clock.now()
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const found = await rows<{ id: string; teams: string; endsAt: string }>(
    db,
    sql`select s.id, s.ends_at as "endsAt", string_agg(t.name, ', ' order by t.position) as teams
      from training_sessions s
      join training_session_teams st on st.session_id = s.id
      join teams t on t.id = st.team_id
      where s.status = 'scheduled' and ${isCoached}
        and s.ends_at between ${since.toISOString()}::timestamptz and ${now.toISOString()}::timestamptz
        and not exists (select 1 from session_attendance a where a.session_id = s.id)
      group by s.id order by s.ends_at, s.id`,
  )
  return found.map(({ endsAt, ...row }) => ({ ...row, endsAt: new Date(endsAt) }))
}
