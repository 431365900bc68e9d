import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer, orderOf } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { cancelClubOrder } from '../../orders/commands/cancel-club-order.server.ts'
import { syncOrder } from '../../orders/commands/sync-order.server.ts'
import { mergeLines } from '../model.ts'
import {
  findActiveBatch,
  findBatchesOfOrders,
  listBatches,
  listBatchLines,
} from '../queries/batches.server.ts'
import { findBatch } from '../queries/one-batch.server.ts'
import { listOrders } from '../queries/orders.server.ts'
import { batchInput } from '../schema.ts'
import { syncBatch } from './join-batch.server.ts'
import { changeBatchStatus, createBatch, editBatch } from './manage-batch.server.ts'

async function aShop() {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 50, L: 50 }, hasNumber: true })
  const buyer = await aBuyer(ctx, { name: 'Ana Buyer' })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const line = { id: item.itemId, size: 'M', quantity: 2 }
  return { ctx, item, buyer, shop, administrator, line }
}

const about = (title: string, day = '2026-09-01') => ({
  title,
  expectedDelivery: localDate(day),
  customRequestKempa: '',
  customRequestPrinting: '',
})

/** The title of the batch that an order is in. */
const batchIn = async (ctx: Ctx, orderId: string) =>
  (await findBatchesOfOrders(ctx, [orderId]))[orderId]?.title

/** Refunds an order in full. */
async function refund(ctx: Ctx, orderId: string) {
  await ctx.db
    .update(payments)
    .set({ status: 'refunded', refunded: sql`${payments.amount}` })
    .where(eq(payments.objectId, orderId))
  await syncOrder(ctx, orderId)
}

test('visitors, members, coaches and treasurers cannot see or change batches and orders [BAT-016]', async () => {
  const { ctx, buyer, shop } = await aShop()
  const { id } = await createBatch(shop, about('Autumn'))
  const others = [as(ctx, VISITOR), buyer.ctx]
  for (const role of ['coach', 'finance'] as const) others.push((await aBuyer(ctx, { role })).ctx)
  for (const actor of others) {
    for (const call of [
      () => createBatch(actor, about('Mine')),
      () => editBatch(actor, id, 1, about('Mine')),
      () => changeBatchStatus(actor, id, 'Ordered'),
      () => listBatches(actor),
      () => findBatch(actor, id),
      () => listOrders(actor),
    ])
      await expect(call()).rejects.toThrow(Forbidden)
  }
  expect(await listBatches(shop)).toMatchObject([{ title: 'Autumn', status: 'Open' }])
})

test('a batch needs a title and a date, and an unknown batch is not found [BAT-001, BAT-014]', async () => {
  const { shop } = await aShop()
  const errors = batchInput.safeParse({ title: ' ', expectedDelivery: '31/12/2026' }).error?.issues
  expect(errors?.map(({ path, message }) => [path[0], message])).toEqual([
    ['title', 'Enter a title'],
    ['expectedDelivery', 'Choose a date'],
  ])
  await expect(changeBatchStatus(shop, newId(), 'Closed')).rejects.toThrow(NotFound)
  await expect(editBatch(shop, 'x', 1, about('Autumn'))).rejects.toThrow(NotFound)
  expect(await findBatch(shop, newId())).toBeUndefined()
})

test('the second of two concurrent edits of a batch is refused [BAT-001, BAT-014]', async () => {
  const { shop } = await aShop()
  const { id } = await createBatch(shop, { ...about('Autumn'), customRequestKempa: 'In one box' })
  const choice = { ...about('Winter'), customRequestPrinting: 'White letters' }
  expect(await editBatch(shop, id, 1, choice)).toEqual({ ok: true })
  expect(await editBatch(shop, id, 1, about('Summer'))).toEqual({ ok: false, reason: 'CHANGED_MEANWHILE' })
  expect((await findBatch(shop, id))?.batch).toMatchObject({
    title: 'Winter',
    customRequestKempa: '',
    customRequestPrinting: 'White letters',
    managedById: shop.actor.kind === 'user' && shop.actor.userId,
  })
})

test('a delivered batch cannot be reopened, and closing can be undone [BAT-002, BAT-003]', async () => {
  const { shop } = await aShop()
  const { id } = await createBatch(shop, about('Autumn'))
  expect(await changeBatchStatus(shop, id, 'Delivered')).toEqual({
    ok: false,
    reason: 'NOT_FROM_HERE',
    from: 'Open',
  })
  for (const status of ['Ordered', 'Delivered', 'Delivered', 'Closed'] as const)
    expect(await changeBatchStatus(shop, id, status)).toEqual({ ok: true })
  expect(await changeBatchStatus(shop, id, 'Ordered')).toMatchObject({ ok: false, from: 'Closed' })
  expect(await changeBatchStatus(shop, id, 'Delivered')).toEqual({ ok: true })
})

