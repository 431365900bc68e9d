import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canEditSession } from '../../policy.ts'
import { listedMembers } from '../../sessions/queries/concerned.server.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionAttendance, sessionTrialists } from '../../sessions/table.server.ts'
import type { MarkInput } from '../schema.ts'

/** Marks are accepted from two hours before a session until four weeks after it. */
const BEFORE_MS = 2 * 3_600_000
const AFTER_MS = 28 * 86_400_000

/**
 * Records attendance. The mark with the latest time on the phones wins for each person, whatever the order of arrival,
 * so that several coaches and phones that were offline do not overwrite newer marks. Ignores people who are not on the
 * list. CLOSED: the session is too far in the past or future. Throws Forbidden unless the caller coaches a team of the
 * session, NotFound for an unknown session.
 */
export async function markAttendance(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>,
  sessionId: string,
  marks: readonly MarkInput[],
): Promise<Outcome<object, { reason: 'CLOSED' }>> {
  return transact(ctx, async (tx) => {
    const session = await sessionIn(tx, sessionId)
    if (!session) throw new NotFound()
    const teamIds = session.teams.map(({ id }) => id)
    if (!canEditSession(ctx.actor, teamIds)) throw new Forbidden()
    const now = ctx.clock.now()
    const opensAt = session.startsAt.getTime() - BEFORE_MS
    if (now.getTime() < opensAt || now.getTime() > session.endsAt.getTime() + AFTER_MS)
      return refused('CLOSED')
    const listed = await peopleOfList(tx, sessionId)
    const markedById = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    for (const mark of marks.filter(({ person }) => listed.has(person))) {
      // Limited to now, because marks from a phone whose clock is fast would otherwise always win.
      const markedAt = new Date(Math.min(mark.markedAt.getTime(), now.getTime()))
      await write(tx, sessionId, { ...mark, markedAt, markedById })
    }
    return done()
  })
}

async function peopleOfList(tx: Tx, sessionId: string): Promise<Set<string>> {
  const memberIds = await listedMembers(tx, sessionId)
  const trialists = await tx
    .select({ id: sessionTrialists.id })
    .from(sessionTrialists)
    .where(eq(sessionTrialists.sessionId, sessionId))
  return new Set([...memberIds.map((id) => `member/${id}`), ...trialists.map(({ id }) => `trialist/${id}`)])
}

async function write(
  tx: Tx,
  sessionId: string,
  { person, state, markedAt, markId, markedById }: MarkInput & { markedById: string | null },
): Promise<void> {
  const [kind, id = ''] = person.split('/')
  const mark = { state, markedAt, markId, markedById }
  if (kind === 'trialist') {
    const { markedAt: at, markId: last } = sessionTrialists
    const isLater = or(
      isNull(at),
      sql`(${at}, ${last}) < (${markedAt.toISOString()}::timestamptz, ${markId}::uuid)`,
    )
    await tx
      .update(sessionTrialists)
      .set(mark)
      .where(and(eq(sessionTrialists.id, id), isLater))
    return
  }
  await tx
    .insert(sessionAttendance)
    .values({ sessionId, memberId: id, ...mark })
    .onConflictDoUpdate({
      target: [sessionAttendance.sessionId, sessionAttendance.memberId],
      set: mark,
      setWhere: sql`(${sessionAttendance.markedAt}, ${sessionAttendance.markId}) < (excluded.marked_at, excluded.mark_id)`,
    })
}
