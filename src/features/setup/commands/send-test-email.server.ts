import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { canManageClub } from '../../club/policy.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { greetingFor } from '../../emails/model.ts'

/**
 * Sends the caller a test e-mail through the outbox, like those to members. Returns its id. Throws Forbidden unless the
 * caller is an administrator.
 */
export async function sendTestEmail(ctx: Ctx): Promise<{ id: string; email: string }> {
  const { actor, club } = ctx
  if (!canManageClub(actor) || actor.kind !== 'user') throw new Forbidden()
  const { name, email } = actor
  const id = await transact(ctx, (tx) =>
    sendEmail(
      ctx,
      tx,
      { to: mailAddress(email, name) },
      {
        subject: `Test e-mail from ${club.name}`,
        title: 'Your e-mail works',
        greeting: greetingFor(name),
        paragraphs: ['You asked for this e-mail while setting up the site. There is nothing you need to do.'],
      },
    ),
  )
  return { id, email }
}
