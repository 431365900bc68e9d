import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { addJob } from '../jobs/jobs.ts'
import { type MailMessage, MailRefused, mailAddress, NoMailServer, oneLine } from './email.ts'
import { type Keep, keptContent, type MailContent } from './kept-content.ts'
import { mails } from './table.server.ts'

const MAX_ERROR_LENGTH = 500
const LINK_EXPIRED = { status: 'failed', error: 'Its link has expired', undelivered: null } as const

/**
 * Puts an e-mail into the outbox, inside the command's transaction: it is sent exactly if that commits. Answers its id.
 * One call, one recipient. `keep`: what the log shows of it. `linksUntil`: when its links expire; after that it is not
 * sent, and the links are not stored longer. `sendAt`: when it is sent, if not now.
 */
export async function sendMail(
  tx: Tx,
  message: MailMessage,
  {
    keep = 'content',
    linksUntil,
    sendAt,
  }: { keep?: Keep | undefined; linksUntil?: Date | undefined; sendAt?: Date | undefined } = {},
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
    linksUntil: linksUntil ?? null,
  })
  await addJob(tx, 'mail', { id }, `mail:${id}`, undefined, sendAt)
  return id
}

const contentOf = ({ subject, html, text, replyTo, unsubscribeUrl }: MailMessage): MailContent => ({
  subject: oneLine(subject),
  html,
  text,
  replyTo: replyTo ? mailAddress(replyTo.email).email : '',
  ...(unsubscribeUrl && { unsubscribeUrl }),
})

type Mail = typeof mails.$inferSelect

/**
 * Delivers one e-mail of the outbox, once: one that was sent, has failed permanently, or is being sent on another node
 * is skipped. Throws when it should be tried again; `lastAttempt` makes a failure final. The error is stored with the
 * e-mail. Without a mail server it waits until `sendAgain`; with an expired link it fails.
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
    const { written, failure } = await tryOnce({ clock, mailer }, mail, lastAttempt)
    await tx.update(mails).set(written).where(eq(mails.id, id))
    return failure
  })
  if (failure) throw failure
}

/** The changes of one attempt to the row; `failure` when it should be tried again. */
async function tryOnce(
  { clock, mailer }: Pick<Ports, 'clock' | 'mailer'>,
  mail: Mail,
  lastAttempt: boolean,
): Promise<{ written: Partial<Mail>; failure?: Error }> {
  if (mail.linksUntil && mail.linksUntil <= clock.now()) return { written: LINK_EXPIRED }
  const failure = await tryToSend(mailer, mail)
  if (failure instanceof NoMailServer) return { written: { status: 'unsent', error: '' } }
  const attempts = mail.attempts + 1
  if (!failure)
    return { written: { attempts, error: '', status: 'sent', sentAt: clock.now(), undelivered: null } }
  const error = failure.message.slice(0, MAX_ERROR_LENGTH)
  if (lastAttempt || failure instanceof MailRefused) return { written: { attempts, error, status: 'failed' } }
  return { written: { attempts, error }, failure }
}

async function tryToSend(mailer: Ports['mailer'], mail: Mail): Promise<Error | undefined> {
  const { replyTo, subject, html, text, unsubscribeUrl }: MailContent = mail.undelivered ?? mail
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
      ...(unsubscribeUrl && { unsubscribeUrl }),
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Whether the links of an e-mail still work at a moment; true when it has none that expire. */
export const hasLiveLinks = (now: Date): SQL | undefined =>
  or(isNull(mails.linksUntil), gt(mails.linksUntil, now))

/**
 * Removes expired links from unsent e-mails. Deletes e-mails that could not be delivered in 30 days and whose content
 * the log may not keep. Answers how many were deleted.
 */
export async function deleteUndelivered({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  await db
    .update(mails)
    .set(LINK_EXPIRED)
    .where(and(isNotNull(mails.undelivered), lte(mails.linksUntil, now)))
  const old = lt(mails.createdAt, sql`${now}::timestamptz - interval '30 days'`)
  const isExpired = and(ne(mails.status, 'sent'), isNotNull(mails.linksUntil))
  const { rowCount } = await db.delete(mails).where(and(old, or(isNotNull(mails.undelivered), isExpired)))
  return rowCount ?? 0
}
