import type { Ctx } from '../../../platform/context.ts'
import { forget, giveBack, type Limit, networkOf, spend } from '../../../platform/limits/limits.ts'

/** Failures of one address on one account: five are free. */
const FREE_FAILURES: Limit = { name: 'login-failures', points: 5, seconds: 86_400 }
/** After those, one try in each span; the span doubles with each failure. [decisions A11] */
const SPAN: Limit = { name: 'login-span', points: 1, seconds: 30 }
const LONGEST_SPAN_SECONDS = 900
/** One account from everywhere, and one address on every account. */
const ACCOUNT: Limit = { name: 'login-account', points: 100, seconds: 3600 }
const ADDRESS: Limit = { name: 'login-address', points: 50, seconds: 3600 }
/** One browser that has logged in to the account before: what strangers use up is not its. */
const DEVICE: Limit = { name: 'login-device', points: 20, seconds: 3600 }

export type Attempt =
  | { allowed: true; succeeded(): Promise<void> }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Claims one try at an account's password before it is checked, so that tries sent at the same moment are counted
 * apart. What a success has used is given back. A try that is refused for its address does not count against the
 * account: nobody is kept out by the refused tries of another. A `device` is one that the account is known to use:
 * it is counted by itself instead of with the account.
 */
export async function claimAttempt(
  ctx: Pick<Ctx, 'db' | 'client'>,
  account: string,
  device?: string,
): Promise<Attempt> {
  const address = networkOf(ctx.client)
  const pair = `${account} ${address}`
  const byAddress = await spend(ctx.db, ADDRESS, address)
  if (!byAddress.allowed) return { allowed: false, retryAfterSeconds: byAddress.retryAfterSeconds }
  const failures = await spend(ctx.db, FREE_FAILURES, pair)
  if (!failures.allowed) {
    const span = await spend(ctx.db, SPAN, pair, { seconds: spanSeconds(failures.used) })
    if (!span.allowed) {
      await giveBack(ctx.db, FREE_FAILURES, pair)
      return { allowed: false, retryAfterSeconds: span.retryAfterSeconds }
    }
  }
  const [whole, key] = device ? [DEVICE, device] : [ACCOUNT, account]
  const byWhole = await spend(ctx.db, whole, key)
  if (!byWhole.allowed) return { allowed: false, retryAfterSeconds: byWhole.retryAfterSeconds }
  const succeeded = async () => {
    await Promise.all([giveBack(ctx.db, whole, key), settle(ctx.db, address, pair)])
  }
  return { allowed: true, succeeded }
}

/** Lifts what failures have put on an account: its owner has just proved to be the owner. */
export const forgetFailures = (ctx: Pick<Ctx, 'db'>, account: string) => forget(ctx.db, ACCOUNT, account)

async function settle(db: Ctx['db'], address: string, pair: string): Promise<void> {
  await Promise.all([giveBack(db, ADDRESS, address), forget(db, FREE_FAILURES, pair), forget(db, SPAN, pair)])
}

/** 30 s after the sixth failure, then 1, 2, 4, 8 and at most 15 minutes. */
const spanSeconds = (attempt: number) =>
  Math.min(SPAN.seconds * 2 ** (attempt - FREE_FAILURES.points - 1), LONGEST_SPAN_SECONDS)
