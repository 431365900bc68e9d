import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { checkNewPasskey } from '../../../../platform/auth/passkey.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import type { AddPasskeyInput } from '../../schema.ts'
import { passkeys } from '../../table.server.ts'
import { emailPasskeyChange } from '../internal/passkey-email.server.ts'
import { useChallenge } from '../internal/use-challenge.server.ts'
import { addPurpose } from '../model/passkeys.ts'

/** EXPIRED: the password must be entered again. KNOWN: this passkey has already been added. */
export type AddPasskey = Outcome<object, { reason: 'EXPIRED' } | { reason: 'INVALID' } | { reason: 'KNOWN' }>

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'config' | 'club' | 'secret' | 'pages'>

/**
 * Adds a passkey to the caller's account, using the challenge received for the password. Records it in the audit log
 * and e-mails the owner. Throws Forbidden for a visitor.
 */
export async function addPasskey(ctx: Needs, { name, passkey }: AddPasskeyInput): Promise<AddPasskey> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const { userId } = actor
  const checked = await checkNewPasskey(ctx, passkey, addPurpose(userId))
  if (!checked.ok) return checked
  const { key, counter, used } = checked
  return transact(ctx, async (tx) => {
    if (!(await useChallenge(tx, used))) return refused('EXPIRED')
    const added = await tx
      .insert(passkeys)
      .values({ userId, name, ...key, counter, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) return refused('KNOWN')
    await audit(tx, ctx, { action: 'users.add-passkey', subject: `users/${userId}` })
    await emailPasskeyChange(ctx, tx, actor, { name, change: 'added' })
    return done({})
  })
}
