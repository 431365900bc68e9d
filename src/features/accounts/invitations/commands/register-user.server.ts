import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canRegisterUsers } from '../../policy.ts'
import type { RegisterUserInput } from '../../schema.ts'
import { inviteByEmail } from './invite-by-email.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>

/**
 * Creates an unconfirmed account without a password and e-mails an invitation link. The result is the same if the
 * address already has an account; an unconfirmed account is invited again. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function registerUser(ctx: Needs, input: RegisterUserInput): Promise<{ email: string }> {
  if (!canRegisterUsers(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    await inviteByEmail(ctx, tx, input)
  })
  return { email: input.email }
}
