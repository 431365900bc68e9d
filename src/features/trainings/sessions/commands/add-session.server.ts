import { eq, inArray } from 'drizzle-orm'
import { clubInstant, type LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { findSameRow, hasExactly } from '../../../../platform/database/same-row.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { teams } from '../../../teams/table.server.ts'
import { canPlanFor } from '../../policy.ts'
import { SESSIONS_TAG } from '../model/session.ts'
import { sessionTeams, trainingSessions } from '../table.server.ts'

export type NewSession = {
  teams: readonly string[]
  day: LocalDate
  startTime: string
  endTime: string
  venueId: string | null
  venueText: string
  reason: string
}

/** A session that begins within this time is at short notice. */
const SHORT_NOTICE_MS = 24 * 3_600_000

/**
 * Adds a session and asks the members of its teams immediately if it begins within a day. A form that is sent twice
 * adds one session. PAST: it has already ended. Throws Forbidden unless the caller coaches all of its teams, NotFound
 * for an unknown team.
 */
export async function addSession(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>,
  { teams: teamIds, day, startTime, endTime, ...place }: NewSession,
): Promise<Outcome<{ id: string; isAskedNow: boolean }, { reason: 'PAST' }>> {
  if (!canPlanFor(ctx.actor, teamIds)) throw new Forbidden()
  const [startsAt, endsAt] = [clubInstant(day, startTime), clubInstant(day, endTime)]
  if (endsAt <= ctx.clock.now()) return refused('PAST')
  return transact(ctx, async (tx) => {
    const known = await tx
      .select({ teamId: teams.id })
      .from(teams)
      .where(inArray(teams.id, [...teamIds]))
    if (known.length < new Set(teamIds).size) throw new NotFound()
    // The daily runs would ask too late.
    const isAskedNow = startsAt.getTime() <= ctx.clock.now().getTime() + SHORT_NOTICE_MS
    const facts = { plannedOn: day, startsAt, endsAt, ...place }
    const outside = { ...facts, seriesId: null, status: 'scheduled' }
    const same = await findSameRow(tx, trainingSessions, outside, isOfTeams(teamIds))
    if (same !== undefined) return done({ id: same, isAskedNow })
    const id = newId()
    await tx.insert(trainingSessions).values({ id, ...facts })
    await tx.insert(sessionTeams).values(known.map(({ teamId }) => ({ sessionId: id, teamId })))
    await auditStaff(tx, ctx, { action: 'training-sessions.create', subject: `${SESSIONS_TAG}/${id}` })
    await touch(tx, SESSIONS_TAG)
    if (isAskedNow) await addJob(tx, 'trainings:ask-added', { session: id })
    return done({ id, isAskedNow })
  })
}

const isOfTeams = (teamIds: readonly string[]) =>
  hasExactly(sessionTeams.teamId, eq(sessionTeams.sessionId, trainingSessions.id), teamIds)