test('the active batch is the open batch that is expected first [BAT-005, STO-056]', async () => {
  const { ctx, shop } = await aShop()
  expect(await findActiveBatch(ctx)).toBeUndefined()
  const { id: first } = await createBatch(shop, about('Sooner', '2026-08-01'))
  await createBatch(shop, about('Later', '2026-10-01'))
  await createBatch(shop, about('Between', '2026-09-01'))
  expect(await findActiveBatch(ctx)).toMatchObject({ title: 'Sooner', expectedDelivery: '2026-08-01' })
  await changeBatchStatus(shop, first, 'Ordered')
  expect(await findActiveBatch(ctx)).toMatchObject({ title: 'Between' })
})

test('an overdue open batch takes no more orders, which wait for the next one [BAT-005, resolutions B19]', async () => {
  const { ctx, buyer, shop, line } = await aShop()
  const longAgo = { ...shop, clock: { now: () => new Date('2020-07-01T12:00:00Z') } }
  await createBatch(longAgo, about('Long ago', '2020-08-01'))
  const paid = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line] })
  expect(await findActiveBatch(ctx)).toBeUndefined()
  expect(await batchIn(ctx, paid)).toBeUndefined()
  const [late] = await listBatches(shop)
  await editBatch(shop, late?.id ?? '', 1, about('Put off', '2099-08-01'))
  expect(await findActiveBatch(ctx)).toMatchObject({ title: 'Put off' })
  expect(await batchIn(ctx, paid)).toBe('Put off')
})

test('an unpaid cart joins no batch; paid and club orders do [STO-055, BAT-006]', async () => {
  const { ctx, buyer, shop, administrator, line } = await aShop()
  const { id } = await createBatch(shop, about('Autumn'))
  const unpaid = await aStoreOrder(ctx, {
    buyer: (await aBuyer(ctx)).actor,
    lines: [{ ...line, quantity: 40 }],
    state: 'open',
  })
  await syncBatch(ctx, unpaid)
  expect(await batchIn(ctx, unpaid)).toBeUndefined()
  const paid = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line] })
  const club = await aStoreOrder(ctx, { buyer: administrator.actor, lines: [line], state: 'club' })
  for (const order of [paid, club]) expect(await batchIn(ctx, order)).toBe('Autumn')
  expect(mergeLines(await listBatchLines(shop, id))).toMatchObject([
    { title: 'Match shirt', size: 'M', quantity: 4 },
  ])
})

test('an order stays in its batch when the job runs again, and none joins an ordered batch [STO-055, BAT-005]', async () => {
  const { ctx, buyer, shop, line } = await aShop()
  const { id } = await createBatch(shop, about('Autumn'))
  const order = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line] })
  await changeBatchStatus(shop, id, 'Ordered')
  await createBatch(shop, about('Winter', '2026-08-01'))
  await syncBatch(ctx, order)
  expect(await batchIn(ctx, order)).toBe('Autumn')
  const next = await aStoreOrder(ctx, { buyer: (await aBuyer(ctx)).actor, lines: [line] })
  expect(await batchIn(ctx, next)).toBe('Winter')
})

test('orders without a batch join the next one that is opened or reopened [STO-056, BAT-005]', async () => {
  const { ctx, buyer, shop, line } = await aShop()
  const first = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line] })
  expect(await batchIn(ctx, first)).toBeUndefined()
  const { id } = await createBatch(shop, about('Autumn'))
  expect(await batchIn(ctx, first)).toBe('Autumn')
  await changeBatchStatus(shop, id, 'Ordered')
  const second = await aStoreOrder(ctx, { buyer: (await aBuyer(ctx)).actor, lines: [line] })
  await changeBatchStatus(shop, id, 'Open')
  expect(await batchIn(ctx, second)).toBe('Autumn')
})

test('a cancelled club order leaves an open batch and no longer counts in an ordered one [STO-055, BAT-006]', async () => {
  const { ctx, shop, administrator, line } = await aShop()
  const { id } = await createBatch(shop, about('Autumn'))
  const placed = () => aStoreOrder(ctx, { buyer: administrator.actor, lines: [line], state: 'club' })
  const [early, late] = [await placed(), await placed()]
  const cancelOrder = async (order: string) => {
    await cancelClubOrder(administrator.ctx, order, { restock: true })
    await syncBatch(ctx, order)
  }
  await cancelOrder(early)
  expect(await batchIn(ctx, early)).toBeUndefined()
  await changeBatchStatus(shop, id, 'Ordered')
  await cancelOrder(late)
  expect(await batchIn(ctx, late)).toBe('Autumn')
  expect(await listBatchLines(shop, id)).toEqual([])
})

