import { and, eq, isNull } from 'drizzle-orm'
import { clubInstant, type LocalDate } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { changeSession } from '../internal/change-session.server.ts'
import { forgetAnswers } from '../internal/follow-weekday.server.ts'
import { lockSession } from '../internal/lock-session.server.ts'
import { notifySession } from '../internal/notify-session.server.ts'
import { movedEmail } from '../model/messages.ts'
import { trainingSessions } from '../table.server.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>
export type SessionMove = {
  id: string
  day: LocalDate
  startTime: string
  endTime: string
  venueId: string | null
  venueText: string
  reason: string
}

/**
 * Changes the time or place of one session and notifies the members of its teams. If it moves to another day, earlier
 * answers no longer count. PAST: the old or new time has ended. CANCELLED: the session is cancelled. SAME: it already
 * has this time and place, so nobody is notified. Throws Forbidden unless the caller coaches one of its teams, NotFound
 * for an unknown session.
 */
export async function moveSession(
  ctx: WriteCtx,
  { id, day, startTime, endTime, ...place }: SessionMove,
): Promise<Outcome<{ notified: number }, { reason: 'PAST' | 'CANCELLED' | 'SAME' }>> {
  return transact(ctx, async (tx) => {
    const before = await lockSession(tx, ctx, id)
    const [startsAt, endsAt] = [clubInstant(day, startTime), clubInstant(day, endTime)]
    const now = ctx.clock.now()
    if (before.status === 'cancelled') return refused('CANCELLED')
    if (before.endsAt <= now || endsAt <= now) return refused('PAST')
    if (await isAt(tx, { id, startsAt, endsAt, ...place })) return refused('SAME')
    const changes = { ...place, startsAt, endsAt, moved: true }
    const { session, version } = await changeSession(ctx, tx, id, changes, 'training-sessions.move')
    const isOtherDay = session.day !== before.day
    if (isOtherDay) await forgetAnswers(tx, [id])
    const notified = await notifySession(ctx, tx, session, {
      key: `training-moved:${id}:${version}`,
      compose: (context) => movedEmail(session, before, context),
    })
    return done({ notified })
  })
}

type Times = Pick<SessionMove, 'id' | 'venueId' | 'venueText'> & { startsAt: Date; endsAt: Date }

async function isAt(tx: Tx, { id, startsAt, endsAt, venueId, venueText }: Times): Promise<boolean> {
  const stored = trainingSessions
  const isAtPlace = and(
    venueId === null ? isNull(stored.venueId) : eq(stored.venueId, venueId),
    eq(stored.venueText, venueText),
  )
  const isThen = and(eq(stored.startsAt, startsAt), eq(stored.endsAt, endsAt))
  return (await tx.$count(stored, and(eq(stored.id, id), isThen, isAtPlace))) > 0
}
