import { and, asc, eq, isNotNull, notLike } from 'drizzle-orm'
import { members } from '../../src/features/members/table.server.ts'
import { batchOrders, storeBatches } from '../../src/features/store/batches/table.server.ts'
import { storeItems } from '../../src/features/store/catalog/table.server.ts'
import { storeOrderLines, storeOrders } from '../../src/features/store/orders/table.server.ts'
import { clubDay } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPastPayment, somePastPayments } from '../builders/past-payment.ts'
import { twoSeasons } from './past-money.ts'

const DAY_MS = 86_400_000
const VAT_BP = 2000
/** The days of last season on which something was bought: before the season, for Christmas, and in spring. */
const DAYS = [8, 15, 16, 33, 47, 61, 88, 102, 110, 118, 124, 161, 190, 214, 231, 262] as const

/** Creates the sales of last season, all in one batch that was delivered long ago. */
export async function seedPastOrders(ctx: Ctx): Promise<void> {
  const { db } = ctx
  const from = twoSeasons(ctx).last.from
  const items = await db
    .select({ id: storeItems.id, title: storeItems.title, price: storeItems.price1Minor })
    .from(storeItems)
    .where(isNotNull(storeItems.price1Minor))
    .orderBy(asc(storeItems.itemId))
    .limit(12)
  const buyers = await db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(and(eq(members.active, true), isNotNull(members.userId), notLike(members.email, '')))
    .orderBy(asc(members.slug))
  const orders = DAYS.flatMap((day, index) => {
    const item = items[(index * 5) % items.length]
    const buyer = buyers[index % buyers.length]
    if (!item?.price || !buyer) return []
    const at = new Date(from.getTime() + day * DAY_MS + 20 * 3_600_000)
    return [anOrder(buyer, { ...item, price: item.price }, { at, index })]
  })
  const last = orders.at(-1)
  if (!last) return
  await somePastPayments(
    ctx,
    orders.map(({ payment }) => payment),
  )
  // Numbers below those of this season's orders.
  await db
    .insert(storeOrders)
    .overridingSystemValue()
    .values(orders.map(({ order }) => order))
  await db.insert(storeOrderLines).values(orders.map(({ line }) => line))
  const [batch] = await db
    .insert(storeBatches)
    .values({
      ...{ id: newId(), title: 'Last season', status: 'Delivered' },
      expectedDelivery: clubDay(new Date(last.order.createdAt.getTime() + 30 * DAY_MS)),
      createdAt: from,
    })
    .returning()
  if (!batch) throw new Error('the batch was not written')
  await db
    .insert(batchOrders)
    .values(
      orders.map(({ order: { id, createdAt } }) => ({ orderId: id, batchId: batch.id, joinedAt: createdAt })),
    )
}

type Buyer = { id: string; name: string; email: string }
type Item = { id: string; title: string; price: number }

function anOrder(buyer: Buyer, item: Item, { at, index }: { at: Date; index: number }) {
  const id = newId()
  const number = 1001 - DAYS.length + index
  const quantity = 1 + (index % 2)
  const vat = Math.round((item.price * VAT_BP) / 10_000)
  const payment = aPastPayment(buyer, {
    ...{ at, purpose: 'order', objectId: id },
    ...{ description: `Order ${number}`, amount: quantity * (item.price + vat) },
  })
  return {
    payment,
    order: {
      ...{ id, number, memberId: buyer.id, state: 'paid' as const, paymentId: payment.id, vatBp: VAT_BP },
      ...{ netMinor: quantity * item.price, vatMinor: quantity * vat, grossMinor: payment.amount },
      ...{ placedAt: at, createdAt: at, updatedAt: at },
    },
    line: {
      ...{ orderId: id, position: 0, itemId: item.id, title: item.title, size: 'M', quantity },
      ...{ netMinor: item.price, vatMinor: vat },
    },
  }
}
