import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../database/database.ts'

/** A rate limit: `points` uses in `seconds`, counted across all nodes. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number }

/**
 * The result of counting a use. `used` includes this use. Counts are stored in the database, so all nodes share them.
 */
export type Spent = { allowed: boolean; used: number; retryAfterSeconds: number }

/**
 * Counts one use for `key` and returns whether it is within the limit. The count is one atomic statement, so concurrent
 * requests get different numbers. Keys must come from what the server knows, never from what a client claims.
 */
export async function spend(
  db: Db,
  limit: Limit,
  key: string,
  { seconds }: { seconds?: number } = {},
): Promise<Spent> {
  try {
    const options = seconds === undefined ? {} : { customDuration: seconds }
    return asSpent(true, await limiterFor(db, limit).consume(hashed(key), 1, options))
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return asSpent(false, refusal)
    throw refusal
  }
}

/**
 * Counts one use against each of these limits in turn. If one of them refuses, the earlier ones get their use back, so
 * that a refused request does not use up the limit of a shared network.
 */
export async function spendEach(db: Db, ...uses: (readonly [limit: Limit, key: string])[]): Promise<Spent> {
  let last: Spent = { allowed: true, used: 0, retryAfterSeconds: 0 }
  for (const [at, [limit, key]] of uses.entries()) {
    last = await spend(db, limit, key)
    if (last.allowed) continue
    await Promise.all(uses.slice(0, at).map(([earlier, its]) => giveBack(db, earlier, its)))
    return last
  }
  return last
}

/** Returns how often `key` was counted in the current time span, without counting. */
export async function usedOf(db: Db, limit: Limit, key: string): Promise<number> {
  return (await limiterFor(db, limit).get(hashed(key)))?.consumedPoints ?? 0
}

/** Undoes the count of one use. */
export async function giveBack(db: Db, limit: Limit, key: string): Promise<void> {
  await limiterFor(db, limit).reward(hashed(key), 1)
}

/** Resets the count to zero. */
export async function resetLimit(db: Db, limit: Limit, key: string): Promise<void> {
  await limiterFor(db, limit).delete(hashed(key))
}

/**
 * Returns the rate limit key for a client address. An IPv6 client usually owns a /64, which therefore counts as one
 * client.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}

/** Returns the key stored in the counter table: a hash, so that the table contains no e-mail addresses. */
export const storedKey = ({ name }: Limit, key: string): string => `${name}:${hashed(key)}`

const limiterFor = (db: Db, { name, points, seconds }: Limit) =>
  new RateLimiterPostgres({
    storeClient: db.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

const asSpent = (allowed: boolean, { consumedPoints, msBeforeNext }: RateLimiterRes): Spent => ({
  allowed,
  used: consumedPoints,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
})
