import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { takingAtLeast } from '../../../platform/limits/even-time.ts'
import {
  giveBack,
  type Limit,
  networkOf,
  type Spent,
  spend,
  usedOf,
} from '../../../platform/limits/limits.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { passwordResetEmail } from '../../emails/emails/password-link.tsx'
import { hasEmail } from '../queries/has-email.server.ts'
import type { RequestResetInput } from '../schema.ts'
import { users } from '../table.server.ts'
import { type LinkOwner, makePasswordLink } from './password-link.server.ts'

/** [resolutions A10] */
export const RESET_NETWORK_LIMIT: Limit = { name: 'reset-address', points: 5, seconds: 3600 }
export const RESET_EMAIL_LIMIT: Limit = { name: 'reset-email', points: 5, seconds: 3600 }
const CAPTCHA_FROM = 3
const RESET_PURPOSE = 'reset'
/** Longer than finding, rendering and storing takes: the time does not tell who has an account. */
const LEAST_MS = 250

export type RequestReset = Outcome<
  { email: string },
  | { reason: 'UNKNOWN_EMAIL' }
  | { reason: 'CAPTCHA_NEEDED' }
  | { reason: 'TOO_MANY_REQUESTS'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'captcha' | 'client' | 'pages'>

/** Who reads the links of an account, where that is not its owner: the guardian of a minor. */
export type LinkReader = { name: string; email: string }
export type FindLinkReader = (tx: Tx, userId: string) => Promise<LinkReader | undefined>

/**
 * Mails a link to set a new password. At most 5 an hour for an address and for an e-mail, with a proof of work from
 * the third on. `findReader` says who gets it in place of the owner; the answer does not tell. An account that still
 * waits for its invitation gets one the same way. [MEM-011, MEM-012]
 */
export function requestReset(
  ctx: Needs,
  input: RequestResetInput,
  findReader: FindLinkReader,
): Promise<RequestReset> {
  return takingAtLeast(LEAST_MS, () => answer(ctx, input, findReader))
}

/** Whether the form should bring the captcha along at once. */
export async function resetNeedsCaptcha({ db, client }: Pick<Ctx, 'db' | 'client'>): Promise<boolean> {
  return (await usedOf(db, RESET_NETWORK_LIMIT, networkOf(client))) >= CAPTCHA_FROM - 1
}

async function answer(
  ctx: Needs,
  { email, altcha }: RequestResetInput,
  findReader: FindLinkReader,
): Promise<RequestReset> {
  const address = networkOf(ctx.client)
  // What is refused for its address does not count against the e-mail: its owner must still get a link.
  const byAddress = await spend(ctx.db, RESET_NETWORK_LIMIT, address)
  if (!byAddress.allowed) return tooMany(byAddress)
  const byEmail = await spend(ctx.db, RESET_EMAIL_LIMIT, email)
  if (!byEmail.allowed) return tooMany(byEmail)
  const needsCaptcha = Math.max(byAddress.used, byEmail.used) >= CAPTCHA_FROM
  if (needsCaptcha && !(await ctx.captcha.verify(altcha, RESET_PURPOSE))) {
    await Promise.all([
      giveBack(ctx.db, RESET_NETWORK_LIMIT, address),
      giveBack(ctx.db, RESET_EMAIL_LIMIT, email),
    ])
    return refused('CAPTCHA_NEEDED')
  }
  return (await mailLink(ctx, email, findReader)) ? done({ email }) : refused('UNKNOWN_EMAIL')
}

const tooMany = ({ retryAfterSeconds }: Spent) => refused('TOO_MANY_REQUESTS', { retryAfterSeconds })

function mailLink(ctx: Needs, email: string, findReader: FindLinkReader): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(hasEmail(email))
    if (!user) return false
    await mailResetLink(ctx, tx, user, await findReader(tx, user.id))
    return true
  })
}

/** Puts a new link for this user into the outbox, addressed to `reader` where there is one. */
export async function mailResetLink(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  user: LinkOwner,
  reader?: LinkReader,
): Promise<void> {
  const { url, expiresAt } = await makePasswordLink(ctx, tx, user.id)
  const letter = passwordResetEmail({
    club: ctx.config.club.name,
    name: reader?.name ?? user.name,
    child: reader && user.name,
    url,
  })
  const to = reader ?? user
  await sendEmail(ctx, tx, { to: mailAddress(to.email, to.name), linksUntil: expiresAt }, letter)
}
