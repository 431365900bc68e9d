import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
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
    const reply = replyEmail({ club: ctx.club.name, form: form.title, name: fullName, text })
    const mailId = await sendReply(ctx, tx, mailAddress(email, fullName), reply)
    const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    const now = ctx.clock.now()
    await tx.insert(formReplies).values({ resultId: id, text, sentById: userId, mailId, createdAt: now })
    const answered = { status: 'answered', answeredAt: now, answeredById: userId, closedAt: null } as const
    await recordChange(ctx, tx, id, 'formresults.answer', { ...answered, handlerId: handlerId ?? userId })
    return done({ email })
  })
}

/** Answers are deleted after some months, so the e-mail log must not hold a conversation about them. */
function sendReply(
  ctx: Needs,
  tx: Tx,
  to: ReturnType<typeof mailAddress>,
  reply: ReturnType<typeof replyEmail>,
): Promise<string> {
  const { info } = ctx.club.emails
  return sendEmail(ctx, tx, { to, replyTo: mailAddress(info, ctx.club.name), keep: 'subject' }, reply)
}
