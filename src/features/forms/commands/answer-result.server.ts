import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { isMailAddress, mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { lockReadable } from '../internal/find-readable.server.ts'
import { recordChange } from '../internal/record-change.server.ts'
import { replyEmail } from '../model/answer-email.ts'
import { personIn } from '../model/people.ts'
import { formReplies } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club'>

export type AnswerResult = Outcome<
  { email: string },
  /** The sender gave no address. */
  | { reason: 'NO_EMAIL' }
  /** There is a reply that the author has not seen: from someone else, or from the same form sent twice. */
  | { reason: 'ANSWERED' }
>

/**
 * E-mails a reply to the sender of a form answer, keeps it with the answer and marks the answer as answered. `seen` is
 * the number of replies that the author knows. Throws Forbidden unless the actor may read the answer, NotFound for an
 * unknown one.
 */
export async function answerResult(ctx: Needs, id: string, text: string, seen = 0): Promise<AnswerResult> {
  return transact(ctx, async (tx) => {
    const { data, form, handlerId } = await lockReadable(ctx, tx, id)
    if ((await tx.$count(formReplies, eq(formReplies.resultId, id))) !== seen) return refused('ANSWERED')
    const { email, fullName } = personIn(data)
    if (!isMailAddress(email)) return refused('NO_EMAIL')
    const about = form.confidential ? undefined : form.title
    const reply = replyEmail({ club: ctx.club.name, form: about, name: fullName, text })
    const mailId = await sendEmail(
      ctx,
      tx,
      { to: mailAddress(email, fullName), ...envelopeFor(ctx, form.confidential) },
      reply,
    )
    const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    const now = ctx.clock.now()
    await tx.insert(formReplies).values({ resultId: id, text, sentById: userId, mailId, createdAt: now })
    const answered = { status: 'answered', answeredAt: now, answeredById: userId, closedAt: null } as const
    await recordChange(ctx, tx, id, 'formresults.answer', { ...answered, handlerId: handlerId ?? userId })
    return done({ email })
  })
}

/**
 * Answers are deleted after some months, so the e-mail log must not hold a conversation about them. One about a
 * confidential answer is hidden from it, and goes on with its author, not with the club's mailbox.
 */
function envelopeFor({ actor, club }: Needs, confidential: boolean) {
  if (confidential && actor.kind === 'user')
    return { replyTo: mailAddress(actor.email, actor.name), keep: 'hidden' as const }
  return { replyTo: mailAddress(club.emails.info, club.name), keep: 'subject' as const }
}
