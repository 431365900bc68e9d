import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type MailAddress, mailAddress } from '../../platform/mail/mail.ts'
import { sendMail } from '../../platform/mail/outbox.ts'
import { type Letter, plainText } from './model.ts'
import { LetterMail } from './templates/letter.tsx'

export type Envelope = { to: MailAddress; from?: MailAddress; cc?: MailAddress; replyTo?: MailAddress }

/**
 * Writes a letter to one person and puts it into the outbox, inside the command's transaction. From the club's
 * info mailbox unless said otherwise. Answers the mail's id.
 */
export async function sendLetter(
  { config }: Pick<Ctx, 'config'>,
  tx: Tx,
  { from = mailAddress(config.mail.info, config.club.name), ...envelope }: Envelope,
  letter: Letter,
): Promise<string> {
  const mail = createElement(LetterMail, { letter, club: config.club.name, site: config.publicUrl.origin })
  return sendMail(tx, {
    ...envelope,
    from,
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(mail)}`,
    text: plainText(letter),
  })
}
