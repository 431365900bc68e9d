import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../../../kernel/ids.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch } from '../../../platform/database/transact.ts'
import { trainings } from '../table.server.ts'

export type TrainingWriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/** Adds training times at the end of the list, with the caller as their owner. */
export async function createTraining(
  ctx: TrainingWriteCtx,
  tx: Tx,
  text: { label: string; value: string },
): Promise<void> {
  const id = newId()
  const position = await tx.$count(trainings)
  await tx.insert(trainings).values({
    id,
    label: text.label,
    value: sanitiseHtml(text.value),
    ownerId: ownerIn(ctx),
    updatedAt: ctx.clock.now(),
    position,
  })
  await auditStaff(tx, ctx, { action: 'trainings.create', subject: `trainings/${id}` })
  await touch(tx, 'trainings', 'configurations')
}

/**
 * Writes training times, with the caller as their owner. With a `version` it writes only that row version. Returns the
 * new version; undefined if the row, or the row in that version, does not exist.
 */
export async function updateTraining(
  ctx: TrainingWriteCtx,
  tx: Tx,
  text: { id: string; label?: string; value: string },
  version?: number,
) {
  const [saved] = await tx
    .update(trainings)
    .set({
      value: sanitiseHtml(text.value),
      ...(text.label !== undefined && { label: text.label }),
      ownerId: ownerIn(ctx),
      updatedAt: ctx.clock.now(),
      version: sql`${trainings.version} + 1`,
    })
    .where(and(eq(trainings.id, text.id), version === undefined ? undefined : eq(trainings.version, version)))
    .returning({ version: trainings.version })
  if (!saved) return undefined
  await auditStaff(tx, ctx, { action: 'trainings.update', subject: `trainings/${text.id}` })
  await touch(tx, 'trainings', 'configurations')
  return saved
}

const ownerIn = ({ actor }: Pick<Ctx, 'actor'>): string | null =>
  actor.kind === 'user' ? actor.userId : null
