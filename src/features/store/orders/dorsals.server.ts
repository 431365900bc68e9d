import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { members } from '../../members/table.server.ts'
import type { ItemGender } from '../catalog/model.ts'
import type { SellableItem } from '../catalog/queries/items.server.ts'
import { dorsalHolds, storeOrderLines, storeOrders } from './table.server.ts'

/** Who buys, as far as shirt numbers go: a member for himself, or the club. */
export type Wearer = { memberId: string | null; gender: string; club: boolean }

const GENDERS: Readonly<Record<ItemGender, string>> = {
  women: 'female',
  men: 'male',
  junior: 'junior',
  '': '',
}

/** Numbers are compared within the buyer's gender; for the club within the item's. [decisions B18] */
const genderFor = ({ gender, club }: Wearer, item: Pick<SellableItem, 'gender'>): string =>
  club ? GENDERS[item.gender] : gender

/** The wearer of what a member buys. */
export async function wearerOf(db: Db | Tx, memberId: string | null): Promise<Wearer> {
  const [member] = memberId
    ? await db.select({ gender: members.gender }).from(members).where(eq(members.id, memberId))
    : []
  return { memberId, gender: member?.gender ?? '', club: false }
}

/**
 * Which numbers somebody else has: other active members, and other members' orders. One's own is free.
 * [STO-030, decisions B18]
 */
export async function takenFor(
  db: Db | Tx,
  wearer: Wearer,
  items: readonly SellableItem[],
): Promise<(item: SellableItem, dorsal: number) => boolean> {
  const numbered = items.filter(({ hasNumber }) => hasNumber)
  const genders = [...new Set(numbered.map((item) => genderFor(wearer, item)))]
  if (genders.length === 0) return () => false
  const own = wearer.club ? null : wearer.memberId
  const worn = await db
    .select({ gender: sql<string>`coalesce(${members.gender}, '')`, number: members.number })
    .from(members)
    .where(
      and(
        members.active,
        isNotNull(members.number),
        inArray(sql`coalesce(${members.gender}, '')`, genders),
        own ? ne(members.id, own) : undefined,
      ),
    )
  const held = await db
    .select({ gender: dorsalHolds.gender, number: dorsalHolds.number })
    .from(dorsalHolds)
    .leftJoin(members, eq(members.id, dorsalHolds.memberId))
    .where(
      and(
        inArray(dorsalHolds.gender, genders),
        sql`coalesce(${members.active}, true)`,
        own ? sql`${dorsalHolds.memberId} is distinct from ${own}` : undefined,
      ),
    )
  const taken = new Set([...worn, ...held].map(({ gender, number }) => `${gender} ${number}`))
  return (item, dorsal) => taken.has(`${genderFor(wearer, item)} ${dorsal}`)
}

/**
 * Claims numbers for an order of a member; of two who claim the same one, one gets it. Answers the first number that is
 * another's. The club claims none: it buys for whoever wears them. [holes 31]
 */
export async function claimNumbers(
  tx: Tx,
  { memberId, gender, club }: Wearer,
  orderId: string,
  dorsals: readonly number[],
): Promise<number | undefined> {
  if (club || !memberId) return undefined
  for (const number of [...new Set(dorsals)].sort((a, b) => a - b)) {
    const [held] = await tx
      .insert(dorsalHolds)
      .values({ gender, number, orderId, memberId })
      .onConflictDoUpdate({
        target: [dorsalHolds.gender, dorsalHolds.number],
        set: { orderId, memberId },
        // One's own earlier claim moves on; so does that of somebody who has left the club.
        setWhere: sql`${dorsalHolds.memberId} = ${memberId} or exists (
          select 1 from ${members} where ${members.id} = ${dorsalHolds.memberId} and not ${members.active})`,
      })
      .returning()
    if (!held) return number
  }
  return undefined
}

/** Gives up the numbers of an order, but those that another order of the same member still needs. */
export async function releaseNumbers(tx: Tx, orderId: string): Promise<void> {
  const other = sql`select ${storeOrders.id} from ${storeOrders}
    join ${storeOrderLines} on ${storeOrderLines.orderId} = ${storeOrders.id}
    where ${storeOrders.id} <> ${orderId} and ${storeOrders.memberId} = ${dorsalHolds.memberId}
      and ${storeOrders.state} in ('awaiting', 'paid') and ${storeOrderLines.dorsal} = ${dorsalHolds.number}
    order by ${storeOrders.id} limit 1`
  await tx
    .update(dorsalHolds)
    .set({ orderId: sql`(${other})` })
    .where(and(eq(dorsalHolds.orderId, orderId), sql`exists (${other})`))
  await tx.delete(dorsalHolds).where(eq(dorsalHolds.orderId, orderId))
}
