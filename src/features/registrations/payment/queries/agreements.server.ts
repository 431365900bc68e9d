import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { feePriceOf, normalFeeOf } from '../../children/queries/fee-price.server.ts'
import { registrations } from '../../table.server.ts'
import { agreedFees } from '../table.server.ts'
import { paidFees } from './paid.server.ts'

/** Returns the agreed fees of some registrations, by id. Without the notes, so that every page may read it. */
export async function agreedAmounts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Pence>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: agreedFees.registrationId, amount: agreedFees.amount })
    .from(agreedFees)
    .where(inArray(agreedFees.registrationId, [...ids]))
  return new Map(found.map(({ id, amount }) => [id, amount]))
}

/** Returns what was agreed for one registration; undefined if nothing was. */
export const agreedFee = async (db: Db | Tx, id: string): Promise<Pence | undefined> =>
  (await agreedAmounts(db, [id])).get(id)

type Reads = Pick<Ctx, 'db' | 'actor'>

/**
 * Returns the registration fee of one person with the agreement about it. Throws Forbidden unless the caller is finance
 * staff, NotFound for an unknown, removed or unsent registration.
 */
export async function findAgreement(ctx: Reads, id: string) {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const [found] = await ctx.db
    .select({
      name: registrations.name,
      memberships: registrations.memberships,
      submittedAt: registrations.submittedAt,
      amount: agreedFees.amount,
      note: agreedFees.note,
      agreedAt: agreedFees.agreedAt,
      agreedBy: users.name,
    })
    .from(registrations)
    .leftJoin(agreedFees, eq(agreedFees.registrationId, registrations.id))
    .leftJoin(users, eq(users.id, agreedFees.agreedById))
    .where(and(eq(registrations.id, id), isNull(registrations.removedAt)))
  if (!found?.submittedAt) throw new NotFound()
  const { name, memberships, amount, note, agreedAt, agreedBy } = found
  const [normal, open, paid] = await Promise.all([
    normalFeeOf(ctx.db, id),
    feePriceOf(ctx.db, id),
    paidFees(ctx.db, id),
  ])
  return {
    name,
    fee: memberships[0]?.value.label ?? 'Registration fee',
    normal,
    open,
    isPaid: paid.registration !== undefined,
    agreed:
      amount === null || agreedAt === null ? undefined : { amount, note: note ?? '', agreedAt, agreedBy },
  }
}

/** Lists what was agreed about a plan, by name. Throws Forbidden unless the caller is finance staff. */
export async function listAgreements(ctx: Reads, planId: string) {
  requireFinance(ctx)
  return ctx.db
    .select({
      id: registrations.id,
      name: registrations.name,
      amount: agreedFees.amount,
      note: agreedFees.note,
    })
    .from(agreedFees)
    .innerJoin(registrations, eq(registrations.id, agreedFees.registrationId))
    .where(and(isNull(registrations.removedAt), sql`${registrations.memberships} -> 0 ->> 'id' = ${planId}`))
    .orderBy(asc(registrations.nameKey), asc(registrations.id))
}
