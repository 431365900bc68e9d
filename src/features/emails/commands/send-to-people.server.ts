import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type MailAddress, mailAddress } from '../../../platform/email/email.ts'
import type { Message, Sender } from '../model.ts'
import { sendMessage } from './send-message.server.ts'

type EmailText = Message & { sender: Sender; to: readonly MailAddress[]; cc?: MailAddress }

/**
 * Sends a message from a mailbox of the club to each person separately; only the first e-mail is copied to the CC
 * address. Returns the number of e-mails. Throws Forbidden unless the caller is an administrator.
 */
export async function sendToPeople(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club'>,
  { sender, to, cc, ...message }: EmailText,
): Promise<number> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const from = mailAddress(ctx.club.emails[sender], ctx.club.name)
  return transact(ctx, async (tx) => {
    for (const [index, person] of to.entries()) {
      await sendMessage(ctx, tx, { from, to: person, ...(index === 0 && cc && { cc }) }, message)
    }
    await auditStaff(tx, ctx, { action: 'mails.write', subject: 'mails', facts: { people: to.length } })
    return to.length
  })
}