test('a refunded order no longer counts in an ordered batch, and does not join the next one [STO-055, BAT-006, resolutions B08, B23]', async () => {
  const { ctx, buyer, shop, line } = await aShop()
  const waiting = await aStoreOrder(ctx, { buyer: (await aBuyer(ctx)).actor, lines: [line] })
  await refund(ctx, waiting)
  const { id } = await createBatch(shop, about('Autumn'))
  expect(await batchIn(ctx, waiting)).toBeUndefined()
  const kept = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line] })
  const refunded = await aStoreOrder(ctx, { buyer: (await aBuyer(ctx)).actor, lines: [line] })
  await changeBatchStatus(shop, id, 'Ordered')
  await refund(ctx, refunded)
  await syncBatch(ctx, refunded)
  expect(await batchIn(ctx, refunded)).toBe('Autumn')
  expect(await listBatchLines(shop, id)).toMatchObject([{ quantity: 2 }])
  expect(await listBatches(shop)).toMatchObject([
    { orders: 1, gross: (await orderOf(ctx, kept))?.grossMinor },
  ])
})

test('batches are listed latest expected first, and their orders oldest first with the amounts charged [BAT-006, BAT-007, BAT-008, BAT-009]', async () => {
  const { ctx, buyer, shop, line } = await aShop()
  await createBatch(shop, about('Later', '2026-10-01'))
  const { id } = await createBatch(shop, about('Sooner', '2026-08-01'))
  const first = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [{ ...line, shirtNumber: 7 }] })
  const hourLater = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 3_600_000) } }
  const second = await aStoreOrder(hourLater, { buyer: (await aBuyer(ctx)).actor, lines: [line] })
  expect(await listBatches(shop)).toMatchObject([
    { title: 'Later', orders: 0, grossMinor: 0 },
    { title: 'Sooner', orders: 2, grossMinor: 9600 },
  ])
  const found = await findBatch(shop, id)
  expect(found?.orders.map((order) => order.id)).toEqual([first, second])
  expect(found?.orders[0]).toMatchObject({
    net: 4000,
    vat: 800,
    gross: 4800,
    lines: [
      { itemId: line.id, title: 'Match shirt', size: 'M', quantity: 2, personalisation: { words: '7' } },
    ],
  })
})

test('staff find orders by state, batch, number and buyer, newest first; carts only when requested [BAT-016]', async () => {
  const { ctx, buyer, shop, administrator, line } = await aShop()
  const waiting = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line], request: 'Long sleeves' })
  await syncBatch(ctx, waiting)
  const cart = await aStoreOrder(ctx, { buyer: buyer.actor, lines: [line], state: 'open' })
  const hourLater = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 3_600_000) } }
  const club = await aStoreOrder(hourLater, { buyer: administrator.actor, lines: [line], state: 'club' })
  const { id } = await createBatch(shop, about('Autumn'))
  const ids = async (filter: Parameters<typeof listOrders>[1]) =>
    (await listOrders(shop, filter)).orders.map((order) => order.id)
  expect(await ids({})).toEqual([club, waiting])
  expect(await ids({ states: ['open'] })).toEqual([cart])
  expect(await ids({ search: 'ana b' })).toEqual([waiting])
  expect(await ids({ search: '%' })).toEqual([])
  expect(await ids({ batch: id })).toEqual([club, waiting])
  expect(await ids({ batch: 'none' })).toEqual([])
  expect(await ids({ batch: "' or 1=1" })).toEqual([])
  const { orders, total } = await listOrders(shop, { start: 1, limit: 1 })
  expect(total).toBe(2)
  expect(orders).toMatchObject([
    {
      id: waiting,
      number: 1001,
      buyer: 'Ana Buyer',
      pieces: 2,
      gross: 4800,
      request: 'Long sleeves',
      isClubOrder: false,
      batch: { id, title: 'Autumn', status: 'Open' },
    },
  ])
  expect(await ids({ search: '1001' })).toEqual([waiting])
})

test('a batch is not opened for a day that has passed, nor moved to one [BAT-005]', async () => {
  const { shop } = await aShop()
  const passed = { fields: { expectedDelivery: ['This date has passed. Choose today or a later date'] } }
  await expect(createBatch(shop, about('Late', '2026-06-19'))).rejects.toMatchObject(passed)
  const { id } = await createBatch(shop, about('Today', '2026-06-20'))
  await expect(editBatch(shop, id, 1, about('Today', '2026-06-19'))).rejects.toMatchObject(passed)
  const later = { ...shop, clock: { now: () => new Date('2026-07-01T12:00:00Z') } }
  expect(await editBatch(later, id, 1, about('Late', '2026-06-20'))).toEqual({ ok: true })
})
