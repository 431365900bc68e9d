import { and, eq, gt, gte, isNull, like, or } from 'drizzle-orm'
import { hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import { type Limit, networkOf, storedKey } from './limits.ts'
import { rateLimits } from './table.server.ts'

/** A limit that staff can clear, and what it counts: 'form answers of one network'. */
export type NamedLimit = { readonly limit: Limit; readonly name: string }

/** A used-up limit: the next use is refused until `endsAt`. It does not show whose limit it is. */
export type ReachedLimit = {
  readonly key: string
  readonly name: string
  readonly most: number
  readonly endsAt: Date | null
  /** The limit of the reader's own network. */
  readonly isYours: boolean
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor' | 'client'>

/** Those of the named limits that are used up now. Throws Forbidden unless the actor is an administrator. */
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
 * Clears one limit, so that its user can continue at once. False when the limit is not one of those named or does not
 * exist any more. Throws Forbidden unless the actor is an administrator.
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
