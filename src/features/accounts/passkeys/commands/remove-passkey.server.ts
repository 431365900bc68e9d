import { and, eq } from 'drizzle-orm'
import { done, type Outcome } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { confirmPassword, type PasswordRefusal } from '../../internal/confirm-password.server.ts'
import { passkeys } from '../../table.server.ts'
import { emailPasskeyChange } from '../internal/passkey-email.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'client' | 'clock' | 'config' | 'club' | 'pages'>

/**
 * Removes a passkey of the caller; succeeds if it is already gone. Requires the password; `token` is the current
 * session. Records it in the audit log and e-mails the owner. Throws Forbidden for a visitor.
 */
export async function removePasskey(
  ctx: Needs,
  { id, password }: { id: string; password: string },
  token: string | undefined,
): Promise<Outcome<object, PasswordRefusal>> {
  const confirmed = await confirmPassword(ctx, password, token)
  if (!confirmed.ok) return confirmed
  const { owner } = confirmed
  await transact(ctx, async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, owner.id)))
      .returning({ name: passkeys.name })
    if (!removed) return
    await audit(tx, ctx, { action: 'users.remove-passkey', subject: `users/${owner.id}` })
    await emailPasskeyChange(ctx, tx, owner, { name: removed.name, change: 'removed' })
  })
  return done({})
}
