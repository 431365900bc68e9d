import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { isMinor, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { isMadeFor } from '../../catalog/model/numbers.ts'
import type { SellableItem } from '../../catalog/queries/items.server.ts'
import { numberHolds, storeOrderLines, storeOrders } from '../table.server.ts'

/** Who will wear the shirt numbers of an order: the buyer, or players of the club. */
export type Wearer = { memberId: string | null; gender: string; club: boolean }

/** Finds the wearer of what a member buys. */
export async function findWearer(db: Db | Tx, memberId: string | null): Promise<Wearer> {
  const [member] = memberId
    ? await db.select({ gender: members.gender }).from(members).where(eq(members.id, memberId))
    : []
  return { memberId, gender: member?.gender ?? '', club: false }
}

/**
 * Finds the numbers that other active members and their orders hold, and returns a test for one number of an item. The
 * wearer's own number is free. Numbers are compared within the wearer's gender; for the club, with the players that the
 * item is made for.
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
 * Reserves numbers for a member's order. When two orders want the same number, one gets it. Returns the first number
 * that another member holds, or undefined. A club order reserves none, because its wearers are not known.
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
        // The member's own earlier hold moves to this order, and so does the hold of a former member.
        setWhere: sql`${numberHolds.memberId} = ${memberId} or exists (
          select 1 from ${members} where ${members.id} = ${numberHolds.memberId} and not ${members.active})`,
      })
      .returning()
    if (!held) return number
  }
  return undefined
}

/**
 * Releases the numbers of an order, except those that remaining pieces of the same member need, in this order or
 * another one. Call it after the order's state has changed.
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
