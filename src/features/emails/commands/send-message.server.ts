import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sendMail } from '../../../platform/email/outbox.ts'
import { MessageEmail } from '../emails/message.tsx'
import { type Message, textOfMessage } from '../model.ts'
import type { Envelope } from './send-email.server.ts'

/** The e-mail's sender is required, and its last line may offer choices. */
type MessageEnvelope = Envelope &
  Required<Pick<Envelope, 'from'>> & { choices?: { label: string; url: string } | undefined }

/** Some mail programs ignore style sheets. Pictures must not be wider than a phone in them either. */
const FITTING_PICTURE = '<img style="max-width:100%;height:auto" '

/**
 * Adds a message written by staff to the outbox, for one person, inside the command's transaction. Relative links
 * become absolute. Returns the e-mail's id. [resolutions C10]
 */
export async function sendMessage(
  { config, club }: Pick<Ctx, 'config' | 'club'>,
  tx: Tx,
  { choices, ...envelope }: MessageEnvelope,
  { subject, synopsis = '', ...message }: Message,
): Promise<string> {
  const site = config.publicUrl.origin
  const html = message.html
    .replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${site}/`)
    .replaceAll('<img ', FITTING_PICTURE)
  const gif = message.gif?.startsWith('/') ? site + message.gif : (message.gif ?? '')
  const mail = createElement(MessageEmail, { subject, synopsis, gif, html, club, site, choices })
  return sendMail(tx, {
    ...envelope,
    subject,
    html: `<!doctype html>${renderToStaticMarkup(mail)}`,
    text: choices ? `${textOfMessage(html)}\n${choices.label}: ${choices.url}\n` : textOfMessage(html),
  })
}
