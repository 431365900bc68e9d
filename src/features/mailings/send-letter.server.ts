import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Keep } from '../../platform/mail/kept-content.ts'
import { type MailAddress, mailAddress } from '../../platform/mail/mail.ts'
import { sendMail } from '../../platform/mail/outbox.ts'
import { type Letter, plainText } from './model.ts'
import { LetterMail } from './templates/letter.tsx'

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
export async function sendLetter(
  { config }: Pick<Ctx, 'config'>,
  tx: Tx,
  { from = mailAddress(config.mail.info, config.club.name), keep, linksUntil, ...envelope }: Envelope,
  letter: Letter,
): Promise<string> {
  const mail = createElement(LetterMail, { letter, club: config.club.name, site: config.publicUrl.origin })
  const html = `<!doctype html>${renderToStaticMarkup(mail)}`
  const { subject } = letter
  return sendMail(tx, { ...envelope, from, subject, html, text: plainText(letter) }, { keep, linksUntil })
}
