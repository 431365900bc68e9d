import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { chosenFees, type Offer } from '../../payment/model/offers.ts'
import { agreedAmounts } from '../../payment/queries/agreements.server.ts'
import { paidFees } from '../../payment/queries/paid.server.ts'
import { type AccessToken, linkToken } from '../../queries/access-token.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { familyLines, type PaidElsewhere } from '../model/family-fees.ts'
import { type FeeLine, withInstalments } from '../model/fee-line.ts'

/** Returns the registrations sent in one form, in its order, without removed ones. */
export async function familyOf({ db }: Pick<Ctx, 'db'>, familyId: string): Promise<Registration[]> {
  return db
    .select()
    .from(registrations)
    .where(and(eq(registrations.familyId, familyId), isNull(registrations.removedAt)))
    .orderBy(asc(registrations.id))
}

/** Returns the registration fee of each child of a family, with the rules for families applied. */
export async function familyFees(
  ctx: Pick<Ctx, 'db'>,
  family: readonly Registration[],
  offers: readonly Offer[],
  elsewhere: PaidElsewhere | undefined,
): Promise<FeeLine[]> {
  const children = []
  const agreements = await agreedAmounts(
    ctx.db,
    family.map(({ id }) => id),
  )
  for (const { id, name, memberships } of family) {
    const { registration: feeId } = chosenFees(memberships)
    const fee = offers.find((offer) => offer.feeId === feeId) ?? offers[0]
    if (!fee) continue
    const { registration, partPaid } = await paidFees(ctx.db, id)
    const facts = { paid: registration !== undefined, partPaid, agreed: agreements.get(id) }
    children.push({ id, firstName: firstNameOf(name), fee, ...facts })
  }
  const fees = new Map(children.map(({ id, fee }) => [id, fee]))
  return familyLines(children, elsewhere).flatMap((line) => {
    const fee = fees.get(line.id)
    return fee ? [withInstalments(line, fee)] : []
  })
}

/** Returns the access tokens of all children of a family. The reader must be allowed to open one of them. */
export async function familyTokens(
  ctx: Pick<Ctx, 'db' | 'secret'>,
  { familyId }: Registration,
): Promise<AccessToken[]> {
  const family = familyId ? await familyOf(ctx, familyId) : []
  return family.map((one) => ({ id: one.id, token: linkToken(one, ctx.secret) }))
}
