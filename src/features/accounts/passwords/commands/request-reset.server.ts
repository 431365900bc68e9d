import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { takingAtLeast } from '../../../../platform/limits/even-time.ts'
import {
  giveBack,
  networkOf,
  resetLimit,
  type Spent,
  spend,
  usedOf,
} from '../../../../platform/limits/limits.ts'
import {
  RESET_CAPTCHA_FROM,
  RESET_EMAIL_LIMIT,
  RESET_FORM_LIMIT,
  RESET_NETWORK_LIMIT,
} from '../../model/rate-limits.ts'
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

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'captcha' | 'client' | 'pages'>

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
  const asked = await takingAtLeast(MIN_RESPONSE_MS, () => requestLink(ctx, input, findRecipient))
  if (asked.ok || asked.reason === 'UNKNOWN_EMAIL') return asked
  // By now the other of two equal submissions has sent the link.
  const isSent = input.key && (await usedOf(ctx.db, RESET_FORM_LIMIT, submissionOf(input))) > 0
  return isSent ? done({ email: input.email }) : asked
}

const submissionOf = ({ key, email }: RequestResetInput): string => `${key} ${email}`

async function requestLink(
  ctx: Needs,
  input: RequestResetInput,
  findRecipient: FindLinkRecipient,
): Promise<RequestReset> {
  const { email, altcha } = input
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
  const sent = await emailLink(ctx, input, findRecipient)
  if (sent === 'repeated') await uncount()
  return sent === 'unknown' ? refused('UNKNOWN_EMAIL') : done({ email })
}

const tooMany = ({ retryAfterSeconds }: Spent) => refused('TOO_MANY_REQUESTS', { retryAfterSeconds })

/** Returns 'repeated' if the same submission of the form has sent the link already. */
async function emailLink(
  ctx: Needs,
  input: RequestResetInput,
  findRecipient: FindLinkRecipient,
): Promise<'sent' | 'unknown' | 'repeated'> {
  const [user] = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(hasEmail(input.email))
  if (!user) return 'unknown'
  if (input.key && !(await spend(ctx.db, RESET_FORM_LIMIT, submissionOf(input))).allowed) return 'repeated'
  try {
    await transact(ctx, async (tx) => emailResetLink(ctx, tx, user, await findRecipient(tx, user.id)))
  } catch (error) {
    await resetLimit(ctx.db, RESET_FORM_LIMIT, submissionOf(input))
    throw error
  }
  return 'sent'
}
