import { and, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { clubDay, clubInstant } from '../../../../kernel/dates.ts'
import { seasonOf } from '../../../../kernel/season.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { guardians } from '../../../members/family/table.server.ts'
import { chosenFees, type Offers } from '../../payment/model/offers.ts'
import { paidFees } from '../../payment/queries/paid.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { isSameChild } from '../model/children-form.ts'
import { siblingPrice } from '../model/family-fees.ts'
import { childOf } from './known-children.server.ts'

type Needs = Pick<Ctx, 'db' | 'club'>

/**
 * Whether another child of the same family has paid the registration fee in full this season, in another form. Then
 * these children pay the sibling price. A child who has paid the sibling price does not count, so that one child of a
 * family always pays in full.
 */
export async function hasPaidSibling(
  ctx: Needs,
  children: readonly Registration[],
  offers: Offers,
): Promise<boolean> {
  const others = await siblingsElsewhere(ctx, children)
  for (const other of others) {
    if (children.some((child) => isSameChild(childOf(child), childOf(other)))) continue
    const { registration: paid } = await paidFees(ctx.db, other.id)
    const { registration: feeId } = chosenFees(other.memberships)
    const fee = offers.registration.find((offer) => offer.feeId === feeId)
    if (paid && (!fee || paid.amount > siblingPrice(fee))) return true
  }
  return false
}

/** The registrations of this season, from other forms, of children with the same guardian. */
async function siblingsElsewhere({ db, club }: Needs, children: readonly Registration[]) {
  const [first] = children
  if (!first?.guardianEmail) return []
  const day = clubDay(first.submittedAt ?? first.createdAt)
  const { from } = seasonOf(day, club.seasonStartMonth)
  const ids = children.map(({ id }) => id)
  const memberIds = children.flatMap(({ memberId }) => memberId ?? [])
  const caring = db
    .select({ id: guardians.userId })
    .from(guardians)
    .where(inArray(guardians.memberId, memberIds))
  const inTheirCare = db
    .select({ id: guardians.memberId })
    .from(guardians)
    .where(inArray(guardians.userId, caring))
  return db
    .select()
    .from(registrations)
    .where(
      and(
        gte(registrations.submittedAt, clubInstant(from, '00:00')),
        isNull(registrations.removedAt),
        notInArray(registrations.id, ids),
        sql`${registrations.guardianEmail} <> ''`,
        or(
          eq(sql`lower(${registrations.guardianEmail})`, first.guardianEmail.toLowerCase()),
          inArray(registrations.memberId, inTheirCare),
        ),
      ),
    )
}
