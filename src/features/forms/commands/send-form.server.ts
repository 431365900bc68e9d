import { inArray } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { type Limit, networkOf, spendEach } from '../../../platform/limits/limits.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { answerEmail } from '../model/answer-email.ts'
import { answersOf, type Filled, type FormProblems, problemsIn, senderOf } from '../model/answers.ts'
import { captchaPurpose, type FormAnswer } from '../model/form.ts'
import { recipientsIn } from '../model/handling.ts'
import { type FormToSend, formToSend } from '../queries/forms.server.ts'
import { formPapers, formResults } from '../table.server.ts'
import { discard, fileIdsOf, problemsOfUploads, storeUploads } from './uploads.server.ts'

/** Complete answers to one form by one person, who is known by the e-mail address in it. */
export const FORM_PERSON_LIMIT: Limit = { name: 'forms-person', points: 10, seconds: 3600 }
/** Complete answers to one form by all who share a network: on open day that is a hall full of people. */
export const FORM_LIMIT: Limit = { name: 'forms', points: 300, seconds: 3600 }
/** The same of a form that asks for no proof of work. */
export const OPEN_FORM_LIMIT: Limit = { name: 'forms-open', points: 60, seconds: 3600 }

export type FormToFill = Filled & { readonly formId: string; readonly token: string }

export type SendForm = Outcome<
  { confirmation: string },
  | { reason: 'NOT_VALID'; problems: FormProblems }
  | { reason: 'CAPTCHA' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'files' | 'clock' | 'pages' | 'captcha' | 'config' | 'client'>

/**
 * Takes an answer to a published form: checks fields, terms and captcha whatever the page has checked, keeps it if
 * the form wants it kept, and mails it to the form's recipients, all or nothing; the log of e-mails keeps none of it.
 * Throws NotFound for a form that is not published. [FRM-009..019, FRM-023, API-039, resolutions D03, F05, C08]
 */
export async function sendForm(ctx: Needs, filled: FormToFill): Promise<SendForm> {
  const form = await formToSend(ctx, filled.formId)
  if (!form) throw new NotFound()
  const others = problemsIn(form.fields, filled)
  const some = Object.keys(others).length > 0
  const problems = { ...(await problemsOfUploads(form.fields, filled, some)), ...others }
  if (Object.keys(problems).length > 0) return refused('NOT_VALID', { problems })
  if (form.enableCaptcha && !(await ctx.captcha.verify(filled.token, captchaPurpose(form.id))))
    return refused('CAPTCHA')
  const spent = await spendOn(ctx, form, senderOf(form.fields, filled))
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const stored = await storeUploads(ctx, form.fields, filled)
  if (!stored.ok) return refused('NOT_VALID', { problems: stored.problems })
  try {
    await transact(ctx, async (tx) => {
      const answers = answersOf(form.fields, filled, stored.papers)
      if (form.saveDb) await keep(ctx, tx, form, answers, fileIdsOf(stored.papers))
      await mail(ctx, tx, form, answers, senderOf(form.fields, filled))
    })
  } catch (error) {
    await discard(ctx, stored.papers)
    throw error
  }
  return done({ confirmation: form.confirmation })
}

/**
 * Counted by form, by person and by network: who fills in one form keeps nobody from another. An e-mail address is only
 * what a request claims, so a person is one of a network: no stranger uses up what they may do.
 */
function spendOn({ db, client }: Needs, { id, enableCaptcha }: FormToSend, sender: string | undefined) {
  const inNetwork = `${id} ${networkOf(client)}`
  const ofNetwork = [enableCaptcha ? FORM_LIMIT : OPEN_FORM_LIMIT, inNetwork] as const
  if (!sender) return spendEach(db, ofNetwork)
  return spendEach(db, [FORM_PERSON_LIMIT, `${inNetwork} ${sender.toLowerCase()}`], ofNetwork)
}

async function keep(
  { clock }: Needs,
  tx: Tx,
  form: FormToSend,
  data: FormAnswer[],
  fileIds: string[],
): Promise<void> {
  const id = newId()
  const now = clock.now()
  await tx.insert(formResults).values({ id, formId: form.id, data, createdAt: now, updatedAt: now })
  if (fileIds.length > 0)
    await tx.update(formPapers).set({ resultId: id }).where(inArray(formPapers.fileId, fileIds))
  await touchEntry(tx, 'formresults', id)
}

function recipientsOf({ recipient, confidential }: FormToSend, info: string): string[] {
  const own = recipientsIn(recipient)
  if (confidential && own.length === 0) throw new RangeError('a confidential form has no recipient')
  return own.length > 0 ? own : [info]
}

async function mail(
  ctx: Needs,
  tx: Tx,
  form: FormToSend,
  answers: FormAnswer[],
  sender: string | undefined,
): Promise<void> {
  const { club, mail } = ctx.config
  const letter = answerEmail(form, answers)
  for (const address of recipientsOf(form, mail.info)) {
    const envelope = {
      to: mailAddress(address, club.name),
      ...(sender && { replyTo: mailAddress(sender) }),
      // Kept answers are read where they are deleted after twelve months, others nowhere.
      keep: form.confidential ? ('nothing' as const) : ('subject' as const),
    }
    await sendEmail(ctx, tx, envelope, letter)
  }
}
