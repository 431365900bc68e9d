import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import { aBuyer, atCheckout, fillCart, stockOf } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { swapSize } from '../../batches/commands/swap-size.server.ts'
import { changeKit } from '../../catalog/commands/change-kit.server.ts'
import { kitForm, kitSearch } from '../../catalog/model/kit-change.ts'
import { storeItems, storeStock, storeStockMovements } from '../../catalog/table.server.ts'
import { cancelClubOrder } from '../../orders/commands/cancel-club-order.server.ts'
import { listReservations } from '../queries/reservations.server.ts'
import { findStockItem } from '../queries/stock-item.server.ts'
import { listStock, lowItems } from '../queries/stock-list.server.ts'
import { stockSearch } from '../schema.ts'
import { moveStock, setThresholds } from './move-stock.server.ts'

async function aStore() {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, {
    title: 'Match shirt',
    sizes: { M: 10, L: 3, XL: { stock: null, availability: 'green' } },
  })
  const shop = (await aBuyer(ctx, { role: 'shop', name: 'Sam Shop' })).ctx
  return { ctx, item, shop }
}

/** The sum of the movements of each size, and its stock. */
const sums = ({ db }: Ctx) =>
  rows<{ size: string; stock: number; moved: number }>(
    db,
    sql`select ${storeStock.size} as size, coalesce(${storeStock.stock}, 0) as stock,
        (select coalesce(sum(${storeStockMovements.change}), 0)::int from ${storeStockMovements}
          where ${storeStockMovements.itemId} = ${storeStock.itemId}
            and ${storeStockMovements.size} = ${storeStock.size}) as moved
      from ${storeStock} order by 1`,
  )

async function expectSums(ctx: Ctx) {
  for (const { stock, moved } of await sums(ctx)) expect(moved).toBe(stock)
}

async function movesOf({ db }: Ctx, size: string): Promise<number> {
  const [row] = await db.select().from(storeStock).where(eq(storeStock.size, size))
  return row?.moves ?? -1
}

const delivered = (size: string, moves: number, quantity: number) => ({
  ...{ size: { size, moves }, quantity },
  ...{ reason: 'delivered' as const, note: '' },
})

test('members, coaches and treasurers cannot read or change the stock', async () => {
  const { ctx, item } = await aStore()
  const others = [as(ctx, VISITOR), (await aBuyer(ctx)).ctx]
  for (const role of ['coach', 'finance'] as const) others.push((await aBuyer(ctx, { role })).ctx)
  for (const actor of others)
    for (const call of [
      () => listStock(actor, stockSearch.parse({})),
      () => lowItems(actor),
      () => findStockItem(actor, item.id),
      () => listReservations(actor),
      () => moveStock(actor, item.id, delivered('M', 0, 1)),
      () => setThresholds(actor, item.id, new Map()),
    ])
      await expect(call()).rejects.toThrow(Forbidden)
})

test('more than there is cannot be lost, an unknown size is refused, and nothing moves', async () => {
  const { ctx, item, shop } = await aStore()
  const lost = { ...delivered('L', 0, 4), reason: 'lost' as const }
  expect(await moveStock(shop, item.id, lost)).toEqual({ ok: false, reason: 'TOO_FEW', stock: 3 })
  expect(await moveStock(shop, item.id, delivered('XXL', 0, 4))).toMatchObject({ reason: 'NO_SUCH_SIZE' })
  await expect(moveStock(shop, newId(), delivered('L', 0, 4))).resolves.toMatchObject({
    reason: 'NO_SUCH_SIZE',
  })
  await expect(moveStock(shop, 'x', delivered('L', 0, 4))).rejects.toThrow(NotFound)
  expect(await stockOf(ctx, item)).toMatchObject({ L: 3 })
  await expectSums(ctx)
})

test('a stock below zero is refused by the database for every writer', async () => {
  const { ctx } = await aStore()
  await expect(
    ctx.db
      .update(storeStock)
      .set({ stock: sql`${storeStock.stock} - 4` })
      .where(eq(storeStock.size, 'L')),
  ).rejects.toThrow()
  await expectSums(ctx)
})

test('the second of two equal forms is refused, so that a delivery is recorded once', async () => {
  const { ctx, item, shop } = await aStore()
  const both = await Promise.all([
    moveStock(shop, item.id, delivered('M', 0, 5)),
    moveStock(shop, item.id, delivered('M', 0, 5)),
  ])
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, stock: 15 }])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'CHANGED_MEANWHILE', stock: 15 })
  await expectSums(ctx)
})

