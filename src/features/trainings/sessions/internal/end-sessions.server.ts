import { inArray } from 'drizzle-orm'
import { addDays } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { type Period, weekdayOf } from '../../series/model.ts'
import { allCancelledEmail } from '../model/messages.ts'
import type { TrainingSession } from '../model/session.ts'
import { currentMembers } from '../queries/concerned.server.ts'
import { sessionAnswers, sessionAttendance, sessionTrialists, trainingSessions } from '../table.server.ts'
import { notifySessions } from './notify-sessions.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>

/** The sessions that a changed series no longer has: those whose day, on its weekday, is before or after it. */
export const endedSessions = (
  sessions: readonly TrainingSession[],
  { firstOn, lastOn, weekday }: Period & { weekday: number },
): TrainingSession[] =>
  sessions.filter(({ day: planned }) => {
    const day = addDays(planned, weekday - weekdayOf(planned))
    return day < firstOn || day > lastOn
  })

/** The number of sessions, and of members who are notified if they end. */
export async function impactOf(tx: Tx, sessions: readonly TrainingSession[]) {
  const ids = sessions.map(({ id }) => id)
  const concerned = ids.length === 0 ? [] : await currentMembers(tx, ids)
  return { sessions: ids.length, people: new Set(concerned.map(({ memberId }) => memberId)).size }
}

/** Deletes sessions, answered or not, and notifies the members once per key. Returns the number notified. */
export async function endSessions(
  ctx: Needs,
  tx: Tx,
  sessions: readonly TrainingSession[],
  key: string,
): Promise<number> {
  if (sessions.length === 0) return 0
  const notified = await notifySessions(ctx, tx, sessions, { key, compose: allCancelledEmail })
  const ids = sessions.map(({ id }) => id)
  for (const table of [sessionAnswers, sessionTrialists, sessionAttendance])
    await tx.delete(table).where(inArray(table.sessionId, ids))
  await tx.delete(trainingSessions).where(inArray(trainingSessions.id, ids))
  return notified
}
