import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer, orderOf, stockOf, timelineIn } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { changeBatchStatus, createBatch } from '../../batches/commands/manage-batch.server.ts'
import { findAdminOrder } from '../../batches/queries/order-admin.server.ts'
import { storeStockMovements } from '../../catalog/table.server.ts'
import { listOwnOrders } from '../../orders/queries/order.server.ts'
import { storeOrderLines } from '../../orders/table.server.ts'
import { collectionOf } from '../model.ts'
import { findCollectedLines } from '../queries/collected.server.ts'
import { handOutList } from '../queries/hand-out-list.server.ts'
import { exchangeSize } from './exchange-size.server.ts'
import { markLines } from './mark-lines.server.ts'

type Facts = Parameters<typeof aBuyer>[1]

/** A delivered batch with one order of M shirts. */
async function aDeliveredOrder({
  quantity = 2,
  buyer,
  ...line
}: {
  quantity?: number
  buyer?: Facts
  shirtNumber?: number
} = {}) {
  const ctx = await aCtx()
  const sizes = { M: 10, L: 2, XL: 0, dear: { stock: 9, price1Minor: 9900 } }
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes, hasNumber: true })
  const shop = (await aBuyer(ctx, { role: 'shop', name: 'Sam Shop' })).ctx
  const { id: batch } = await createBatch(shop, {
    title: 'Autumn',
    expectedDelivery: localDate('2027-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const ana = await aBuyer(ctx, buyer)
  const lines = [{ id: item.itemId, size: 'M', quantity, ...line }]
  const order = await aStoreOrder(ctx, { buyer: ana.actor, lines })
  const move = async (...statuses: ('Ordered' | 'Delivered')[]) => {
    for (const status of statuses) await changeBatchStatus(shop, batch, status)
  }
  const deliver = () => move('Ordered', 'Delivered')
  return { ctx, item, shop, batch, ana, order, move, deliver }
}

const forSize = (size: string, pieces = 1, more: { restock?: boolean; key?: string } = {}) => ({
  ...{ position: 0, size, pieces, restock: true, key: newId() },
  ...more,
})

const linesOf = async ({ db }: Ctx, order: string) =>
  (
    await db
      .select()
      .from(storeOrderLines)
      .where(eq(storeOrderLines.orderId, order))
      .orderBy(storeOrderLines.position)
  ).map(({ size, quantity, returned }) => [size, quantity, returned])

const sent = async ({ db }: Ctx) =>
  (await db.select({ to: mails.toEmail, subject: mails.subject, text: mails.text }).from(mails)).filter(
    ({ subject }) => subject.includes('exchanged'),
  )

test('members, coaches and treasurers cannot exchange, nor anyone an order or line that does not exist', async () => {
  const { ctx, shop, ana, order, deliver } = await aDeliveredOrder()
  await deliver()
  const others = [as(ctx, VISITOR), ana.ctx]
  for (const role of ['coach', 'finance'] as const) others.push((await aBuyer(ctx, { role })).ctx)
  for (const actor of others)
    await expect(exchangeSize(actor, order, forSize('L'))).rejects.toThrow(Forbidden)
  await expect(exchangeSize(shop, newId(), forSize('L'))).rejects.toThrow(NotFound)
  await expect(exchangeSize(shop, order, { ...forSize('L'), position: 7 })).rejects.toThrow(NotFound)
})

test('nothing is exchanged before it is delivered, above what was ordered, out of stock or at another price', async () => {
  const { ctx, item, shop, order, move } = await aDeliveredOrder()
  const exchange = (size: string, pieces = 1) => exchangeSize(shop, order, forSize(size, pieces))
  expect(await exchange('L')).toEqual({ ok: false, reason: 'NOT_DELIVERED', status: 'Open' })
  await move('Ordered')
  expect(await exchange('L')).toEqual({ ok: false, reason: 'NOT_DELIVERED', status: 'Ordered' })
  expect((await findAdminOrder(shop, order)).otherSizes).toEqual({})
  await move('Delivered')
  expect(await exchange('L', 3)).toEqual({ ok: false, reason: 'TOO_MANY', left: 2 })
  expect(await exchange('XL')).toEqual({ ok: false, reason: 'SOLD_OUT' })
  expect(await exchange('dear')).toEqual({ ok: false, reason: 'PRICE_DIFFERS' })
  for (const size of ['M', 'XXL']) expect(await exchange(size)).toEqual({ ok: false, reason: 'NO_SUCH_SIZE' })
  expect((await findAdminOrder(shop, order)).otherSizes, 'none that would be refused').toEqual({ 0: ['L'] })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 2, XL: 0, dear: 9 })
  expect(await linesOf(ctx, order)).toEqual([['M', 2, 0]])
  expect(await sent(ctx)).toEqual([])
})

test('a personalised item is not exchanged', async () => {
  const { shop, order, deliver } = await aDeliveredOrder({ shirtNumber: 7 })
  await deliver()
  expect(await exchangeSize(shop, order, forSize('L'))).toEqual({ ok: false, reason: 'PERSONALISED' })
  expect((await findAdminOrder(shop, order)).otherSizes).toEqual({ 0: [] })
})

