import { eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Audience } from '../model/audience.ts'
import { requireWriter } from '../policy.ts'
import { messageAudiences } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/** Saves an audience under a name, in place of an earlier one. Throws Forbidden unless an administrator calls. */
export async function saveAudience(ctx: Needs, name: string, audience: Audience): Promise<void> {
  requireWriter(ctx)
  await transact(ctx, async (tx) => {
    const [saved] = await tx
      .insert(messageAudiences)
      .values({ name, audience })
      .onConflictDoUpdate({ target: messageAudiences.name, set: { audience } })
      .returning({ id: messageAudiences.id })
    await auditStaff(tx, ctx, { action: 'messages.save-audience', subject: `message-audiences/${saved?.id}` })
  })
}

/** Removes a saved audience. Throws NotFound, and Forbidden. */
export async function removeAudience(ctx: Needs, id: string): Promise<void> {
  requireWriter(ctx)
  if (!isId(id)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const { rowCount } = await tx.delete(messageAudiences).where(eq(messageAudiences.id, id))
    if (!rowCount) throw new NotFound()
    await auditStaff(tx, ctx, { action: 'messages.remove-audience', subject: `message-audiences/${id}` })
  })
}
