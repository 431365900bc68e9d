import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { findAccount } from '../../accounts/queries/find-account.server.ts'
import { resetTwoStep } from '../../accounts/two-step/commands/reset-two-step.server.ts'
import { canResetTwoStep } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'config' | 'club' | 'pages'>

/**
 * Removes the authenticator app and passkeys of a person who has lost them, and e-mails the person. Returns false if
 * there are none. Throws Forbidden unless the caller is an administrator and another person, NotFound for an unknown
 * person.
 */
export async function resetTwoStepOfPerson(ctx: Needs, userId: string): Promise<boolean> {
  if (!canResetTwoStep(ctx.actor, userId)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const person = await findAccount(tx, userId)
    if (!person) throw new NotFound()
    if (!(await resetTwoStep(ctx, tx, person))) return false
    await audit(tx, ctx, { action: 'users.reset-two-step', subject: `users/${userId}` })
    return true
  })
}
