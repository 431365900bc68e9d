import { and, eq, inArray, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { findSameRow, hasExactly } from '../../../../platform/database/same-row.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { users } from '../../../accounts/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { canPlanFor } from '../../policy.ts'
import type { SeriesInput } from '../../series/schema.ts'
import { seriesCoaches, seriesTeams, trainingSeries } from '../../series/table.server.ts'
import { endedSessions, endSessions, impactOf } from '../internal/end-sessions.server.ts'
import { followWeekday } from '../internal/follow-weekday.server.ts'
import { notifySeries } from '../internal/notify-series.server.ts'
import { requirePlanned } from '../internal/require-planned.server.ts'
import { writeSessions } from '../internal/write-sessions.server.ts'
import { SESSIONS_TAG } from '../model/session.ts'
import { followingSessions } from '../queries/sessions.server.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>

export type SaveSeries = Outcome<
  { id: string; notified: number },
  { reason: 'CHANGED' } | { reason: 'UNCONFIRMED'; sessions: number; people: number }
>

/**
 * Adds a series, or changes the one with the given id, and generates its sessions. Notifies its members once of a new
 * time or place, and of sessions that end because the series begins later or ends earlier. A new series that is sent
 * twice is added once. UNCONFIRMED: sessions end, and the caller has not confirmed it. CHANGED: someone else has saved
 * it since. Throws Forbidden unless the caller coaches all of its previous and new teams, NotFound for an unknown
 * series.
 */
export async function saveSeries(
  ctx: WriteCtx,
  { id, version, confirmed, teams: teamIds, coaches, ...facts }: SeriesInput,
): Promise<SaveSeries> {
  if (!canPlanFor(ctx.actor, teamIds)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const now = ctx.clock.now()
    const values = { ...facts, updatedAt: now }
    if (id !== undefined) await requirePlanned(ctx, tx, id)
    const same =
      id === undefined ? await findSameRow(tx, trainingSeries, facts, isFor(teamIds, coaches)) : undefined
    if (same !== undefined) return done({ id: same, notified: 0 })
    const sessionsBefore = id === undefined ? [] : await followingSessions(tx, id, now)
    const ended = endedSessions(sessionsBefore, facts)
    if (ended.length > 0 && !confirmed) return refused('UNCONFIRMED', await impactOf(tx, ended))
    const saved = id === undefined ? await add(tx, values) : await change(tx, { id, version, values })
    if (!saved) return refused('CHANGED')
    const informed = await endSessions(ctx, tx, ended, `training-series-ended:${saved.id}:${saved.version}`)
    await setTeams(tx, saved.id, teamIds)
    await setCoaches(tx, saved.id, coaches)
    await followWeekday(tx, { id: saved.id, ...facts }, now)
    await writeSessions(tx, { seriesId: saved.id, now })
    const key = `training-series:${saved.id}:${saved.version}`
    const notified = (await notifySeries(ctx, tx, { key, sessionsBefore })) + informed
    const action = id === undefined ? 'training-series.create' : 'training-series.update'
    await auditStaff(tx, ctx, { action, subject: `training-series/${saved.id}` })
    await touch(tx, SESSIONS_TAG)
    return done({ id: saved.id, notified })
  })
}

/** A new series that differs in its teams or coaches only is another one. */
const isFor = (teamIds: readonly string[], coachIds: readonly string[]) =>
  and(
    hasExactly(seriesTeams.teamId, eq(seriesTeams.seriesId, trainingSeries.id), teamIds),
    hasExactly(seriesCoaches.userId, eq(seriesCoaches.seriesId, trainingSeries.id), coachIds),
  )

type Values = Omit<typeof trainingSeries.$inferInsert, 'id' | 'version'>

type Saved = { id: string; version: number }

async function add(tx: Tx, values: Values): Promise<Saved> {
  const id = newId()
  await tx.insert(trainingSeries).values({ ...values, id })
  return { id, version: 1 }
}

type Change = { id: string; version: number | undefined; values: Values }

async function change(tx: Tx, { id, version, values }: Change): Promise<Saved | undefined> {
  const [saved] = await tx
    .update(trainingSeries)
    .set({ ...values, version: sql`${trainingSeries.version} + 1` })
    .where(
      and(eq(trainingSeries.id, id), version === undefined ? undefined : eq(trainingSeries.version, version)),
    )
    .returning({ id: trainingSeries.id, version: trainingSeries.version })
  return saved
}

async function setTeams(tx: Tx, seriesId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(seriesTeams).where(eq(seriesTeams.seriesId, seriesId))
  const known = await tx
    .select({ teamId: teams.id })
    .from(teams)
    .where(inArray(teams.id, [...ids]))
  if (known.length < new Set(ids).size) throw new NotFound()
  await tx.insert(seriesTeams).values(known.map(({ teamId }) => ({ seriesId, teamId })))
}

/** Ignores unknown users, because an account may have been removed since the form was opened. */
async function setCoaches(tx: Tx, seriesId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(seriesCoaches).where(eq(seriesCoaches.seriesId, seriesId))
  const known = await tx
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
  if (known.length > 0)
    await tx.insert(seriesCoaches).values(known.map(({ userId }) => ({ seriesId, userId })))
}
