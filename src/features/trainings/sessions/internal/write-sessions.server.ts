import { and, eq, gt, gte, inArray, notExists, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant, type LocalDate } from '../../../../kernel/dates.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch } from '../../../../platform/database/transact.ts'
import { DAYS_AHEAD, daysOfSeries } from '../../series/model.ts'
import { seriesTeams, trainingExceptions, trainingSeries } from '../../series/table.server.ts'
import { SESSIONS_TAG } from '../model/session.ts'
import {
  sessionAnswers,
  sessionAttendance,
  sessionTeams,
  sessionTrialists,
  trainingSessions,
} from '../table.server.ts'

type Scope = {
  /** Limits the run to one series. */
  seriesId?: string | undefined
  /** Sessions that have begun by then are not changed. */
  now: Date
  /** The last day to generate; 8 weeks from now by default. */
  until?: LocalDate
}

/**
 * Updates the sessions of series: adds missing ones, changes time and place, and removes those that no longer take
 * place. Moved, cancelled or answered sessions are never removed; moved or cancelled ones are not changed either.
 * Idempotent, and safe to run concurrently.
 */
export async function writeSessions(tx: Tx, { seriesId, now, until }: Scope): Promise<void> {
  const within = { firstOn: clubDay(now), lastOn: until ?? addDays(clubDay(now), DAYS_AHEAD) }
  const ofScope = seriesId === undefined ? undefined : eq(trainingSeries.id, seriesId)
  const all = await tx.select().from(trainingSeries).where(ofScope)
  if (all.length === 0) return
  const exceptions = await tx
    .select()
    .from(trainingExceptions)
    .where(gte(trainingExceptions.lastOn, within.firstOn))
  const restored = await restoredDays(tx, now)
  const wanted = all.flatMap((series) => {
    const own = exceptions.filter((one) => one.seriesId === null || one.seriesId === series.id)
    const isRestored = (day: LocalDate) => restored.has(`${series.id} ${day}`)
    const days = daysOfSeries(series, [], within)
    const held = new Set(daysOfSeries(series, own, within))
    return days.filter((day) => held.has(day) || isRestored(day)).map((day) => sessionOn(series, day))
  })
  const coming = wanted.filter(({ startsAt }) => startsAt > now)
  const ids = all.map(({ id }) => id)
  const changed = (await upsert(tx, coming, now)) + (await removeOthers(tx, ids, coming, now))
  const regrouped = await copyTeams(tx, ids, now)
  if (changed + regrouped > 0) await touch(tx, SESSIONS_TAG)
}

/** Lists the future sessions, as series and day, that a coach restored although training is off on their day. */
async function restoredDays(tx: Tx, now: Date): Promise<Set<string>> {
  const found = await tx
    .select({ seriesId: trainingSessions.seriesId, day: trainingSessions.plannedOn })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.restored, true), gt(trainingSessions.startsAt, now)))
  return new Set(found.map(({ seriesId, day }) => `${seriesId} ${day}`))
}

type NewSession = typeof trainingSessions.$inferInsert
type Series = typeof trainingSeries.$inferSelect

const sessionOn = (
  series: Series,
  day: LocalDate,
): NewSession & { plannedOn: LocalDate; startsAt: Date } => ({
  seriesId: series.id,
  plannedOn: day,
  startsAt: clubInstant(day, series.startTime),
  endsAt: clubInstant(day, series.endTime),
  venueId: series.venueId,
  venueText: series.venueText,
})

const FROM_SERIES = ['starts_at', 'ends_at', 'venue_id', 'venue_text'] as const

async function upsert(tx: Tx, sessions: NewSession[], now: Date): Promise<number> {
  if (sessions.length === 0) return 0
  const [stored, given] = ['training_sessions', 'excluded'].map((row) =>
    sql.raw(`(${FROM_SERIES.map((name) => `${row}.${name}`).join(', ')})`),
  )
  const excluded = (name: string) => sql.raw(`excluded.${name}`)
  const written = await tx
    .insert(trainingSessions)
    .values(sessions)
    .onConflictDoUpdate({
      target: [trainingSessions.seriesId, trainingSessions.plannedOn],
      set: {
        startsAt: excluded('starts_at'),
        endsAt: excluded('ends_at'),
        venueId: excluded('venue_id'),
        venueText: excluded('venue_text'),
        version: sql`${trainingSessions.version} + 1`,
        updatedAt: now,
      },
      setWhere: sql`not ${trainingSessions.moved} and ${trainingSessions.status} = 'scheduled'
        and ${stored} is distinct from ${given}`,
    })
    .returning({ id: trainingSessions.id })
  return written.length
}

/** Removes future sessions that are no longer part of their series. */
async function removeOthers(
  tx: Tx,
  ids: readonly string[],
  wanted: readonly { seriesId?: string | null | undefined; plannedOn: LocalDate }[],
  now: Date,
): Promise<number> {
  const kept = wanted.map(({ seriesId, plannedOn }) => `${seriesId} ${plannedOn}`)
  const removed = await tx
    .delete(trainingSessions)
    .where(
      and(
        inArray(trainingSessions.seriesId, [...ids]),
        gt(trainingSessions.startsAt, now),
        eq(trainingSessions.status, 'scheduled'),
        eq(trainingSessions.moved, false),
        sql`${trainingSessions.seriesId} || ' ' || ${trainingSessions.plannedOn} <> all(${sql.param(kept)}::text[])`,
        ...[sessionAnswers, sessionTrialists, sessionAttendance].map((table) =>
          notExists(tx.select({ one: sql`1` }).from(table).where(eq(table.sessionId, trainingSessions.id))),
        ),
      ),
    )
    .returning({ id: trainingSessions.id })
  return removed.length
}

/** Copies the teams of series to their future sessions. */
async function copyTeams(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const ofSeries = tx
    .select({ sessionId: trainingSessions.id, teamId: seriesTeams.teamId })
    .from(trainingSessions)
    .innerJoin(seriesTeams, eq(seriesTeams.seriesId, trainingSessions.seriesId))
    .where(and(inArray(trainingSessions.seriesId, [...ids]), gt(trainingSessions.startsAt, now)))
  const added = await tx
    .insert(sessionTeams)
    .select(ofSeries)
    .onConflictDoNothing()
    .returning({ sessionId: sessionTeams.sessionId })
  const removed = await tx
    .delete(sessionTeams)
    .where(
      and(
        inArray(
          sessionTeams.sessionId,
          tx
            .select({ id: trainingSessions.id })
            .from(trainingSessions)
            .where(and(inArray(trainingSessions.seriesId, [...ids]), gt(trainingSessions.startsAt, now))),
        ),
        sql`(${sessionTeams.sessionId}, ${sessionTeams.teamId}) not in (${ofSeries})`,
      ),
    )
    .returning({ sessionId: sessionTeams.sessionId })
  return added.length + removed.length
}
