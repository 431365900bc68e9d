import { and, eq, gt, sql } from 'drizzle-orm'
import { hasRole } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import type { ExceptionInput } from '../../series/schema.ts'
import { trainingExceptions } from '../../series/table.server.ts'
import { requirePlanned } from '../internal/require-planned.server.ts'
import { writeSessions } from '../internal/write-sessions.server.ts'
import { SESSIONS_TAG } from '../model/session.ts'
import { trainingSessions } from '../table.server.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/**
 * Adds days without training and removes the sessions on them. Sessions that were moved or answered are kept for the
 * coach to cancel; returns their number. Throws Forbidden unless the caller coaches all teams of the series or, for all
 * series, is an administrator.
 */
export async function addException(ctx: WriteCtx, exception: ExceptionInput): Promise<{ kept: number }> {
  return transact(ctx, async (tx) => {
    await requireAllowed(ctx, tx, exception.seriesId)
    const id = newId()
    await tx.insert(trainingExceptions).values({ id, ...exception })
    await apply(ctx, tx, exception.seriesId)
    await auditStaff(tx, ctx, { action: 'training-exceptions.create', subject: `training-exceptions/${id}` })
    return { kept: await countWithin(ctx, tx, exception) }
  })
}

/**
 * Removes days without training, so that their sessions are generated again. Throws like `addException`, and NotFound
 * for an unknown entry.
 */
export async function removeException(ctx: WriteCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [stored] = await tx.select().from(trainingExceptions).where(eq(trainingExceptions.id, id))
    if (!stored) throw new NotFound()
    await requireAllowed(ctx, tx, stored.seriesId)
    await tx.delete(trainingExceptions).where(eq(trainingExceptions.id, id))
    await apply(ctx, tx, stored.seriesId)
    await auditStaff(tx, ctx, { action: 'training-exceptions.delete', subject: `training-exceptions/${id}` })
  })
}

async function requireAllowed(ctx: WriteCtx, tx: Tx, seriesId: string | null): Promise<void> {
  if (seriesId !== null) await requirePlanned(ctx, tx, seriesId)
  else if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
}

async function apply(ctx: WriteCtx, tx: Tx, seriesId: string | null): Promise<void> {
  await writeSessions(tx, { seriesId: seriesId ?? undefined, now: ctx.clock.now() })
  await touch(tx, SESSIONS_TAG)
}

const countWithin = (ctx: WriteCtx, tx: Tx, { seriesId, firstOn, lastOn }: ExceptionInput): Promise<number> =>
  tx.$count(
    trainingSessions,
    and(
      seriesId === null
        ? sql`${trainingSessions.seriesId} is not null`
        : eq(trainingSessions.seriesId, seriesId),
      eq(trainingSessions.status, 'scheduled'),
      gt(trainingSessions.startsAt, ctx.clock.now()),
      sql`${trainingSessions.plannedOn} between ${firstOn} and ${lastOn}`,
    ),
  )
