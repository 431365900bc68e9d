import { and, eq, sql } from 'drizzle-orm'
import { isStaff } from '../../kernel/actor.ts'
import { auditLog } from '../content/table.server.ts'
import type { Ctx } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'

export type AuditEntry = {
  /** For example 'members.update' or 'users.look-up'. */
  action: string
  /** For example 'members/<id>'. */
  subject: string
  facts?: Record<string, unknown>
}

/** Records an action of the current actor. Facts contain field names and counts, never personal data. */
export async function audit(
  db: Db | Tx,
  { actor, clock }: Pick<Ctx, 'actor' | 'clock'>,
  entry: AuditEntry,
): Promise<void> {
  await auditOf(db, clock, actor.kind === 'user' ? actor.userId : null, entry)
}

/** Records an action that a job performs for the user who requested it earlier. */
export async function auditOf(
  db: Db | Tx,
  clock: Ctx['clock'],
  actorId: string | null,
  { action, subject, facts = {} }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ at: clock.now(), actorId, action, subject, facts })
}

/** Records an action of staff. Members' changes to their own data are not recorded. */
export async function auditStaff(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  entry: AuditEntry,
): Promise<void> {
  if (ctx.actor.kind === 'user' && isStaff(ctx.actor)) await audit(tx, ctx, entry)
}

/**
 * Records a form's action once for each form key, so that a resubmitted form is recorded once. Returns whether this
 * call recorded it. The transaction must hold a lock on the subject.
 */
export async function auditForm(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  entry: AuditEntry & { facts: { key: string } },
): Promise<boolean> {
  const { action, subject, facts } = entry
  const same = and(eq(auditLog.action, action), sql`${auditLog.facts} ->> 'key' = ${facts.key}`)
  if ((await tx.$count(auditLog, and(eq(auditLog.subject, subject), same))) > 0) return false
  await auditStaff(tx, ctx, entry)
  return true
}
