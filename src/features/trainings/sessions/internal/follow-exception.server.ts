import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Period } from '../../series/model.ts'
import { trainingExceptions } from '../../series/table.server.ts'
import { trainingSessions } from '../table.server.ts'

/** Days without training, of one series or, with null, of all. */
type Exception = Period & { id: string; seriesId: string | null; reason: string }

/** Matches the future scheduled sessions on days without training, including those outside any series. */
export const scheduledWithin = ({ firstOn, lastOn }: Period, now: Date): SQL | undefined =>
  and(
    eq(trainingSessions.status, 'scheduled'),
    gt(trainingSessions.startsAt, now),
    gte(trainingSessions.startsAt, clubInstant(firstOn, '00:00')),
    lt(trainingSessions.startsAt, clubInstant(addDays(lastOn, 1), '00:00')),
  )

/** Cancels the future sessions of series on days without training. Returns their ids, soonest first. */
export async function cancelWithin(tx: Tx, exception: Exception, now: Date): Promise<string[]> {
  const { id, seriesId, reason } = exception
  const ofSeries =
    seriesId === null ? isNotNull(trainingSessions.seriesId) : eq(trainingSessions.seriesId, seriesId)
  const found = await lock(tx, and(ofSeries, scheduledWithin(exception, now)))
  const ids = found.map((session) => session.id)
  await change(tx, ids, { status: 'cancelled', reason, exceptionId: id }, now)
  return ids
}

/**
 * Restores the future sessions that these days without training cancelled. A session on other days without training
 * stays cancelled, with their reason. Returns the ids of the restored ones, soonest first.
 */
export async function restoreWithin(tx: Tx, exception: { id: string }, now: Date): Promise<string[]> {
  const cancelled = and(eq(trainingSessions.exceptionId, exception.id), gt(trainingSessions.startsAt, now))
  const found = await lock(tx, cancelled)
  const others = await tx.select().from(trainingExceptions).where(ne(trainingExceptions.id, exception.id))
  const byOther = Map.groupBy(found, (session) => others.find((other) => includes(other, session)))
  for (const [other, sessions] of byOther) {
    const changes = other
      ? { reason: other.reason, exceptionId: other.id }
      : { status: 'scheduled' as const, reason: '', exceptionId: null, restored: true }
    await change(
      tx,
      sessions.map(({ id }) => id),
      changes,
      now,
    )
  }
  return (byOther.get(undefined) ?? []).map(({ id }) => id)
}

type Locked = { id: string; seriesId: string | null; startsAt: Date }

function includes({ seriesId, firstOn, lastOn }: Exception, session: Locked): boolean {
  const day = clubDay(session.startsAt)
  return (seriesId === null || seriesId === session.seriesId) && firstOn <= day && day <= lastOn
}

const lock = (tx: Tx, where: SQL | undefined): Promise<Locked[]> =>
  tx
    .select({
      id: trainingSessions.id,
      seriesId: trainingSessions.seriesId,
      startsAt: trainingSessions.startsAt,
    })
    .from(trainingSessions)
    .where(where)
    .orderBy(asc(trainingSessions.startsAt), asc(trainingSessions.id))
    .for('update')

type Changes = Partial<typeof trainingSessions.$inferInsert>

async function change(tx: Tx, ids: readonly string[], changes: Changes, now: Date): Promise<void> {
  await tx
    .update(trainingSessions)
    .set({ ...changes, updatedAt: now, version: sql`${trainingSessions.version} + 1` })
    .where(inArray(trainingSessions.id, [...ids]))
}
