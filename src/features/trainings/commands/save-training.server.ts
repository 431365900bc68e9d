import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { canEditTrainings } from '../policy.ts'
import type { TrainingInput, WrittenTraining } from '../schema.ts'
import { trainings } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/** CHANGED: somebody else has saved since. [resolutions E22] */
export type SaveTraining = Outcome<{ version: number }, { reason: 'CHANGED' }>

/**
 * Saves the training times of one team. Of two coaches at once one is refused. Throws Forbidden to all but coaches and
 * administrators, NotFound for a training that does not exist. [TRN-005, TRN-011, TRN-012, resolutions A15, E22, F08]
 */
export async function saveTraining(ctx: Needs, { id, value, version }: TrainingInput): Promise<SaveTraining> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const saved = await write(ctx, tx, { id, value }, version)
    if (saved) return done(saved)
    const [there] = await tx.select({ id: trainings.id }).from(trainings).where(eq(trainings.id, id))
    if (!there) throw new NotFound()
    return refused('CHANGED')
  })
}

/**
 * Saves several texts as a program sends them, all or none: those that differ from what stands there are written, one
 * without an id is made, and those that are not named stay. It names no versions: the last one wins, row by row.
 * Throws Forbidden to all but coaches and administrators, NotFound for a training that does not exist. [TRN-011,
 * SYS-071]
 */
export async function saveTrainings(ctx: Needs, texts: readonly WrittenTraining[]): Promise<void> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    for (const { id, label, value } of texts) {
      if (id === undefined) await make(ctx, tx, { label: label ?? '', value: value ?? '' })
      else await change(ctx, tx, { id, label, value })
    }
  })
}

async function change(ctx: Needs, tx: Tx, { id, label, value }: WrittenTraining & { id: string }) {
  const [now] = await tx
    .select({ label: trainings.label, value: trainings.value })
    .from(trainings)
    .where(eq(trainings.id, id))
    .for('update')
  if (!now) throw new NotFound('There is no such training')
  const next = { label: label ?? now.label, value: value ?? now.value }
  // What stands there may have been written before it was sanitised as today.
  const isSameText = sanitiseHtml(next.value) === sanitiseHtml(now.value)
  if (next.label !== now.label || !isSameText) await write(ctx, tx, { id, ...next })
}

async function make(ctx: Needs, tx: Tx, text: { label: string; value: string }): Promise<void> {
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

const ownerIn = ({ actor }: Needs): string | null => (actor.kind === 'user' ? actor.userId : null)

async function write(
  ctx: Needs,
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
