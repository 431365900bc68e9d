import { and, eq, sql } from 'drizzle-orm'
import { isStaff } from '../../kernel/actor.ts'
import { auditLog } from '../content/table.server.ts'
import type { Ctx } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'

export type AuditEntry = {
  /** 'members.update', 'users.look-up' */
  action: string
  /** 'members/<id>' */
  subject: string
  facts?: Record<string, unknown>
}

/** Notes what somebody did. Facts name fields and counts, never personal values: a log is no second copy. */
export async function audit(
  db: Db | Tx,
  { actor, clock }: Pick<Ctx, 'actor' | 'clock'>,
  entry: AuditEntry,
): Promise<void> {
  await auditOf(db, clock, actor.kind === 'user' ? actor.userId : null, entry)
}

/** The same of a deed that was asked for earlier, by the user's id. */
export async function auditOf(
  db: Db | Tx,
  clock: Ctx['clock'],
  actorId: string | null,
  { action, subject, facts = {} }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({ at: clock.now(), actorId, action, subject, facts })
}

/** Notes what a member of staff did; what members do to their own things is no staff action. */
export async function auditStaff(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  entry: AuditEntry,
): Promise<void> {
  if (ctx.actor.kind === 'user' && isStaff(ctx.actor)) await audit(tx, ctx, entry)
}

/**
 * Notes what a form asked for, by the key that was made with the form: sent again it is not noted again. The
 * transaction holds a lock on the subject.
 */
export async function auditForm(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  entry: AuditEntry & { facts: { key: string } },
): Promise<void> {
  const { action, subject, facts } = entry
  const same = and(eq(auditLog.action, action), sql`${auditLog.facts} ->> 'key' = ${facts.key}`)
  if ((await tx.$count(auditLog, and(eq(auditLog.subject, subject), same))) === 0)
    await auditStaff(tx, ctx, entry)
}
