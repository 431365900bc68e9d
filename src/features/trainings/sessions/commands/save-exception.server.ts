import { eq } from 'drizzle-orm'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { findSameRow } from '../../../../platform/database/same-row.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import type { ExceptionInput } from '../../series/schema.ts'
import { trainingExceptions } from '../../series/table.server.ts'
import { cancelWithin, restoreWithin, scheduledWithin } from '../internal/follow-exception.server.ts'
import { notifySessions } from '../internal/notify-sessions.server.ts'
import { requirePlanned } from '../internal/require-planned.server.ts'
import { writeSessions } from '../internal/write-sessions.server.ts'
import { allCancelledEmail, allRestoredEmail } from '../model/messages.ts'
import { SESSIONS_TAG } from '../model/session.ts'
import { sessionsIn } from '../queries/sessions.server.ts'
import { trainingSessions } from '../table.server.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>

/**
 * Adds days without training, cancels the sessions on them, and notifies the members of their teams. `kept` counts
 * sessions outside any series, which stay. Days that are sent again are kept once, and cancel the sessions that were
 * restored or added on them since. Throws Forbidden unless the caller coaches all teams of the series or, for all
 * series, is an administrator.
 */
export async function addException(
  ctx: WriteCtx,
  input: ExceptionInput,
): Promise<{ cancelled: number; notified: number; kept: number }> {
  return transact(ctx, async (tx) => {
    await requireAllowed(ctx, tx, input.seriesId)
    const now = ctx.clock.now()
    const known = await findSameRow(tx, trainingExceptions, input)
    const exception = { id: known ?? newId(), ...input }
    if (known === undefined) await tx.insert(trainingExceptions).values(exception)
    const ids = await cancelWithin(tx, exception, now)
    const kept = input.seriesId === null ? await tx.$count(trainingSessions, scheduledWithin(input, now)) : 0
    const notified = await notifySessions(ctx, tx, await sessionsIn(tx, ids), {
      key: `training-exception:${exception.id}:${now.getTime()}`,
      compose: allCancelledEmail,
    })
    const subject = `training-exceptions/${exception.id}`
    await auditStaff(tx, ctx, { action: 'training-exceptions.create', subject })
    await touch(tx, SESSIONS_TAG)
    return { cancelled: ids.length, notified, kept }
  })
}

/**
 * Removes days without training, restores the sessions that they cancelled, and generates the missing ones. Notifies
 * the members of restored sessions. Throws like `addException`, and NotFound for an unknown entry.
 */
export async function removeException(
  ctx: WriteCtx,
  id: string,
): Promise<{ restored: number; notified: number }> {
  return transact(ctx, async (tx) => {
    const [stored] = await tx.select().from(trainingExceptions).where(eq(trainingExceptions.id, id))
    if (!stored) throw new NotFound()
    await requireAllowed(ctx, tx, stored.seriesId)
    const now = ctx.clock.now()
    const ids = await restoreWithin(tx, stored, now)
    await tx.delete(trainingExceptions).where(eq(trainingExceptions.id, id))
    await writeSessions(tx, { seriesId: stored.seriesId ?? undefined, now })
    const notified = await notifySessions(ctx, tx, await sessionsIn(tx, ids), {
      key: `training-exception-removed:${id}`,
      compose: allRestoredEmail,
    })
    await auditStaff(tx, ctx, { action: 'training-exceptions.delete', subject: `training-exceptions/${id}` })
    await touch(tx, SESSIONS_TAG)
    return { restored: ids.length, notified }
  })
}

async function requireAllowed(ctx: WriteCtx, tx: Tx, seriesId: string | null): Promise<void> {
  if (seriesId !== null) await requirePlanned(ctx, tx, seriesId)
  else if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
}
