import { and, eq, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../../kernel/ids.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch } from '../../../platform/database/transact.ts'
import { trainings } from '../table.server.ts'

export type TrainingWriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

type NewText = { label: string; value: string; teamId?: string | undefined; showsStandard: boolean | SQL }

/** Adds training times at the end of the list, owned by the caller. Returns their id. */
export async function createTraining(
  ctx: TrainingWriteCtx,
  tx: Tx,
  { label, value, teamId, showsStandard }: NewText,
): Promise<string> {
  const id = newId()
  const last = sql`(select coalesce(max(t.position), -1) + 1 from trainings t)`
  await tx.insert(trainings).values({
    id,
    label,
    teamId,
    value: sanitiseHtml(value),
    showsStandard,
    ownerId: ownerIn(ctx),
    updatedAt: ctx.clock.now(),
    position: last,
  })
  await auditStaff(tx, ctx, { action: 'trainings.create', subject: `trainings/${id}` })
  await touch(tx, 'trainings', 'configurations')
  return id
}

/**
 * Updates training times and makes the caller their owner; with a `version`, only that row version. Returns the new
 * version; undefined if the row, or that version of it, does not exist.
 */
export async function updateTraining(
  ctx: TrainingWriteCtx,
  tx: Tx,
  text: { id: string; label?: string | undefined } & Partial<
    Pick<typeof trainings.$inferInsert, 'value' | 'defaultValue' | 'showsStandard'>
  >,
  version?: number,
) {
  const [saved] = await tx
    .update(trainings)
    .set({
      ...(text.value !== undefined && { value: sanitiseHtml(text.value) }),
      ...(text.defaultValue !== undefined && { defaultValue: sanitiseHtml(text.defaultValue) }),
      ...(text.showsStandard !== undefined && { showsStandard: text.showsStandard }),
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
