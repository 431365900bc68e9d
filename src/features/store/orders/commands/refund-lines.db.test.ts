import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { performPending } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { jobs } from '../../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import {
  aBuyer,
  atCheckout,
  buy,
  orderOf,
  refundLinesNow,
  refundOrderNow,
  stockOf,
} from '../../../../../tests/support/store.ts'
import { SYSTEM, VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { syncBatch } from '../../batches/commands/join-batch.server.ts'
import { createBatch } from '../../batches/commands/manage-batch.server.ts'
import { listBatches, listBatchLines } from '../../batches/queries/batches.server.ts'
import { findAdminOrder } from '../../batches/queries/order-admin.server.ts'
import { listOrderEvents } from '../queries/order.server.ts'
import { findOrderLines } from '../queries/order-lines.server.ts'
import { numberHolds, storeOrderRefunds } from '../table.server.ts'
import { cancelClubOrder } from './cancel-club-order.server.ts'
import { refundLines } from './refund-lines.server.ts'
import { syncOrder } from './sync-order.server.ts'

/** Two M with number 7 for £30.00 each and three L for £24.00 each, in an open batch. */
async function aPaidOrder() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, {
    sizes: { M: 10, L: 10 },
    hasNumber: true,
    personalisationPriceMinor: 500,
  })
  const buyer = await aBuyer(ctx)
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const { id: batchId } = await createBatch(shop, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const orderId = await buy(
    buyer,
    sandbox,
    { id: item.itemId, size: 'M', quantity: 2, shirtNumber: 7 },
    { id: item.itemId, size: 'L', quantity: 3 },
  )
  await syncBatch(ctx, orderId)
  return { ctx, sandbox, item, buyer, orderId, shop, batchId }
}

const choice = (...pieces: [position: number, quantity: number][]) => ({
  pieces: pieces.map(([position, quantity]) => ({ position, quantity })),
  reason: 'size' as const,
  restock: true,
  key: `form-${newId()}`,
})

const listed = async (ctx: Ctx, batchId: string) =>
  (await listBatchLines(ctx, batchId)).map(({ size, quantity }) => `${quantity} ${size}`)

test('only staff can refund lines, and only remaining pieces of a paid order [BAT-016]', async () => {
  const { ctx, item, buyer, orderId, shop } = await aPaidOrder()
  const coach = await aBuyer(ctx, { role: 'coach' })
  for (const actor of [buyer.ctx, coach.ctx, as(ctx, VISITOR)])
    await expect(refundLinesNow(actor, orderId, choice([0, 1]))).rejects.toThrow(Forbidden)
  await expect(refundLinesNow(shop, newId(), choice([0, 1]))).rejects.toThrow(NotFound)
  const unpaid = await atCheckout(await aBuyer(ctx), { id: item.itemId, size: 'M', quantity: 1 })
  expect(await refundLinesNow(shop, unpaid.orderId, choice([0, 1]))).toEqual({
    ok: false,
    reason: 'NOT_PAID',
  })
  expect(await refundLinesNow(shop, orderId, choice([0, 0]))).toEqual({ ok: false, reason: 'NO_PIECES' })
  for (const tooMuch of [choice([0, 3]), choice([0, 1], [0, 2]), choice([7, 1])])
    expect(await refundLinesNow(shop, orderId, tooMuch)).toEqual({ ok: false, reason: 'NOT_THERE' })
  expect(await ctx.db.select().from(storeOrderRefunds)).toEqual([])
})