test('the stock is the sum of its movements after sales, changes of size, cancellations, counts and bulk changes', async () => {
  const { ctx, item, shop } = await aStore()
  const boss = await aBuyer(ctx, { role: 'administrator' })
  const buyer = await aBuyer(ctx)
  const lines = [{ id: item.itemId, size: 'M', quantity: 2 }]
  const sold = await aStoreOrder(ctx, { buyer: buyer.actor, lines })
  const club = await aStoreOrder(ctx, { buyer: boss.actor, lines, state: 'club' })
  await swapSize(shop, sold, { position: 0, size: 'L' })
  await cancelClubOrder(boss.ctx, club, { restock: true })
  await moveStock(shop, item.id, delivered('XL', await movesOf(ctx, 'XL'), 4))
  await moveStock(shop, item.id, {
    ...delivered('M', await movesOf(ctx, 'M'), 7),
    ...{ reason: 'counted', note: 'Summer count' },
  })
  expect(await stockOf(ctx, item)).toEqual({ M: 7, L: 1, XL: 4 })
  await expectSums(ctx)
  const found = await findStockItem(shop, item.id)
  expect(found?.movements[0]).toMatchObject({
    ...{ size: 'M', change: -3, reason: 'counted', note: 'Summer count', by: 'Sam Shop' },
  })
  const reasons = found?.movements.map(({ reason }) => reason)
  expect(reasons).toEqual(expect.arrayContaining(['sold', 'exchanged', 'returned', 'delivered', 'counted']))
  const change = kitForm.parse({ item: item.id, stock: '20' })
  await changeKit(shop, change, kitSearch.parse({}))
  await expectSums(ctx)
  await ctx.db.delete(storeStock).where(eq(storeStock.size, 'L'))
  const [left] = await rows<{ moved: number }>(
    ctx.db,
    sql`select sum(change)::int as moved from store_stock_movements where size = 'L'`,
  )
  expect(left?.moved).toBe(0)
})

test('of two people who buy the last piece one gets it, with one movement', async () => {
  const { ctx } = await aBillingCtx()
  const last = await aStoreItem(ctx, { sizes: { M: 1 } })
  const line = { id: last.itemId, size: 'M', quantity: 1 }
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const buyers = [await aBuyer(ctx), await aBuyer(ctx)]
  const results = await Promise.allSettled(buyers.map((buyer) => atCheckout(buyer, line)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(ctx, last)).toEqual({ M: 0 })
  const moved = await ctx.db.select().from(storeStockMovements).where(eq(storeStockMovements.itemId, last.id))
  expect(moved.map(({ change, reason }) => [change, reason])).toEqual([
    [1, 'corrected'],
    [-1, 'sold'],
  ])
  const reserved = (await listReservations(shop)).filter(({ until }) => until !== null)
  expect(reserved).toMatchObject([{ size: 'M', pieces: 1 }])
})

test('a size with no more pieces than its threshold is low, and other sizes are not', async () => {
  const { ctx, item, shop } = await aStore()
  expect(await lowItems(shop)).toEqual([])
  await setThresholds(
    shop,
    item.id,
    new Map([
      ['M', 2],
      ['L', 3],
      ['XL', 5],
    ]),
  )
  expect(await lowItems(shop)).toMatchObject([{ title: 'Match shirt', sizes: [{ size: 'L', stock: 3 }] }])
  await aStoreOrder(ctx, {
    buyer: (await aBuyer(ctx)).actor,
    lines: [{ id: item.itemId, size: 'M', quantity: 8 }],
  })
  expect((await lowItems(shop))[0]?.sizes.map(({ size }) => size)).toEqual(['M', 'L'])
})

test('a cart is listed as not reserved, with its buyer', async () => {
  const { ctx, item, shop } = await aStore()
  const buyer = await aBuyer(ctx, { name: 'Ana Buyer' })
  await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 2 })
  expect(await listReservations(shop)).toMatchObject([{ buyer: 'Ana Buyer', pieces: 2, until: null }])
})

test('each change of a price is kept with who made it, and an unchanged price is not', async () => {
  const { ctx, item, shop } = await aStore()
  const change = kitForm.parse({ item: item.id, price1: '21.50' })
  await changeKit(shop, change, kitSearch.parse({}))
  await changeKit(shop, change, kitSearch.parse({}))
  await ctx.db.update(storeItems).set({ onOffer: true, offerMinor: 1500 }).where(eq(storeItems.id, item.id))
  const found = await findStockItem(shop, item.id)
  expect(found?.prices).toMatchObject([
    { field: 'offer', beforeMinor: null, afterMinor: 1500, by: null },
    { field: 'price1', beforeMinor: 2000, afterMinor: 2150, by: 'Sam Shop' },
  ])
})
