import type { Ctx } from '../../../platform/context.ts'
import { giveBack, type Limit, networkOf, resetLimit, spend } from '../../../platform/limits/limits.ts'
import { LOGIN_NETWORK_LIMIT } from '../model/rate-limits.ts'

/**
 * Failures without a delay for one account from one place, which is a known browser or the network of an unknown one.
 */
const FREE_FAILURES: Limit = { name: 'login-failures', points: 5, seconds: 86_400 }
/** After these failures one attempt is allowed in each interval, which doubles with every failure. */
const INTERVAL: Limit = { name: 'login-span', points: 1, seconds: 30 }
const LONGEST_INTERVAL_SECONDS = 900
/** Attempts on one account by all unknown browsers together. */
const ACCOUNT: Limit = { name: 'login-account', points: 100, seconds: 3600 }

export type Attempt =
  /** `isLastFree`: if this attempt fails too, the owner of the account is warned. */
  | { allowed: true; isLastFree: boolean; succeeded(): Promise<void>; takeBack(): Promise<void> }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Counts an attempt at an account's password or code before it is checked, so that concurrent attempts are all
 * counted. `succeeded` takes the attempt back and clears earlier failures; `takeBack` only takes it back. An attempt
 * refused because of its network does not count against the account, so it cannot lock the owner out. A `device`
 * known to the account has a separate count, so that strangers cannot delay its owner, even in the same network.
 */
export async function countAttempt(
  ctx: Pick<Ctx, 'db' | 'client'>,
  account: string,
  device?: string,
): Promise<Attempt> {
  return device ? countAt(ctx.db, `${account} device ${device}`) : countUnknownBrowser(ctx, account)
}

async function countUnknownBrowser(
  { db, client }: Pick<Ctx, 'db' | 'client'>,
  account: string,
): Promise<Attempt> {
  const network = networkOf(client)
  const byNetwork = await spend(db, LOGIN_NETWORK_LIMIT, network)
  if (!byNetwork.allowed) return { allowed: false, retryAfterSeconds: byNetwork.retryAfterSeconds }
  const attempt = await countAt(db, `${account} ${network}`)
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
    async takeBack() {
      await Promise.all([
        giveBack(db, ACCOUNT, account),
        giveBack(db, LOGIN_NETWORK_LIMIT, network),
        attempt.takeBack(),
      ])
    },
  }
}

/** Allows five failures from one place, then one attempt in each interval. */
async function countAt(db: Ctx['db'], place: string): Promise<Attempt> {
  const failures = await spend(db, FREE_FAILURES, place)
  if (!failures.allowed) {
    const interval = await spend(db, INTERVAL, place, { seconds: intervalSeconds(failures.used) })
    if (!interval.allowed) {
      await giveBack(db, FREE_FAILURES, place)
      return { allowed: false, retryAfterSeconds: interval.retryAfterSeconds }
    }
  }
  return {
    allowed: true,
    isLastFree: failures.used === FREE_FAILURES.points,
    async succeeded() {
      await Promise.all([resetLimit(db, FREE_FAILURES, place), resetLimit(db, INTERVAL, place)])
    },
    async takeBack() {
      await giveBack(db, FREE_FAILURES, place)
      if (!failures.allowed) await giveBack(db, INTERVAL, place)
    },
  }
}

/** Clears the failures of an account after its owner has set a new password. */
export const clearFailures = (ctx: Pick<Ctx, 'db'>, account: string) => resetLimit(ctx.db, ACCOUNT, account)

/** 30 s after the sixth failure, then 1, 2, 4, 8 and at most 15 minutes. */
const intervalSeconds = (attempt: number) =>
  Math.min(INTERVAL.seconds * 2 ** (attempt - FREE_FAILURES.points - 1), LONGEST_INTERVAL_SECONDS)
