import { and, eq } from 'drizzle-orm'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../../emails/model.ts'
import { organiserEmail } from '../model/message.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { type BookedEvent, requireOrganised } from '../queries/event.server.ts'
import { type Recipient, recipientsOf } from '../queries/recipients.server.ts'
import type { MessageInput } from '../schema.ts'
import { eventMessages } from '../table.server.ts'

export type MessagePayers = Outcome<
  { people: number },
  /** Nobody is in the audience, or its number has changed since the preview. */
  { reason: 'NOBODY' | 'CHANGED' }
>

/** Shows a message as the first recipient gets it, without their link. Throws like `messagePayers`. */
export async function previewMessage(
  ctx: Ctx,
  eventId: string,
  message: MessageInput,
): Promise<{ recipients: Recipient[]; email: EmailText | undefined }> {
  const event = await requireOrganised(ctx, ctx.db, eventId)
  const recipients = await recipientsOf(ctx.db, eventId, message.audience)
  const [first] = recipients
  return { recipients, email: first && organiserEmail(message, first.name, event, bookingPage(ctx)) }
}

/**
 * Sends a message of the organiser to each payer of the audience, one e-mail for each address. Repeating a form key
 * sends nothing again. Throws Forbidden unless the actor organises events, and NotFound for an unknown event.
 */
export const messagePayers = (ctx: Ctx, eventId: string, message: MessageInput): Promise<MessagePayers> =>
  transact(ctx, async (tx): Promise<MessagePayers> => {
    const event = await requireOrganised(ctx, tx, eventId)
    const recipients = await recipientsOf(tx, eventId, message.audience)
    const { key: formKey, audience, subject } = message
    const earlier = await sentWith(tx, eventId, formKey)
    if (earlier) return done({ people: earlier.people })
    if (recipients.length === 0) return refused('NOBODY')
    if (recipients.length !== message.people) return refused('CHANGED')
    const people = recipients.length
    const [added] = await tx
      .insert(eventMessages)
      .values({ id: newId(), eventId, formKey, audience, subject, people, sentAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (!added) return done({ people })
    for (const recipient of recipients)
      await sendEmail(
        ctx,
        tx,
        { to: mailAddress(recipient.email, recipient.name) },
        emailTo(ctx, message, recipient, event),
      )
    const facts = { people, audience }
    await audit(tx, ctx, { action: 'events.message', subject: `events/${eventId}`, facts })
    return done({ people })
  })

const bookingPage = ({ config }: Pick<Ctx, 'config'>) => new URL(paths.tickets, config.publicUrl).href

async function sentWith(tx: Tx, eventId: string, formKey: string) {
  const isForm = and(eq(eventMessages.eventId, eventId), eq(eventMessages.formKey, formKey))
  const [sent] = await tx.select({ people: eventMessages.people }).from(eventMessages).where(isForm)
  return sent
}

function emailTo(
  { secret, config }: Pick<Ctx, 'secret' | 'config'>,
  message: MessageInput,
  { name, bookingId }: Recipient,
  event: BookedEvent,
): EmailText {
  const url = new URL(ticketPath(secret, bookingId, event), config.publicUrl).href
  return organiserEmail(message, name, event, url)
}
