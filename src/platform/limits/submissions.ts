import { createHmac } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db, Tx } from '../database/database.ts'
import { formSubmissions } from './table.server.ts'

/** How long the same submission counts as a repetition: as long as someone may go back and send again. */
export const REPETITION_MS = 60 * 60_000

/** The same in ms for a form that is meant again when it is sent later, such as one that asks for another e-mail. */
export const SENT_TWICE_MS = 60_000

/** Returns the digest of what was sent. The secret makes it useless for guessing that. */
export const submissionDigest = (secret: string, sent: readonly unknown[]): string =>
  createHmac('sha256', `${secret} form submission`).update(JSON.stringify(sent)).digest('base64url')

/** Whether the submission with this digest has been recorded within the last hour, or within another time in ms. */
export async function isRepetition(
  db: Db,
  digest: string,
  now: Date,
  withinMs = REPETITION_MS,
): Promise<boolean> {
  const isSame = and(eq(formSubmissions.digest, digest), gt(formSubmissions.createdAt, before(now, withinMs)))
  const [earlier] = await db.select({ digest: formSubmissions.digest }).from(formSubmissions).where(isSame)
  return earlier !== undefined
}

/**
 * Records a submission. Of two that arrive at once, the second waits for the first, and gets false, like each
 * repetition within an hour or another time in ms.
 */
export async function recordSubmission(
  tx: Tx,
  digest: string,
  now: Date,
  withinMs = REPETITION_MS,
): Promise<boolean> {
  const recorded = await tx
    .insert(formSubmissions)
    .values({ digest, createdAt: now })
    .onConflictDoUpdate({
      target: formSubmissions.digest,
      set: { createdAt: now },
      setWhere: lte(formSubmissions.createdAt, before(now, withinMs)),
    })
    .returning({ digest: formSubmissions.digest })
  return recorded.length > 0
}

/** Forgets a submission that led to nothing, so that the same one can be made again at once. */
export const forgetSubmission = (db: Db, digest: string) =>
  db.delete(formSubmissions).where(eq(formSubmissions.digest, digest))

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Deletes the digests that count no longer. */
export const deleteOldSubmissions = (tx: Tx, now: Date) =>
  tx.delete(formSubmissions).where(lte(formSubmissions.createdAt, before(now, REPETITION_MS)))
