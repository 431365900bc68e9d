import { eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canEditSession } from '../../policy.ts'
import { membersOfSession } from '../../sessions/queries/concerned.server.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionAttendance, sessionTrialists } from '../../sessions/table.server.ts'
import type { MarkInput } from '../schema.ts'

/** Marks are taken from two hours before a session until four weeks after it. */
const BEFORE_MS = 2 * 3_600_000
const AFTER_MS = 28 * 86_400_000

/**
 * Records who was there. For each person the latest mark in the time of the phones counts, whatever order they arrive
 * in and however often, so that two coaches and a phone without a network do not overwrite each other. Marks about
 * people who are not in the list are left out. CLOSED: the session is too far away. Throws Forbidden unless the caller
 * coaches a team of the session, NotFound for an unknown session.
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
    const rows = marks
      .filter(({ person }) => listed.has(person))
      // A phone whose clock is fast must not win for ever.
      .map((mark) => ({ ...mark, markedAt: new Date(Math.min(mark.markedAt.getTime(), now.getTime())) }))
      .map((mark) => ({ ...rowOf(sessionId, mark), markedById }))
    for (const row of rows) await write(tx, row)
    return done()
  })
}

async function peopleOfList(tx: Tx, sessionId: string): Promise<Set<string>> {
  const memberIds = await membersOfSession(tx, sessionId)
  const trialists = await tx
    .select({ id: sessionTrialists.id })
    .from(sessionTrialists)
    .where(eq(sessionTrialists.sessionId, sessionId))
  return new Set([...memberIds.map((id) => `member/${id}`), ...trialists.map(({ id }) => `trialist/${id}`)])
}

function rowOf(sessionId: string, { person, state, markId, markedAt }: MarkInput) {
  const [kind, id = ''] = person.split('/')
  const target = kind === 'member' ? { memberId: id, trialistId: null } : { memberId: null, trialistId: id }
  return { sessionId, ...target, state, markId, markedAt }
}

async function write(tx: Tx, row: typeof sessionAttendance.$inferInsert): Promise<void> {
  const { state, markedAt, markId, markedById } = row
  await tx
    .insert(sessionAttendance)
    .values(row)
    .onConflictDoUpdate({
      target: [sessionAttendance.sessionId, sessionAttendance.memberId, sessionAttendance.trialistId],
      set: { state, markedAt, markId, markedById },
      setWhere: sql`(${sessionAttendance.markedAt}, ${sessionAttendance.markId}) < (excluded.marked_at, excluded.mark_id)`,
    })
}
