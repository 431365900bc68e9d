import { createHash } from 'node:crypto'
import { newId } from '../../../kernel/ids.ts'
import { submissionDigest } from '../../../platform/limits/submissions.ts'
import { answersOf, type Filled, senderOf } from '../model/answers.ts'
import type { FormField } from '../model/form.ts'

/** The page on which a form was filled in, with its key if the form does not require an e-mail address. */
export type FormPage = { readonly key: string | undefined }

type Submission = Filled & { readonly page?: FormPage }

/**
 * Returns the digest of an answer: equal if the same person sends the same to the same form. A person is the e-mail
 * address in the answer or, without one, the key of the page. Without a page, each digest is different.
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
  return submissionDigest(secret, [form.id, person ?? newId(), answersOf(form.fields, filled), files])
}

const hashOf = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('base64url')
