import { and, eq, gt, gte, isNull, like, or } from 'drizzle-orm'
import { hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import { type Limit, networkOf, storedKey } from './limits.ts'
import { rateLimits } from './table.server.ts'

/** A limit that staff can clear, and its description, such as 'form answers of one network'. */
export type NamedLimit = { readonly limit: Limit; readonly name: string }

/** A limit that refuses further uses until `endsAt`. It does not reveal whose limit it is. */
export type ReachedLimit = {
  readonly key: string
  readonly name: string
  readonly most: number
  readonly endsAt: Date | null
  /** Whether it is the limit of the reader's own network. */
  readonly isYours: boolean
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor' | 'client'>

/** Returns which of the named limits are currently reached. Throws Forbidden unless the actor is an administrator. */
export async function reachedLimits(ctx: Needs, named: readonly NamedLimit[]): Promise<ReachedLimit[]> {
  allow(ctx)
  const now = Date.now()
  const reached = await Promise.all(
    named.map(async ({ limit, name }) => {
      const rows = await ctx.db
        .select()
        .from(rateLimits)
        .where(
          and(
            like(rateLimits.key, `${limit.name}:%`),
            gte(rateLimits.points, limit.points),
            or(isNull(rateLimits.expire), gt(rateLimits.expire, now)),
          ),
        )
      const yours = storedKey(limit, networkOf(ctx.client))
      return rows.map(({ key, expire }) => ({
        key,
        name,
        most: limit.points,
        endsAt: expire === null ? null : new Date(expire),
        isYours: key === yours,
      }))
    }),
  )
  return reached.flat()
}

/**
 * Clears one limit. Returns false if it is not one of the named limits or no longer exists. Throws Forbidden unless the
 * actor is an administrator.
 */
export async function liftLimit(ctx: Needs, named: readonly NamedLimit[], key: string): Promise<boolean> {
  allow(ctx)
  const found = named.find(({ limit }) => key.startsWith(`${limit.name}:`))
  if (!found) return false
  const lifted = await ctx.db
    .delete(rateLimits)
    .where(eq(rateLimits.key, key))
    .returning({ key: rateLimits.key })
  if (lifted.length === 0) return false
  await audit(ctx.db, ctx, { action: 'limits.lift', subject: found.limit.name })
  return true
}

function allow({ actor }: Needs): void {
  if (!hasRole(actor, 'administrator')) throw new Forbidden()
}
