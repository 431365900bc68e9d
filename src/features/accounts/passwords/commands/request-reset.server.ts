import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { takingAtLeast } from '../../../../platform/limits/even-time.ts'
import { giveBack, networkOf, type Spent, spend } from '../../../../platform/limits/limits.ts'
import {
  isRepetitionOnceRecorded,
  recordSubmission,
  SENT_TWICE_MS,
  submissionDigest,
} from '../../../../platform/limits/submissions.ts'
import { RESET_CAPTCHA_FROM, RESET_EMAIL_LIMIT, RESET_NETWORK_LIMIT } from '../../model/rate-limits.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import type { RequestResetInput } from '../../schema.ts'
import { users } from '../../table.server.ts'
import { emailResetLink, type FindLinkRecipient } from './email-reset-link.server.ts'

const CAPTCHA_PURPOSE = 'reset'
/** Longer than sending a link takes, so that the response time does not reveal which addresses have an account. */
const MIN_RESPONSE_MS = 250

export type RequestReset = Outcome<
  { email: string },
  | { reason: 'UNKNOWN_EMAIL' }
  | { reason: 'CAPTCHA_NEEDED' }
  | { reason: 'TOO_MANY_REQUESTS'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'captcha' | 'client' | 'pages' | 'secret'>

/**
 * E-mails a link to set a new password, even to an unconfirmed account. Limited to 5 an hour for each network and
 * e-mail address; a captcha is required from the third. `findRecipient` returns who gets the link instead of the
 * owner; the outcome does not reveal it. A form posted twice at once counts once, needs one captcha and sends one link.
 */
export async function requestReset(
  ctx: Needs,
  input: RequestResetInput,
  findRecipient: FindLinkRecipient,
): Promise<RequestReset> {
  const submission = submissionDigest(ctx.secret, ['reset', input.key ?? newId(), input.email])
  const asked = await takingAtLeast(MIN_RESPONSE_MS, () => requestLink(ctx, input, submission, findRecipient))
  if (asked.ok || asked.reason === 'UNKNOWN_EMAIL') return asked
  // The other of two equal submissions has sent the link, or is sending it.
  const isSent = await isRepetitionOnceRecorded(ctx.db, submission, ctx.clock.now(), SENT_TWICE_MS)
  return isSent ? done({ email: input.email }) : asked
}

async function requestLink(
  ctx: Needs,
  { email, altcha }: RequestResetInput,
  submission: string,
  findRecipient: FindLinkRecipient,
): Promise<RequestReset> {
  const network = networkOf(ctx.client)
  // A request refused because of its network does not count against the address, or strangers could keep its owner
  // from getting a link.
  const byNetwork = await spend(ctx.db, RESET_NETWORK_LIMIT, network)
  if (!byNetwork.allowed) return tooMany(byNetwork)
  const byEmail = await spend(ctx.db, RESET_EMAIL_LIMIT, email)
  if (!byEmail.allowed) return tooMany(byEmail)
  const needsCaptcha = Math.max(byNetwork.used, byEmail.used) >= RESET_CAPTCHA_FROM
  const uncount = () =>
    Promise.all([giveBack(ctx.db, RESET_NETWORK_LIMIT, network), giveBack(ctx.db, RESET_EMAIL_LIMIT, email)])
  if (needsCaptcha && !(await ctx.captcha.verify(altcha, CAPTCHA_PURPOSE, email))) {
    await uncount()
    return refused('CAPTCHA_NEEDED')
  }
  const sent = await emailLink(ctx, email, submission, findRecipient)
  // The first one has been counted.
  if (sent === 'repeated') await uncount()
  return sent === 'unknown' ? refused('UNKNOWN_EMAIL') : done({ email })
}

const tooMany = ({ retryAfterSeconds }: Spent) => refused('TOO_MANY_REQUESTS', { retryAfterSeconds })

/** Returns 'repeated' if the same submission of the form has sent the link already. */
function emailLink(
  ctx: Needs,
  email: string,
  submission: string,
  findRecipient: FindLinkRecipient,
): Promise<'sent' | 'unknown' | 'repeated'> {
  return transact(ctx, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(hasEmail(email))
    if (!user) return 'unknown'
    if (!(await recordSubmission(tx, submission, ctx.clock.now(), SENT_TWICE_MS))) return 'repeated'
    await emailResetLink(ctx, tx, user, await findRecipient(tx, user.id))
    return 'sent'
  })
}
