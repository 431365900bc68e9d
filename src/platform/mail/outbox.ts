import { and, eq } from 'drizzle-orm'
import { newId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { addJob } from '../jobs/jobs.ts'
import { type MailMessage, MailRefused, mailAddress, oneLine } from './mail.ts'
import { mails } from './table.server.ts'

const MAX_ERROR_LENGTH = 500

/**
 * Puts a mail into the outbox, inside the command's transaction: it goes out exactly if that commits.
 * Answers its id. One call, one recipient. [holes 34]
 */
export async function sendMail(tx: Tx, message: MailMessage): Promise<string> {
  const id = newId()
  await tx.insert(mails).values({
    id,
    fromEmail: mailAddress(message.from.email).email,
    fromName: oneLine(message.from.name),
    toEmail: mailAddress(message.to.email).email,
    toName: oneLine(message.to.name),
    ccEmail: message.cc ? mailAddress(message.cc.email).email : '',
    replyTo: message.replyTo ? mailAddress(message.replyTo.email).email : '',
    subject: oneLine(message.subject),
    html: message.html,
    text: message.text,
  })
  await addJob(tx, 'mail', { id }, `mail:${id}`)
  return id
}

type Mail = typeof mails.$inferSelect

/**
 * Delivers one mail of the outbox, once: a mail that was sent, has failed for good, or is being sent on another node
 * is left alone. Throws when it should be tried again; `lastAttempt` makes that failure final. What went wrong stays
 * beside the mail.
 */
export async function deliverMail(
  { db, clock, mailer }: Pick<Ports, 'db' | 'clock' | 'mailer'>,
  id: string,
  { lastAttempt = false }: { lastAttempt?: boolean } = {},
): Promise<void> {
  const failure = await db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
      .for('update', { skipLocked: true })
    if (!mail) return undefined
    const failed = await tryToSend(mailer, mail)
    const isFinal = lastAttempt || failed instanceof MailRefused
    await tx
      .update(mails)
      .set({
        attempts: mail.attempts + 1,
        ...(failed
          ? {
              error: failed.message.slice(0, MAX_ERROR_LENGTH),
              ...(isFinal && { status: 'failed' as const }),
            }
          : { error: '', status: 'sent' as const, sentAt: clock.now() }),
      })
      .where(eq(mails.id, id))
    return isFinal ? undefined : failed
  })
  if (failure) throw failure
}

async function tryToSend(mailer: Ports['mailer'], mail: Mail): Promise<Error | undefined> {
  try {
    await mailer.send({
      id: mail.id,
      createdAt: mail.createdAt,
      from: mailAddress(mail.fromEmail, mail.fromName),
      to: mailAddress(mail.toEmail, mail.toName),
      ...(mail.ccEmail && { cc: mailAddress(mail.ccEmail) }),
      ...(mail.replyTo && { replyTo: mailAddress(mail.replyTo) }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
