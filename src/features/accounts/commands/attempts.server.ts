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

export type Attempt =
  | { allowed: true; succeeded(): Promise<void> }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Claims one try at an account's password before it is checked, so that tries sent at the same moment are counted
 * apart. What a success has used is given back. A try that is refused for its address does not count against the
 * account: nobody is kept out by the refused tries of another.
 */
export async function claimAttempt(ctx: Pick<Ctx, 'db' | 'client'>, account: string): Promise<Attempt> {
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
  const byAccount = await spend(ctx.db, ACCOUNT, account)
  if (!byAccount.allowed) return { allowed: false, retryAfterSeconds: byAccount.retryAfterSeconds }
  return { allowed: true, succeeded: () => settle(ctx.db, account, address) }
}

/** Lifts what failures have put on an account: its owner has just proved to be the owner. */
export const forgetFailures = (ctx: Pick<Ctx, 'db'>, account: string) => forget(ctx.db, ACCOUNT, account)

async function settle(db: Ctx['db'], account: string, address: string): Promise<void> {
  const pair = `${account} ${address}`
  await Promise.all([
    giveBack(db, ACCOUNT, account),
    giveBack(db, ADDRESS, address),
    forget(db, FREE_FAILURES, pair),
    forget(db, SPAN, pair),
  ])
}

/** 30 s after the sixth failure, then 1, 2, 4, 8 and at most 15 minutes. */
const spanSeconds = (attempt: number) =>
  Math.min(SPAN.seconds * 2 ** (attempt - FREE_FAILURES.points - 1), LONGEST_SPAN_SECONDS)
