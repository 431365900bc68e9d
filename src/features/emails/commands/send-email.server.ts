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
  /** What the log keeps of it; default: all but what its links open. */
  keep?: Keep
  /** When the links in it stop working: it is not sent later. */
  linksUntil?: Date
}

/**
 * Writes a letter to one person and puts it into the outbox, inside the command's transaction. From the club's
 * info mailbox unless said otherwise. Answers the mail's id.
 */
export async function sendEmail(
  { config }: Pick<Ctx, 'config'>,
  tx: Tx,
  { from = mailAddress(config.mail.info, config.club.name), keep, linksUntil, ...envelope }: Envelope,
  letter: EmailText,
): Promise<string> {
  const mail = createElement(EmailLayout, { letter, club: config.club.name, site: config.publicUrl.origin })
  const html = `<!doctype html>${renderToStaticMarkup(mail)}`
  const { subject } = letter
  return sendMail(tx, { ...envelope, from, subject, html, text: plainText(letter) }, { keep, linksUntil })
}
