import { createHash, createHmac } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { newId } from '../../../kernel/ids.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { answersOf, type Filled, senderOf } from '../model/answers.ts'
import type { FormField } from '../model/form.ts'
import { formSubmissions } from '../table.server.ts'

/** How long the same answer counts as a repetition: as long as someone may go back and send again. */
export const REPETITION_MS = 60 * 60_000

/** The page on which a form was filled in, with its key if the form does not require an e-mail address. */
export type FormPage = { readonly key: string | undefined }

type Submission = Filled & { readonly page?: FormPage }

/**
 * Returns the digest of an answer: equal if the same person sends the same to the same form. A person is the e-mail
 * address in the answer or, without one, the key of the page. Without a page, each digest is different. The secret
 * makes it useless for guessing what was sent.
 */
export async function digestOfSubmission(
  secret: string,
  form: { id: string; fields: FormField[] },
  filled: Submission,
): Promise<string> {
  const sender = senderOf(form.fields, filled)?.toLowerCase()
  const person = filled.page && (sender ?? filled.page.key)
  const uploads = [...filled.uploads.values()].flat()
  const files = await Promise.all(uploads.map(async (one) => [one.name, hashOf(await one.arrayBuffer())]))
  const submission = JSON.stringify([form.id, person ?? newId(), answersOf(form.fields, filled), files])
  return createHmac('sha256', `${secret} form submission`).update(submission).digest('base64url')
}

const hashOf = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('base64url')

/** Whether the answer with this digest has been sent within the last hour. */
export async function isRepetition(db: Db, digest: string, now: Date): Promise<boolean> {
  const isSame = and(eq(formSubmissions.digest, digest), gt(formSubmissions.createdAt, startOf(now)))
  const [earlier] = await db.select({ digest: formSubmissions.digest }).from(formSubmissions).where(isSame)
  return earlier !== undefined
}

/** Records an answer. Of two that arrive at once, the second waits for the first, and gets false. */
export async function recordSubmission(tx: Tx, digest: string, now: Date): Promise<boolean> {
  const recorded = await tx
    .insert(formSubmissions)
    .values({ digest, createdAt: now })
    .onConflictDoUpdate({
      target: formSubmissions.digest,
      set: { createdAt: now },
      setWhere: lte(formSubmissions.createdAt, startOf(now)),
    })
    .returning({ digest: formSubmissions.digest })
  return recorded.length > 0
}

const startOf = (now: Date) => new Date(now.getTime() - REPETITION_MS)

/** Deletes the digests that count no longer. */
export const deleteOldSubmissions = (tx: Tx, now: Date) =>
  tx.delete(formSubmissions).where(lte(formSubmissions.createdAt, startOf(now)))
