import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { newId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { addJob } from '../jobs/jobs.ts'
import { type Keep, keptContent, type MailContent } from './kept-content.ts'
import { type MailMessage, MailRefused, mailAddress, oneLine } from './mail.ts'
import { mails } from './table.server.ts'

const MAX_ERROR_LENGTH = 500

/**
 * Puts a mail into the outbox, inside the command's transaction: it goes out exactly if that commits.
 * Answers its id. One call, one recipient. `keep` says what the log shows of it, before and after it was sent.
 * [holes 34]
 */
export async function sendMail(
  tx: Tx,
  message: MailMessage,
  { keep = 'content' }: { keep?: Keep | undefined } = {},
): Promise<string> {
  const id = newId()
  const content = contentOf(message)
  const kept = keptContent(content, keep)
  await tx.insert(mails).values({
    id,
    fromEmail: mailAddress(message.from.email).email,
    fromName: oneLine(message.from.name),
    toEmail: mailAddress(message.to.email).email,
    toName: oneLine(message.to.name),
    ccEmail: message.cc ? mailAddress(message.cc.email).email : '',
    ...kept,
    undelivered: isDeepStrictEqual(kept, content) ? null : content,
  })
  await addJob(tx, 'mail', { id }, `mail:${id}`)
  return id
}

const contentOf = ({ subject, html, text, replyTo }: MailMessage): MailContent => ({
  subject: oneLine(subject),
  html,
  text,
  replyTo: replyTo ? mailAddress(replyTo.email).email : '',
})

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
          : { error: '', status: 'sent' as const, sentAt: clock.now(), undelivered: null }),
      })
      .where(eq(mails.id, id))
    return isFinal ? undefined : failed
  })
  if (failure) throw failure
}

async function tryToSend(mailer: Ports['mailer'], mail: Mail): Promise<Error | undefined> {
  const { replyTo, subject, html, text } = mail.undelivered ?? mail
  try {
    await mailer.send({
      id: mail.id,
      createdAt: mail.createdAt,
      from: mailAddress(mail.fromEmail, mail.fromName),
      to: mailAddress(mail.toEmail, mail.toName),
      ...(mail.ccEmail && { cc: mailAddress(mail.ccEmail) }),
      ...(replyTo && { replyTo: mailAddress(replyTo) }),
      subject,
      html,
      text,
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Deletes what could not be delivered in 30 days, where the log may not keep its content: nobody waits for it any more.
 * Answers how many.
 */
export async function forgetUndelivered({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const old = lt(mails.createdAt, sql`${clock.now()}::timestamptz - interval '30 days'`)
  const { rowCount } = await db.delete(mails).where(and(old, isNotNull(mails.undelivered)))
  return rowCount ?? 0
}
