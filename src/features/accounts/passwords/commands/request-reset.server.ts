import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { takingAtLeast } from '../../../../platform/limits/even-time.ts'
import { giveBack, networkOf, type Spent, spend } from '../../../../platform/limits/limits.ts'
import {
  forgetSubmission,
  isRepetition,
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
  const now = ctx.clock.now()
  const isFirst = await ctx.db.transaction((tx) => recordSubmission(tx, submission, now, SENT_TWICE_MS))
  const link = () => requestLink(ctx, input, findRecipient)
  if (isFirst) return takingAtLeast(MIN_RESPONSE_MS, () => forgettingRefused(ctx, submission, link))
  // By then the first one has been refused and forgotten, or is sending the link.
  const isSent = () => isRepetition(ctx.db, submission, now, SENT_TWICE_MS)
  await takingAtLeast(MIN_RESPONSE_MS, isSent)
  return (await isSent()) ? done({ email: input.email }) : takingAtLeast(MIN_RESPONSE_MS, link)
}

async function forgettingRefused(
  { db }: Needs,
  submission: string,
  link: () => Promise<RequestReset>,
): Promise<RequestReset> {
  let isSent = false
  try {
    const asked = await link()
    isSent = asked.ok
    return asked
  } finally {
    if (!isSent) await forgetSubmission(db, submission)
  }
}

async function requestLink(
  ctx: Needs,
  { email, altcha }: RequestResetInput,
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
  if (needsCaptcha && !(await ctx.captcha.verify(altcha, CAPTCHA_PURPOSE, email))) {
    await Promise.all([
      giveBack(ctx.db, RESET_NETWORK_LIMIT, network),
      giveBack(ctx.db, RESET_EMAIL_LIMIT, email),
    ])
    return refused('CAPTCHA_NEEDED')
  }
  return (await emailLink(ctx, email, findRecipient)) ? done({ email }) : refused('UNKNOWN_EMAIL')
}

const tooMany = ({ retryAfterSeconds }: Spent) => refused('TOO_MANY_REQUESTS', { retryAfterSeconds })

function emailLink(ctx: Needs, email: string, findRecipient: FindLinkRecipient): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(hasEmail(email))
    if (!user) return false
    await emailResetLink(ctx, tx, user, await findRecipient(tx, user.id))
    return true
  })
}
