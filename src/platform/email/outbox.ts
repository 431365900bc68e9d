import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { addJob } from '../jobs/jobs.ts'
import { recordFailing } from './address-problems.ts'
import { type MailMessage, MailRefused, mailAddress, NoMailServer, oneLine } from './email.ts'
import { type Keep, keptContent, type MailContent } from './kept-content.ts'
import { mails } from './table.server.ts'

const MAX_ERROR_LENGTH = 500
const LINK_EXPIRED = { status: 'failed', error: 'Its link has expired', undelivered: null } as const

/**
 * Adds an e-mail to the outbox in the command's transaction, so it is sent exactly if the transaction commits. Takes
 * one recipient; returns the e-mail's id. `keep`: what the log stores. `linksUntil`: when its links expire; afterwards
 * it is no longer sent, and the links are deleted. `sendAt`: when to send it, if not immediately.
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
    hidden: keep === 'hidden',
  })
  await queueDelivery(tx, id, sendAt)
  return id
}

/** How many e-mails are delivered at once. A worker runs one job more, so that a slow mail server holds up no other. */
const DELIVERIES = 3

/** Adds the job that delivers an e-mail. */
export function queueDelivery(tx: Tx, id: string, sendAt?: Date): Promise<void> {
  const queue = `mail:${Number.parseInt(id.slice(-6), 16) % DELIVERIES}`
  return addJob(tx, 'mail', { id }, `mail:${id}`, queue, sendAt)
}

const contentOf = ({ subject, html, text, replyTo, unsubscribeUrl }: MailMessage): MailContent => ({
  subject: oneLine(subject),
  html,
  text,
  replyTo: replyTo ? mailAddress(replyTo.email).email : '',
  ...(unsubscribeUrl && { unsubscribeUrl }),
})

/**
 * Deletes e-mails that wait for their time. Returns false, and deletes none, if one of them has been sent or is being
 * sent: its row is locked then.
 */
export async function takeBackMails(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const isOne = inArray(mails.id, [...ids])
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOne, eq(mails.status, 'queued')))
    .for('update', { skipLocked: true })
  if (waiting.length < ids.length) return false
  await tx.delete(mails).where(isOne)
  return true
}

type Mail = typeof mails.$inferSelect

/**
 * Delivers one e-mail of the outbox. Skips it if it was sent, has failed permanently, or is being sent on another node.
 * Throws if delivery should be retried; with `lastAttempt` a failure is final. The error is stored with the e-mail.
 * Without a mail server the e-mail waits for `sendAgain`; with an expired link it fails.
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
    const { written, failure, refusal } = await tryOnce({ clock, mailer }, mail, lastAttempt)
    if (mail.hidden && written.status === 'sent') await tx.delete(mails).where(eq(mails.id, id))
    else await tx.update(mails).set(written).where(eq(mails.id, id))
    if (refusal) await recordFailing(tx, mail.toEmail, refusal, clock.now())
    return failure
  })
  if (failure) throw failure
}

/**
 * Attempts delivery and returns the changes to the row, with `failure` if it should be retried, and `refusal` if the
 * address takes no e-mails.
 */
async function tryOnce(
  { clock, mailer }: Pick<Ports, 'clock' | 'mailer'>,
  mail: Mail,
  lastAttempt: boolean,
): Promise<{ written: Partial<Mail>; failure?: Error; refusal?: string }> {
  if (mail.linksUntil && mail.linksUntil <= clock.now()) return { written: LINK_EXPIRED }
  const failure = await tryToSend(mailer, mail)
  if (failure instanceof NoMailServer) return { written: { status: 'unsent', error: '' } }
  const attempts = mail.attempts + 1
  if (!failure)
    return { written: { attempts, error: '', status: 'sent', sentAt: clock.now(), undelivered: null } }
  // The server's response names the recipient, and the failures of jobs are shown to staff.
  const shown = mail.hidden ? new Error('A hidden e-mail could not be sent') : failure
  const error = shown.message.slice(0, MAX_ERROR_LENGTH)
  const isRefused = failure instanceof MailRefused
  if (lastAttempt || isRefused) {
    const refusal = isRefused && failure.isAboutAddress && !mail.hidden ? error : undefined
    return { written: { attempts, error, status: 'failed' }, ...(refusal && { refusal }) }
  }
  return { written: { attempts, error }, failure: shown }
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

/** Matches e-mails whose links are still valid, and those without expiring links. */
export const hasLiveLinks = (now: Date): SQL | undefined =>
  or(isNull(mails.linksUntil), gt(mails.linksUntil, now))

/**
 * Removes expired links from unsent e-mails. Deletes e-mails that could not be delivered within 30 days and whose
 * content the log may not keep. Returns how many were deleted.
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