test('a refunded piece leaves the supplier’s list and returns to stock, and the others stay [BAT-009, resolutions B17, B23]', async () => {
  const { ctx, item, orderId, shop, batchId } = await aPaidOrder()
  expect(await listed(ctx, batchId)).toEqual(['2 M', '3 L'])
  expect(await refundLinesNow(shop, orderId, choice([0, 1], [1, 3]))).toEqual({ ok: true, amount: 10200 })
  expect(await listed(ctx, batchId)).toEqual(['1 M'])
  expect(await stockOf(ctx, item)).toEqual({ M: 9, L: 10 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', refundedMinor: 10200 })
  expect(await listBatches(shop)).toMatchObject([{ orders: 1, gross: 13200 - 10200 }])
  expect(await ctx.db.select().from(numberHolds)).toHaveLength(1)
})

test('faulty items and those that never arrived stay out of stock, whatever was ticked', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundLinesNow(shop, orderId, { ...choice([1, 1]), reason: 'faulty' })
  await refundLinesNow(shop, orderId, { ...choice([1, 1]), reason: 'missing' })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 7 })
  const returns = await ctx.db.select().from(storeOrderRefunds).orderBy(storeOrderRefunds.createdAt)
  expect(returns.map(({ reason, restock }) => [reason, restock])).toEqual([
    ['faulty', false],
    ['missing', false],
  ])
  await refundLinesNow(shop, orderId, { ...choice([1, 1]), reason: 'unwanted' })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 8 })
})

test('items of a club order are taken back without money, once, and the last ones end the order', async () => {
  const { ctx, item } = await aPaidOrder()
  const boss = await aBuyer(ctx, { role: 'administrator' })
  const lines = [{ id: item.itemId, size: 'M', quantity: 3 }]
  const orderId = await aStoreOrder(ctx, { buyer: boss.actor, lines, state: 'club' })
  const twice = choice([0, 1])
  const clicks = [refundLines(boss.ctx, orderId, twice), refundLines(boss.ctx, orderId, twice)]
  expect(await Promise.all(clicks)).toEqual([
    { ok: true, takenBack: 1 },
    { ok: true, takenBack: 1 },
  ])
  expect(await stockOf(ctx, item)).toEqual({ M: 6, L: 7 })
  expect(await refundLines(boss.ctx, orderId, choice([0, 3]))).toEqual({ ok: false, reason: 'NOT_THERE' })
  expect(await refundLines(boss.ctx, orderId, choice([0, 2]))).toEqual({ ok: true, takenBack: 2 })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 7 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned', refundedMinor: 0 })
  expect(await jobs(ctx)).toContain('order.returned')
})

test('a club order that is cancelled returns only the items that were not taken back before', async () => {
  const { ctx, item } = await aPaidOrder()
  const boss = await aBuyer(ctx, { role: 'administrator' })
  const lines = [{ id: item.itemId, size: 'M', quantity: 3 }]
  const orderId = await aStoreOrder(ctx, { buyer: boss.actor, lines, state: 'club' })
  await refundLines(boss.ctx, orderId, { ...choice([0, 1]), reason: 'faulty' })
  await cancelClubOrder(boss.ctx, orderId, { restock: true })
  expect(await stockOf(ctx, item)).toEqual({ M: 7, L: 7 })
})

test('the e-mail about refunded items names them, and one about another amount does not [resolutions B23]', async () => {
  const { ctx, orderId, shop } = await aPaidOrder()
  await refundLinesNow(shop, orderId, choice([0, 1], [1, 3]))
  await refundOrderNow(shop, orderId, { amount: pence(500), restock: false, key: 'five-pounds' })
  const sent = await ctx.db.select().from(mails).orderBy(mails.createdAt, mails.id)
  const [items, other] = sent.filter(({ subject }) => subject.endsWith('refunded'))
  expect(items?.text).toMatch(/We have refunded £102\.00 .*: 1 x .*, size M; 3 x .*, size L\./)
  expect(other?.text).toMatch(/We have refunded £5\.00 of order \d+ to your card\./)
})

test('refunding the last pieces ends the order, returns stock once and frees its number [BAT-009, resolutions B18]', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundLinesNow(shop, orderId, choice([0, 2]))
  expect(await ctx.db.select().from(numberHolds)).toEqual([])
  await refundOrderNow(shop, orderId, { amount: undefined, restock: true, key: 'the-rest-of-it' })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'refunded', refundedMinor: 13200 })
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 10 })
  expect(await jobs(ctx)).toContain('order.returned')
})

test('after a partial refund, lines refund no more than is left', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundOrderNow(shop, orderId, { amount: pence(12000), restock: false, key: 'for-the-wait' })
  expect(await refundLinesNow(shop, orderId, choice([1, 1]))).toEqual({ ok: true, amount: 1200 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'refunded', refundedMinor: 13200 })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 8 })
})

