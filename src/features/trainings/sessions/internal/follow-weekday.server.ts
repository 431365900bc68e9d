import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { addDays, clubInstant } from '../../../../kernel/dates.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { weekdayOf } from '../../series/model.ts'
import { sessionAnswers, trainingSessions } from '../table.server.ts'

type Series = { id: string; weekday: number; startTime: string; endTime: string }

/**
 * Moves the future sessions of a series to its new weekday within the same week, and deletes answers given for the old
 * day. If the new day of a session has already passed, the session keeps its day and is marked as moved.
 */
export async function followWeekday(tx: Tx, series: Series, now: Date): Promise<void> {
  const ofSeries = eq(trainingSessions.seriesId, series.id)
  const all = await tx.select({ day: trainingSessions.plannedOn }).from(trainingSessions).where(ofSeries)
  const taken = new Set(all.map(({ day }) => day))
  const following = await tx
    .select({ id: trainingSessions.id, plannedOn: trainingSessions.plannedOn })
    .from(trainingSessions)
    .where(
      and(
        ofSeries,
        gt(trainingSessions.startsAt, now),
        eq(trainingSessions.status, 'scheduled'),
        eq(trainingSessions.moved, false),
      ),
    )
  const onNewDay: string[] = []
  for (const { id, plannedOn } of following) {
    const day = addDays(plannedOn, series.weekday - weekdayOf(plannedOn))
    if (day === plannedOn) continue
    const startsAt = clubInstant(day, series.startTime)
    const follows = startsAt > now && !taken.has(day)
    if (follows) onNewDay.push(id)
    const change = follows
      ? { plannedOn: day, startsAt, endsAt: clubInstant(day, series.endTime) }
      : { moved: true }
    await tx
      .update(trainingSessions)
      .set({ ...change, updatedAt: now, version: sql`${trainingSessions.version} + 1` })
      .where(eq(trainingSessions.id, id))
  }
  await forgetAnswers(tx, onNewDay)
}

/** Deletes the answers to sessions that are now on another day. */
export async function forgetAnswers(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await tx.delete(sessionAnswers).where(inArray(sessionAnswers.sessionId, [...sessionIds]))
}
