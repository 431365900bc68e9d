import { and, eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { members } from '../../../members/table.server.ts'
import type { Changes } from '../../form/commands/own-draft.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { isSubmitted } from '../queries/registration-facts.server.ts'

/** Locks a submitted registration until the transaction ends. Throws NotFound for unknown, draft and removed ones. */
export async function lockSubmitted(tx: Tx, id: string): Promise<Registration> {
  if (!isId(id)) throw new NotFound()
  const [found] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, id), isSubmitted))
    .for('update')
  if (!found) throw new NotFound()
  return found
}

type AuditEntry = { action: string; facts?: Record<string, unknown> }

/** Updates a locked registration for staff, and writes the audit log. */
export async function writeSubmitted(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  registration: Registration,
  changes: Changes,
  { action, facts = {} }: AuditEntry,
): Promise<void> {
  const { id, version } = registration
  await tx
    .update(registrations)
    .set({ ...changes, updatedAt: ctx.clock.now(), version: version + 1 })
    .where(eq(registrations.id, id))
  await auditStaff(tx, ctx, { action: `registrations.${action}`, subject: `registrations/${id}`, facts })
  await touchEntry(tx, 'registrations', id)
}

export type Assigned = { id: string; name: string; userId: string | null }

/** Finds a member by id. */
export async function memberNamed(tx: Tx, id: string | null): Promise<Assigned | undefined> {
  if (!id || !isId(id)) return undefined
  const [member] = await tx
    .select({ id: members.id, name: members.name, userId: members.userId })
    .from(members)
    .where(eq(members.id, id))
  return member
}
