import type { Ctx } from '../../../platform/context.ts'
import { forget, giveBack, type Limit, networkOf, spend } from '../../../platform/limits/limits.ts'

/** Five failures are free for one account at one place: a known browser, or the network of an unknown one. */
const FREE_FAILURES: Limit = { name: 'login-failures', points: 5, seconds: 86_400 }
/** After those, one try in each span; the span doubles with each failure. [resolutions A11] */
const SPAN: Limit = { name: 'login-span', points: 1, seconds: 30 }
const LONGEST_SPAN_SECONDS = 900
/** Unknown browsers: one account from everywhere, and one network on every account. */
const ACCOUNT: Limit = { name: 'login-account', points: 100, seconds: 3600 }
export const LOGIN_NETWORK_LIMIT: Limit = { name: 'login-address', points: 50, seconds: 3600 }

export type Attempt =
  /** `isLastFree`: if this one fails too, the owner of the account should hear of it. */
  | { allowed: true; isLastFree: boolean; succeeded(): Promise<void> }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Claims one try at an account's password before it is checked, so that tries sent at the same moment are counted
 * apart. What a success has used is given back. A try that is refused for its network does not count against the
 * account: nobody is kept out by the refused tries of another. A `device` is one that the account is known to use: it
 * is counted by itself alone, so that no stranger slows it down, not even one in the same network.
 */
export async function claimAttempt(
  ctx: Pick<Ctx, 'db' | 'client'>,
  account: string,
  device?: string,
): Promise<Attempt> {
  return device ? claimAt(ctx.db, `${account} device ${device}`) : claimAsStranger(ctx, account)
}

async function claimAsStranger(
  { db, client }: Pick<Ctx, 'db' | 'client'>,
  account: string,
): Promise<Attempt> {
  const network = networkOf(client)
  const byNetwork = await spend(db, LOGIN_NETWORK_LIMIT, network)
  if (!byNetwork.allowed) return { allowed: false, retryAfterSeconds: byNetwork.retryAfterSeconds }
  const attempt = await claimAt(db, `${account} ${network}`)
  if (!attempt.allowed) return attempt
  const byAccount = await spend(db, ACCOUNT, account)
  if (!byAccount.allowed) return { allowed: false, retryAfterSeconds: byAccount.retryAfterSeconds }
  return {
    allowed: true,
    isLastFree: attempt.isLastFree || byAccount.used === FREE_FAILURES.points,
    async succeeded() {
      await Promise.all([
        giveBack(db, ACCOUNT, account),
        giveBack(db, LOGIN_NETWORK_LIMIT, network),
        attempt.succeeded(),
      ])
    },
  }
}

/** Five free failures at one place, then one try in each span. */
async function claimAt(db: Ctx['db'], place: string): Promise<Attempt> {
  const failures = await spend(db, FREE_FAILURES, place)
  if (!failures.allowed) {
    const span = await spend(db, SPAN, place, { seconds: spanSeconds(failures.used) })
    if (!span.allowed) {
      await giveBack(db, FREE_FAILURES, place)
      return { allowed: false, retryAfterSeconds: span.retryAfterSeconds }
    }
  }
  return {
    allowed: true,
    isLastFree: failures.used === FREE_FAILURES.points,
    async succeeded() {
      await Promise.all([forget(db, FREE_FAILURES, place), forget(db, SPAN, place)])
    },
  }
}

/** Lifts what failures have put on an account: its owner has just proved to be the owner. */
export const forgetFailures = (ctx: Pick<Ctx, 'db'>, account: string) => forget(ctx.db, ACCOUNT, account)

/** 30 s after the sixth failure, then 1, 2, 4, 8 and at most 15 minutes. */
const spanSeconds = (attempt: number) =>
  Math.min(SPAN.seconds * 2 ** (attempt - FREE_FAILURES.points - 1), LONGEST_SPAN_SECONDS)
