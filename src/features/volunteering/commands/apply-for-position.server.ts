import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { type Limit, networkOf, spendEach } from '../../../platform/limits/limits.ts'
import { recordSubmission, submissionDigest } from '../../../platform/limits/submissions.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../emails/model.ts'
import { APPLY_PURPOSE } from '../model.ts'
import { findOpening, type Opening, type OpeningQuery } from '../queries/opening.server.ts'
import type { ApplyInput } from '../schema.ts'

/** Limits applications for all positions by one person, identified by e-mail address. */
export const APPLY_PERSON_LIMIT: Limit = { name: 'apply-person', points: 5, seconds: 3600 }
/** Limits applications from one network. */
export const APPLY_LIMIT: Limit = { name: 'apply', points: 200, seconds: 3600 }

export type Apply = Outcome<
  { opening: Opening },
  | { reason: 'NOT_OPEN' }
  | { reason: 'UNDER_16'; position: string }
  | { reason: 'CAPTCHA' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * E-mails an application for an open slot to the club's info mailbox. The applicant cannot choose recipient, sender or
 * subject, and the message is plain text. A logged-in user applies under their own name and address and needs no
 * captcha. Refuses with NOT_OPEN, CAPTCHA, TOO_MANY, and with UNDER_16 like `assignRotaSlot`. The same application
 * again within an hour, by a double click or after going back, is confirmed and sent once.
 */
export async function applyForPosition(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'config' | 'club' | 'captcha' | 'client' | 'actor' | 'secret'>,
  slot: OpeningQuery,
  input: ApplyInput,
): Promise<Apply> {
  const opening = await findOpening(ctx, slot)
  if (!opening) return refused('NOT_OPEN')
  if (opening.isTooYoung) return refused('UNDER_16', { position: opening.position })
  const user = ctx.actor.kind === 'user' ? ctx.actor : undefined
  const applicant = user ? { ...input, name: user.name, email: user.email } : input
  const email = applicant.email.toLowerCase()
  const digest = submissionDigest(ctx.secret, [APPLY_PURPOSE, slot, applicant.name, email, applicant.message])
  if (!user && !(await ctx.captcha.verify(input.altcha, APPLY_PURPOSE, digest))) return refused('CAPTCHA')
  const network = networkOf(ctx.client)
  const person = `${network} ${email}`
  const spent = await spendEach(ctx.db, [APPLY_PERSON_LIMIT, person], [APPLY_LIMIT, network])
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const { club } = ctx
  const envelope = {
    to: mailAddress(club.emails.info, club.name),
    replyTo: mailAddress(applicant.email, applicant.name),
  }
  await transact(ctx, async (tx) => {
    if (await recordSubmission(tx, digest, ctx.clock.now()))
      await sendEmail(ctx, tx, envelope, applicationEmail(opening, applicant))
  })
  return done({ opening })
}

function applicationEmail(
  { position, place, week }: Opening,
  { name, email, message }: ApplyInput,
): EmailText {
  const facts = [
    ['Position', position],
    ['Team', place],
    ['Week', week ?? ''],
    ['Name', name],
    ['E-mail', email],
    ['Message', message],
  ] as const
  return {
    subject: `Application: ${[position, place, week].filter(Boolean).join(', ')}`,
    title: 'Someone would like to help',
    paragraphs: [
      'This application came from the who-is-who page. Reply to this e-mail to answer the applicant.',
    ],
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
  }
}
