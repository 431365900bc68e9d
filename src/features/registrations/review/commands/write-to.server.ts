import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch } from '../../../../platform/database/transact.ts'
import { type MailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { sendMessage } from '../../../emails/commands/send-message.server.ts'
import { notifications } from '../../../emails/table.server.ts'
import { payingLink } from '../../form/commands/emails.server.ts'
import { asksToPay, filledIn } from '../model/email-texts.ts'
import type { Addressee } from '../queries/recipients.server.ts'
import type { Written } from '../schema.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>

/**
 * Sends a message to the person of a registration and the guardian of a minor, inside the command's transaction, and
 * keeps it without the payment link. Returns false if this sending has been sent to them before.
 */
export async function writeTo(ctx: Needs, tx: Tx, person: Addressee, written: Written): Promise<boolean> {
  if (!(await keepNotification(ctx, tx, person, written))) return false
  const payUrl = asksToPay(written) ? payingLink(ctx, person) : undefined
  for (const { name, email } of person.addresses) {
    const { subject, content } = filledIn(written, { name, due: person.due, ...(payUrl && { payUrl }) })
    const envelope = { to: mailAddress(email, name), from: sender(ctx, written) }
    await sendMessage(ctx, tx, envelope, { subject, html: content })
  }
  await touch(tx, 'notifications')
  return true
}

/** Sends a copy of the message without names and links. */
export async function sendCopy(ctx: Needs, tx: Tx, email: string, written: Written): Promise<void> {
  const { subject, content } = filledIn(written, { name: '…', due: '…' })
  const envelope = { to: mailAddress(email), from: sender(ctx, written) }
  await sendMessage(ctx, tx, envelope, { subject: `Copy: ${subject}`, html: content })
}

const sender = ({ club }: Needs, { from }: Written): MailAddress => mailAddress(club.emails[from], club.name)

async function keepNotification(
  { clock }: Needs,
  tx: Tx,
  { id, name, due }: Addressee,
  written: Written,
): Promise<boolean> {
  const { subject, content } = filledIn(written, { name, due })
  const kept = await tx
    .insert(notifications)
    .values({
      registrationId: id,
      sendingId: written.sending,
      sentAt: clock.now(),
      subject,
      contentSingle: content,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return kept.length > 0
}
