import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { changeBatchStatus, createBatch } from '../../batches/commands/manage-batch.server.ts'
import { minimumsOf, shortBatches } from '../../batches/queries/minimums.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import { salesSearch } from '../schema.ts'
import { listSaleRows, readSales, salesPeriods } from './sales.server.ts'

async function aStore() {
  const ctx = await aCtx()
  const shirt = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 50, L: 50 } })
  const bag = await aStoreItem(ctx, { title: 'Bag', sizes: { 'One size': 50 } })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const { id: batch } = await createBatch(shop, {
    title: 'Autumn',
    expectedDelivery: localDate(
      new Date(ctx.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
    ),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const buyer = await aBuyer(ctx, { name: 'Ana Buyer' })
  const order = (...lines: [{ itemId: string }, string, number][]) =>
    aStoreOrder(ctx, {
      buyer: buyer.actor,
      lines: lines.map(([{ itemId }, size, quantity]) => ({ id: itemId, size, quantity })),
    })
  return { ctx, shirt, bag, shop, batch, buyer, order }
}

const all = salesSearch.parse({})

test('members and coaches cannot read the sales, and treasurers not the batches below a minimum', async () => {
  const { ctx, buyer } = await aStore()
  const finance = (await aBuyer(ctx, { role: 'finance' })).ctx
  const coach = (await aBuyer(ctx, { role: 'coach' })).ctx
  for (const actor of [as(ctx, VISITOR), buyer.ctx, coach])
    for (const call of [
      () => readSales(actor, all),
      () => listSaleRows(actor, all),
      () => salesPeriods(actor),
      () => shortBatches(actor),
    ])
      await expect(call()).rejects.toThrow(Forbidden)
  await expect(shortBatches(finance)).rejects.toThrow(Forbidden)
})

test('finance staff read the same sales as the shop manager [resolutions A01]', async () => {
  const { ctx, shop, shirt, order } = await aStore()
  await order([shirt, 'M', 2])
  const finance = (await aBuyer(ctx, { role: 'finance' })).ctx
  expect(await readSales(finance, all)).toMatchObject([{ title: 'Match shirt', pieces: 2 }])
  expect(await readSales(finance, all)).toEqual(await readSales(shop, all))
  expect(await listSaleRows(finance, all)).toEqual(await listSaleRows(shop, all))
  expect(await salesPeriods(finance)).toEqual(await salesPeriods(shop))
})

test('each figure of the sales equals the sum of its rows, and all of them what the orders brought in', async () => {
  const { ctx, shirt, bag, shop, order } = await aStore()
  const first = await order([shirt, 'M', 3], [bag, 'One size', 1])
  await order([shirt, 'L', 1], [shirt, 'M', 1])
  const gone = await order([bag, 'One size', 2])
  // One shirt was refunded as a piece, £2 of the first order as an amount, and the third order in full.
  await ctx.db.update(storeOrderLines).set({ returned: 1 }).where(eq(storeOrderLines.orderId, first))
  const orders = await ctx.db.select().from(storeOrders)
  const refundedLines = await ctx.db.select().from(storeOrderLines).where(eq(storeOrderLines.orderId, first))
  const ofPieces = refundedLines.reduce((sum, line) => sum + line.netMinor + line.vatMinor, 0)
  await ctx.db
    .update(storeOrders)
    .set({ refundedMinor: ofPieces + 200 })
    .where(eq(storeOrders.id, first))
  const third = orders.find(({ id }) => id === gone)
  await ctx.db
    .update(storeOrders)
    .set({ state: 'refunded', refundedMinor: third?.grossMinor ?? 0 })
    .where(eq(storeOrders.id, gone))

  const items = await readSales(shop, all)
  expect(items.map(({ title, pieces }) => [title, pieces])).toEqual([
    ['Match shirt', 4],
    ['Other refunds', 0],
  ])
  expect(items.at(-1)?.gross).toBe(-200)
  for (const { itemId, pieces, gross, sizes } of items) {
    const rows = await listSaleRows(shop, { ...all, item: itemId ?? 'other' })
    expect(rows.reduce((sum, row) => sum + row.pieces, 0)).toBe(pieces)
    expect(rows.reduce((sum, row) => sum + row.gross, 0)).toBe(gross)
    for (const size of sizes) {
      const ofSize = await listSaleRows(shop, { ...all, item: itemId ?? 'other', size: size.size })
      expect(ofSize.reduce((sum, row) => sum + row.gross, 0)).toBe(size.gross)
    }
  }
  const kept = await ctx.db.select().from(storeOrders)
  expect(items.reduce((sum, { gross }) => sum + gross, 0)).toBe(
    kept.reduce((sum, { grossMinor, refundedMinor }) => sum + grossMinor - refundedMinor, 0),
  )
})

test('sales are read by season, month and batch, and orders of the club are no sales', async () => {
  const { ctx, shirt, shop, batch, order } = await aStore()
  await order([shirt, 'M', 2])
  const boss = await aBuyer(ctx, { role: 'administrator' })
  await aStoreOrder(ctx, {
    buyer: boss.actor,
    state: 'club',
    lines: [{ id: shirt.itemId, size: 'L', quantity: 5 }],
  })
  const month = ctx.clock.now().toISOString().slice(0, 7)
  const sold = async (of: string) =>
    (await readSales(shop, salesSearch.parse({ of }))).reduce((sum, { pieces }) => sum + pieces, 0)
  expect([await sold('this'), await sold(month), await sold(batch)]).toEqual([2, 2, 2])
  expect([await sold('last'), await sold('2020-01')]).toEqual([0, 0])
  const periods = (await salesPeriods(shop)).map(({ value }) => value)
  expect(periods).toEqual(expect.arrayContaining(['this', 'last', month, batch]))
})

test('a batch shows what is missing to the supplier’s minimum, and waits in the queue until it is reached', async () => {
  const { ctx, shirt, shop, batch, order } = await aStore()
  await ctx.db.update(storeItems).set({ minimumPieces: 5 }).where(eq(storeItems.id, shirt.id))
  await order([shirt, 'M', 2], [shirt, 'L', 1])
  expect(await minimumsOf(ctx.db, batch)).toMatchObject([{ pieces: 3, minimum: 5, missing: 2 }])
  expect(await shortBatches(shop)).toMatchObject([{ title: 'Autumn', short: [{ missing: 2 }] }])
  await order([shirt, 'L', 4])
  expect(await minimumsOf(ctx.db, batch)).toMatchObject([{ pieces: 7, missing: 0 }])
  expect(await shortBatches(shop)).toEqual([])
  await ctx.db.update(storeItems).set({ minimumPieces: 50 }).where(eq(storeItems.id, shirt.id))
  await changeBatchStatus(shop, batch, 'Ordered')
  expect(await shortBatches(shop)).toEqual([])
})
