import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type MailAddress, mailAddress } from '../../../platform/email/email.ts'
import type { Keep } from '../../../platform/email/kept-content.ts'
import { sendMail } from '../../../platform/email/outbox.ts'
import { EmailLayout } from '../emails/email-layout.tsx'
import { type EmailText, plainText } from '../model.ts'

export type Envelope = {
  to: MailAddress
  from?: MailAddress
  cc?: MailAddress
  replyTo?: MailAddress
  /** What the log keeps. Defaults to the content without the tokens in its links. */
  keep?: Keep
  /** When its links expire. The e-mail is not sent later than that. */
  linksUntil?: Date
  /** When to send it, if not immediately. */
  sendAt?: Date | undefined
  /** The one-click unsubscribe address (RFC 8058), to which mail programs send a POST request. */
  unsubscribeUrl?: string
}

/**
 * Adds an e-mail to one person to the outbox, inside the command's transaction. The sender is the club's info mailbox
 * unless `from` is given. Returns the e-mail's id.
 */
export async function sendEmail(
  { config, club, heldMails }: Pick<Ctx, 'config' | 'club' | 'heldMails'>,
  tx: Tx,
  { from = mailAddress(club.emails.info, club.name), keep, linksUntil, sendAt, ...envelope }: Envelope,
  email: EmailText,
): Promise<string> {
  const layout = createElement(EmailLayout, { email, club, site: config.publicUrl.origin })
  const html = `<!doctype html>${renderToStaticMarkup(layout)}`
  const { subject } = email
  const id = await sendMail(
    tx,
    { ...envelope, from, subject, html, text: plainText(email) },
    { keep, linksUntil, sendAt: sendAt ?? heldMails?.sendAt },
  )
  heldMails?.ids.push(id)
  return id
}