test('an exchange moves the stock of both sizes, keeps what was paid, and e-mails the buyer', async () => {
  const { ctx, item, shop, ana, order, deliver } = await aDeliveredOrder()
  await deliver()
  const before = await orderOf(ctx, order)
  expect(await exchangeSize(shop, order, forSize('L'))).toMatchObject({ ok: true, size: 'L' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 9, L: 1 })
  expect(await linesOf(ctx, order)).toEqual([
    ['M', 1, 0],
    ['L', 1, 0],
  ])
  const { grossMinor, refundedMinor, state } = (await orderOf(ctx, order)) ?? {}
  expect({ grossMinor, refundedMinor, state }).toEqual({
    ...{ grossMinor: before?.grossMinor, refundedMinor: 0, state: 'paid' },
  })
  const movements = await ctx.db
    .select({ size: storeStockMovements.size, change: storeStockMovements.change })
    .from(storeStockMovements)
    .where(eq(storeStockMovements.reason, 'exchanged'))
  expect(movements.toSorted((a, b) => a.change - b.change)).toEqual([
    { size: 'L', change: -1 },
    { size: 'M', change: 1 },
  ])
  expect((await timelineIn(ctx, order)).at(-1)?.note).toBe('1 x Match shirt: size M exchanged for L')
  const [mail, ...more] = await sent(ctx)
  expect(more).toEqual([])
  expect(mail?.to).toBe(ana.user.email)
  expect(mail?.text).toContain('We have exchanged 1 x Match shirt, size M, for size L in order')
})

test('an old size that is not put back stays out of stock', async () => {
  const { ctx, item, shop, order, deliver } = await aDeliveredOrder()
  await deliver()
  await exchangeSize(shop, order, forSize('L', 2, { restock: false }))
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8, L: 0 })
  expect(await linesOf(ctx, order)).toEqual([['L', 2, 0]])
})

test('refunded pieces keep their size', async () => {
  const { ctx, shop, order, deliver } = await aDeliveredOrder()
  await deliver()
  await ctx.db.update(storeOrderLines).set({ returned: 1 }).where(eq(storeOrderLines.orderId, order))
  expect(await exchangeSize(shop, order, forSize('L', 2))).toEqual({ ok: false, reason: 'TOO_MANY', left: 1 })
  await exchangeSize(shop, order, forSize('L', 1))
  expect(await linesOf(ctx, order)).toEqual([
    ['M', 1, 1],
    ['L', 1, 0],
  ])
})

test('a form that is sent twice exchanges once, and of two people the second gets what is left', async () => {
  const { ctx, item, shop, order, deliver } = await aDeliveredOrder({ quantity: 3 })
  await deliver()
  const twice = forSize('L')
  const clicks = [exchangeSize(shop, order, twice), exchangeSize(shop, order, twice)]
  expect((await Promise.all(clicks)).map(({ ok }) => ok)).toEqual([true, true])
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8, L: 1 })
  const other = (await aBuyer(ctx, { role: 'shop' })).ctx
  const both = [exchangeSize(shop, order, forSize('L')), exchangeSize(other, order, forSize('L'))]
  const results = await Promise.all(both)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'SOLD_OUT' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 9, L: 0 })
  expect(await sent(ctx)).toHaveLength(2)
})

test('exchanged pieces are on the hand-out list again, and their buyer sees which were collected when', async () => {
  const { ctx, shop, batch, ana, order, deliver } = await aDeliveredOrder()
  await deliver()
  const own = async () => {
    const [found] = await listOwnOrders(ana.ctx)
    const collected = await findCollectedLines(ctx, [order])
    return found?.lines.map((line) => [line.size, collectionOf(found, line, 'Delivered', collected)])
  }
  expect(await own()).toEqual([['M', 'ready']])
  const lines = (await handOutList(shop, batch))?.lines ?? []
  await markLines(shop, batch, { kind: 'collected', lines })
  expect(await own()).toEqual([['M', ctx.clock.now()]])
  await exchangeSize(shop, order, forSize('L', 1))
  expect(await own()).toEqual([
    ['M', ctx.clock.now()],
    ['L', 'ready'],
  ])
  await exchangeSize(shop, order, { ...forSize('L', 1), position: 0 })
  const listed = (await handOutList(shop, batch))?.lines ?? []
  expect(listed.map(({ size, pieces, collected }) => [size, pieces, collected])).toEqual([
    ['L', 1, undefined],
    ['L', 1, undefined],
  ])
})

test('the guardian of a child gets the e-mail, and a child without one never', async () => {
  const child = { name: 'Kim Child', bornOn: '2015-05-05' }
  const alone = await aDeliveredOrder({ buyer: child })
  await alone.deliver()
  expect(await exchangeSize(alone.shop, alone.order, forSize('L'))).toMatchObject({ ok: true })
  expect(await sent(alone.ctx)).toEqual([])
  const parent = await aUser(alone.ctx, { name: 'Pat Parent', email: 'pat@home.test' })
  await aGuardian(alone.ctx, parent, alone.ana.member)
  await exchangeSize(alone.shop, alone.order, forSize('L'))
  const [mail, ...more] = await sent(alone.ctx)
  expect([mail?.to, more]).toEqual(['pat@home.test', []])
  expect(mail?.text).toContain('1 x Match shirt for Kim, size M, for size L')
})
