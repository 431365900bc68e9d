import { and, eq, inArray } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { type Limit, networkOf, spendEach } from '../../../platform/limits/limits.ts'
import { isRepetition, recordSubmission } from '../../../platform/limits/submissions.ts'
import { paths } from '../../../web/paths.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { digestOfSubmission, type FormPage } from '../internal/repeated-submission.server.ts'
import { answerEmail, confidentialEmail } from '../model/answer-email.ts'
import { answersOf, type Filled, type FormProblems, problemsIn, senderOf } from '../model/answers.ts'
import { captchaPurpose, type FormAnswer } from '../model/form.ts'
import { recipientsIn } from '../model/handling.ts'
import { type FormToSend, formToSend } from '../queries/forms.server.ts'
import { readersOf } from '../queries/readers.server.ts'
import { formPapers, formResults, forms } from '../table.server.ts'
import { deleteUploads, fileIdsOf, findUploadProblems, storeUploads } from './uploads.server.ts'

/** Limits valid answers to one form by one person, identified by the e-mail address in the answer. */
export const FORM_PERSON_LIMIT: Limit = { name: 'forms-person', points: 10, seconds: 3600 }
/**
 * Limits valid answers to one form from one network. High enough for an open day, when everybody in the hall shares
 * one.
 */
export const FORM_LIMIT: Limit = { name: 'forms', points: 300, seconds: 3600 }
/** The network limit for forms without a captcha. */
export const OPEN_FORM_LIMIT: Limit = { name: 'forms-open', points: 60, seconds: 3600 }

/** `page` is the page that was filled in. Calls of the API have none, and each of them counts. */
export type FormSubmission = Filled & {
  readonly formId: string
  readonly token: string
  readonly page?: FormPage
}

export type SendForm = Outcome<
  { confirmation: string },
  | { reason: 'NOT_VALID'; problems: FormProblems }
  | { reason: 'CAPTCHA' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

type Needs = Pick<
  Ctx,
  'db' | 'files' | 'clock' | 'pages' | 'captcha' | 'config' | 'club' | 'client' | 'secret'
>

/**
 * Accepts an answer to a published form: checks fields, terms and captcha, stores the answer if the form keeps its
 * answers, and e-mails it to the form's recipients, all in one transaction. The e-mail log keeps none of it. The
 * readers of a stored confidential answer get an e-mail that says only that there is one. The same answer again, by a
 * double click or after going back, is confirmed and counts once.
 * Throws NotFound for a form that is unknown or unpublished.
 */
export async function sendForm(ctx: Needs, filled: FormSubmission): Promise<SendForm> {
  const form = await formToSend(ctx, filled.formId)
  if (!form) throw new NotFound()
  const fieldProblems = problemsIn(form.fields, filled)
  const hasFieldProblems = Object.keys(fieldProblems).length > 0
  const problems = { ...(await findUploadProblems(form.fields, filled, hasFieldProblems)), ...fieldProblems }
  if (Object.keys(problems).length > 0) return refused('NOT_VALID', { problems })
  const digest = await digestOfSubmission(ctx.secret, form, filled)
  // A repetition may use the solution of the first submission. Without one, it would tell a stranger what was sent.
  if (form.enableCaptcha && !(await ctx.captcha.verify(filled.token, captchaPurpose(form.id), digest)))
    return refused('CAPTCHA')
  const isRepeated = await isRepetition(ctx.db, digest, ctx.clock.now())
  const spent = await spendAttempt(ctx, form, senderOf(form.fields, filled))
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  if (isRepeated) return done({ confirmation: form.confirmation })
  const stored = await storeUploads(ctx, form.fields, filled)
  if (!stored.ok) return refused('NOT_VALID', { problems: stored.problems })
  try {
    const isFirst = await transact(ctx, async (tx) => {
      if (!(await recordSubmission(tx, digest, ctx.clock.now()))) return false
      const answers = answersOf(form.fields, filled, stored.papers)
      if (form.saveDb) await storeResult(ctx, tx, form, answers, fileIdsOf(stored.papers))
      if (form.saveDb && form.confidential) await notifyReaders(ctx, tx, form.id)
      else await emailAnswers(ctx, tx, form, answers, senderOf(form.fields, filled))
      return true
    })
    if (!isFirst) await deleteUploads(ctx, stored.papers)
  } catch (error) {
    await deleteUploads(ctx, stored.papers)
    throw error
  }
  return done({ confirmation: form.confirmation })
}

/**
 * Counts an answer by form, person and network. A person is an e-mail address within a network: the address alone is
 * unverified, so strangers on other networks could use up the limit of its owner.
 */
function spendAttempt({ db, client }: Needs, { id, enableCaptcha }: FormToSend, sender: string | undefined) {
  const inNetwork = `${id} ${networkOf(client)}`
  const ofNetwork = [enableCaptcha ? FORM_LIMIT : OPEN_FORM_LIMIT, inNetwork] as const
  if (!sender) return spendEach(db, ofNetwork)
  return spendEach(db, [FORM_PERSON_LIMIT, `${inNetwork} ${sender.toLowerCase()}`], ofNetwork)
}

async function storeResult(
  { clock }: Needs,
  tx: Tx,
  form: FormToSend,
  data: FormAnswer[],
  fileIds: string[],
): Promise<void> {
  const id = newId()
  const now = clock.now()
  await lockPromise(tx, form)
  await tx.insert(formResults).values({ id, formId: form.id, data, createdAt: now, updatedAt: now })
  if (fileIds.length > 0)
    await tx.update(formPapers).set({ resultId: id }).where(inArray(formPapers.fileId, fileIds))
  await touchEntry(tx, 'formresults', id)
}

/** Throws if the form has stopped being confidential since the sender opened it. */
async function lockPromise(tx: Tx, { id, confidential }: FormToSend): Promise<void> {
  const isTheSame = and(eq(forms.id, id), eq(forms.confidential, confidential))
  const kept = await tx.select({ id: forms.id }).from(forms).where(isTheSame).for('share')
  if (kept.length === 0) throw new Error('the form has changed while it was sent')
}

/** Tells the readers of a confidential form that there is an answer, and nothing about it. */
async function notifyReaders(ctx: Needs, tx: Tx, formId: string): Promise<void> {
  const link = new URL(paths.confidentialForms, ctx.config.publicUrl).href
  for (const { name, email } of await readersOf(tx, formId))
    await sendEmail(ctx, tx, { to: mailAddress(email, name), keep: 'nothing' }, confidentialEmail(name, link))
}

function recipientsOf({ recipient, confidential }: FormToSend, info: string): string[] {
  const own = recipientsIn(recipient)
  if (confidential && own.length === 0) throw new RangeError('a confidential form has no recipient')
  return own.length > 0 ? own : [info]
}

async function emailAnswers(
  ctx: Needs,
  tx: Tx,
  form: FormToSend,
  answers: FormAnswer[],
  sender: string | undefined,
): Promise<void> {
  const { club } = ctx
  const message = answerEmail(form, answers)
  for (const address of recipientsOf(form, club.emails.info)) {
    const envelope = {
      to: mailAddress(address, club.name),
      ...(sender && { replyTo: mailAddress(sender) }),
      // Stored answers are deleted after some months, so the e-mail log must not hold another copy.
      keep: form.confidential ? ('nothing' as const) : ('subject' as const),
    }
    await sendEmail(ctx, tx, envelope, message)
  }
}
