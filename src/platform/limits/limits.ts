import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../database/database.ts'

/** So many uses in so many seconds, counted on all nodes together. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number }

/** `used` includes this use. The counts are in the database, so every node sees the same. */
export type Spent = { allowed: boolean; used: number; retryAfterSeconds: number }

/**
 * Counts one use by `key` and returns whether it is within the limit. The count is taken in one statement, so
 * simultaneous requests get different numbers. Keys come from what the server knows, never from what a request claims.
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
 * Counts one use against each of these limits in turn. If one refuses, the limits before it get their use back, so that
 * a refused request does not use up the limit of a shared network.
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

/** How often `key` was counted in the current time span, without counting. */
export async function usedOf(db: Db, limit: Limit, key: string): Promise<number> {
  return (await limiterFor(db, limit).get(hashed(key)))?.consumedPoints ?? 0
}

/** Returns one use that should not count. */
export async function giveBack(db: Db, limit: Limit, key: string): Promise<void> {
  await limiterFor(db, limit).reward(hashed(key), 1)
}

/** Resets the count to zero. */
export async function resetLimit(db: Db, limit: Limit, key: string): Promise<void> {
  await limiterFor(db, limit).delete(hashed(key))
}

/** The key of a client's address: an IPv6 client owns a /64, which counts as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}

/** The key of a use in the table of counters: a hash, because e-mail addresses do not belong there. */
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
