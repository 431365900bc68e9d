import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { isMailAddress, mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { replyEmail } from '../model/answer-email.ts'
import { personIn } from '../model/people.ts'
import { canReadResults } from '../policy.ts'
import { formResults, forms } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club'>

export type AnswerResult = Outcome<
  { email: string },
  /** The sender gave no address. */
  { reason: 'NO_EMAIL' } | { reason: 'ANSWERED' }
>

/**
 * E-mails a reply to the sender of a form answer and marks it as answered, once. Throws Forbidden unless the actor is
 * an administrator, NotFound for an unknown answer.
 */
export async function answerResult(ctx: Needs, id: string, text: string): Promise<AnswerResult> {
  return transact(ctx, async (tx) => {
    const result = await lockResult(ctx, tx, id)
    if (result.answeredAt) return refused('ANSWERED')
    const { email, fullName } = personIn(result.data)
    if (!isMailAddress(email)) return refused('NO_EMAIL')
    const reply = replyEmail({ club: ctx.club.name, form: result.form, name: fullName, text })
    const { info } = ctx.club.emails
    const envelope = { to: mailAddress(email, fullName), replyTo: mailAddress(info, ctx.club.name) }
    // Answers are deleted after twelve months, so the e-mail log must not hold a conversation about them.
    await sendEmail(ctx, tx, { ...envelope, keep: 'subject' }, reply)
    await markAnswered(ctx, tx, id, 'formresults.answer')
    return done({ email })
  })
}

/** Marks an answer as one that needs no reply. Throws like `answerResult`. */
export async function closeResult(ctx: Needs, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { answeredAt } = await lockResult(ctx, tx, id)
    if (!answeredAt) await markAnswered(ctx, tx, id, 'formresults.close')
  })
}

async function lockResult({ actor }: Needs, tx: Tx, id: string) {
  if (!canReadResults(actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  const [result] = await tx
    .select({ data: formResults.data, answeredAt: formResults.answeredAt, form: forms.title })
    .from(formResults)
    .innerJoin(forms, eq(forms.id, formResults.formId))
    .where(eq(formResults.id, id))
    .for('update', { of: formResults })
  if (!result) throw new NotFound()
  return result
}

async function markAnswered(ctx: Needs, tx: Tx, id: string, action: string): Promise<void> {
  const answeredById = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  await tx
    .update(formResults)
    .set({ answeredAt: ctx.clock.now(), answeredById })
    .where(eq(formResults.id, id))
  await auditStaff(tx, ctx, { action, subject: `formresults/${id}` })
  await touchEntry(tx, 'formresults', id)
}
