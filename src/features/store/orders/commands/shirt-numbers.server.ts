import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { isMinor, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { isMadeFor } from '../../catalog/model/numbers.ts'
import type { SellableItem } from '../../catalog/queries/items.server.ts'
import { numberHolds, storeOrderLines, storeOrders } from '../table.server.ts'

/** Who buys, as far as shirt numbers go: a member for himself, or the club. */
export type Wearer = { memberId: string | null; gender: string; club: boolean }

/** The wearer of what a member buys. */
export async function findWearer(db: Db | Tx, memberId: string | null): Promise<Wearer> {
  const [member] = memberId
    ? await db.select({ gender: members.gender }).from(members).where(eq(members.id, memberId))
    : []
  return { memberId, gender: member?.gender ?? '', club: false }
}

/**
 * Which numbers somebody else has: other active members, and other members' orders. One's own is free. They are
 * compared within the buyer's gender; for the club with those for whom the item is made. [STO-030, resolutions B18]
 */
export async function findTakenNumbers(
  { clock, actor }: Pick<Ctx, 'clock' | 'actor'>,
  db: Db | Tx,
  { memberId, gender, club }: Wearer,
  items: readonly SellableItem[],
): Promise<(item: SellableItem, shirtNumber: number) => boolean> {
  if (!items.some(({ hasNumber }) => hasNumber)) return () => false
  const own = club ? null : memberId
  const minor = isMinor(sightIn({ clock, actor }))
  const worn = await db
    .select({ gender: members.gender, number: members.number, minor })
    .from(members)
    .where(
      and(
        members.active,
        isNotNull(members.number),
        club ? undefined : sql`${members.gender} = ${gender}`,
        own ? ne(members.id, own) : undefined,
      ),
    )
  const held = await db
    .select({ gender: numberHolds.gender, number: numberHolds.number, minor })
    .from(numberHolds)
    .leftJoin(members, eq(members.id, numberHolds.memberId))
    .where(
      and(
        club ? undefined : eq(numberHolds.gender, gender),
        sql`coalesce(${members.active}, true)`,
        own ? sql`${numberHolds.memberId} is distinct from ${own}` : undefined,
      ),
    )
  const taken = [...worn, ...held]
  return (item, shirtNumber) =>
    taken.some((holder) => holder.number === shirtNumber && (!club || isMadeFor(item.gender, holder)))
}

/**
 * Claims numbers for an order of a member; of two who claim the same one, one gets it. Answers the first number that is
 * another's. The club claims none: it buys for whoever wears them.
 */
export async function reserveNumbers(
  tx: Tx,
  { memberId, gender, club }: Wearer,
  orderId: string,
  shirtNumbers: readonly number[],
): Promise<number | undefined> {
  if (club || !memberId) return undefined
  for (const number of [...new Set(shirtNumbers)].sort((a, b) => a - b)) {
    const [held] = await tx
      .insert(numberHolds)
      .values({ gender, number, orderId, memberId })
      .onConflictDoUpdate({
        target: [numberHolds.gender, numberHolds.number],
        set: { orderId, memberId },
        // One's own earlier claim moves on; so does that of somebody who has left the club.
        setWhere: sql`${numberHolds.memberId} = ${memberId} or exists (
          select 1 from ${members} where ${members.id} = ${numberHolds.memberId} and not ${members.active})`,
      })
      .returning()
    if (!held) return number
  }
  return undefined
}

/**
 * Gives up the numbers of an order, but those that pieces of the same member still need: of this order if it is placed,
 * or of another one. Call it when the order has its new state.
 */
export async function releaseNumbers(tx: Tx, orderId: string): Promise<void> {
  const other = sql`select ${storeOrders.id} from ${storeOrders}
    join ${storeOrderLines} on ${storeOrderLines.orderId} = ${storeOrders.id}
    where ${storeOrders.memberId} = ${numberHolds.memberId} and ${storeOrders.state} in ('awaiting', 'paid')
      and ${storeOrderLines.shirtNumber} = ${numberHolds.number} and ${storeOrderLines.returned} < ${storeOrderLines.quantity}
    order by ${storeOrders.id} limit 1`
  await tx
    .update(numberHolds)
    .set({ orderId: sql`(${other})` })
    .where(and(eq(numberHolds.orderId, orderId), sql`exists (${other})`))
  await tx.delete(numberHolds).where(and(eq(numberHolds.orderId, orderId), sql`not exists (${other})`))
}