test('concurrent refunds and double clicks refund each piece once', async () => {
  const { ctx, sandbox, item, orderId, shop } = await aPaidOrder()
  const twice = choice([1, 1])
  const many = Array.from({ length: 6 }, () => refundLinesNow(shop, orderId, choice([0, 2])))
  expect((await Promise.all(many)).filter(({ ok }) => ok)).toHaveLength(1)
  const clicks = [refundLinesNow(shop, orderId, twice), refundLinesNow(shop, orderId, twice)]
  expect(await Promise.all(clicks)).toEqual([
    { ok: true, amount: 2400 },
    { ok: true, amount: 2400 },
  ])
  const stripe = await sandbox.payments.client()
  const made = (await stripe.refunds.list()).data.map(({ amount }) => amount)
  expect(made.toSorted()).toEqual([2400, 6000])
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 8 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ refundedMinor: 8400 })
})

test('two lines refunded concurrently refund exactly their price, or one has to wait', async () => {
  const { ctx, sandbox, orderId, shop } = await aPaidOrder()
  const both = [refundLinesNow(shop, orderId, choice([0, 2])), refundLinesNow(shop, orderId, choice([1, 3]))]
  const given = (await Promise.all(both)).map((one) => (one.ok ? one.amount : one.reason))
  expect([6000, 'REFUND_PENDING']).toContain(given[0])
  expect([7200, 'REFUND_PENDING']).toContain(given[1])
  const stripe = await sandbox.payments.client()
  const sum = (await stripe.refunds.list()).data.reduce((all, { amount }) => all + amount, 0)
  expect(await orderOf(ctx, orderId)).toMatchObject({ refundedMinor: sum })
})

test('while the provider does not answer, the piece is neither on the list nor in stock, and a retry refunds once', async () => {
  const { ctx, sandbox, item, orderId, shop, batchId } = await aPaidOrder()
  await sandbox.trouble({ kind: 'cut', times: 3, method: 'POST', path: '/v1/refunds' })
  expect(await refundLinesNow(shop, orderId, choice([1, 1]))).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await listed(ctx, batchId)).toEqual(['2 M', '2 L'])
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 7 })
  expect((await findAdminOrder(shop, orderId)).refunding).toBe(2400)
  expect(await refundOrderNow(shop, orderId, { amount: undefined, restock: true, key: 'the-rest' })).toEqual({
    ok: false,
    reason: 'REFUND_PENDING',
  })
  await performPending(ctx)
  const job = { ...ctx, actor: SYSTEM }
  await Promise.all([syncOrder(job, orderId), syncOrder(job, orderId)])
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 8 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', refundedMinor: 2400 })
})

test('a refund that the provider refuses leaves the pieces with their buyer', async () => {
  const { ctx, sandbox, item, orderId, shop, batchId } = await aPaidOrder()
  await sandbox.trouble({ kind: 'error', status: 400, times: 1, method: 'POST', path: '/v1/refunds' })
  expect(await refundLinesNow(shop, orderId, choice([1, 1]))).toMatchObject({ reason: 'PROVIDER_REFUSED' })
  expect(await listed(ctx, batchId)).toEqual(['2 M', '3 L'])
  expect((await findOrderLines(ctx.db, orderId)).map(({ returned }) => returned)).toEqual([0, 0])
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 7 })
  expect(await ctx.db.select().from(storeOrderRefunds)).toEqual([])
})

test('a refund that its provider refused is followed by its job, and the history says who requested it', async () => {
  const { ctx, sandbox, orderId, shop } = await aPaidOrder()
  await refundLines(shop, orderId, choice([1, 1]))
  await sandbox.trouble({ kind: 'error', status: 400, times: 1, method: 'POST', path: '/v1/refunds' })
  await performPending(ctx)
  expect(await jobs(ctx)).toContain('payment.returned:order')
  await syncOrder({ ...ctx, actor: SYSTEM }, orderId)
  const history = (await listOrderEvents(shop, orderId)).slice(-2)
  expect(history.map(({ note, by }) => [note, by !== null])).toEqual([
    ['Refund of £24.00 requested (wrong size)', true],
    ['The card provider refused a refund: its items stay ordered', false],
  ])
})
