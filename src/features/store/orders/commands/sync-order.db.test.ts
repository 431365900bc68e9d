import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { performPending } from '../../../../../tests/support/billing.ts'
import { jobs } from '../../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import {
  aBuyer,
  atCheckout,
  buy,
  goToPay,
  later,
  NO_HEADERS,
  orderOf,
  stockOf,
  type TestBuyer,
  timelineIn,
} from '../../../../../tests/support/store.ts'
import { newId } from '../../../../kernel/ids.ts'
import { basisPoints } from '../../../../kernel/money.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { providerOperations } from '../../../billing/operations/table.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { storeStock } from '../../catalog/table.server.ts'
import { viewCart } from '../queries/cart-view.server.ts'
import { numberHolds, storeOrders } from '../table.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { changeCart } from './change-cart.server.ts'
import { deleteUnpaidOrders, releaseExpiredHolds } from './expired-orders.server.ts'
import { retryUnmatched, syncOrder } from './sync-order.server.ts'

/** The special request of a buyer in the checkout session. */
const ask = ({ ctx, user }: TestBuyer, specialRequest: string) =>
  ctx.db.update(storeOrders).set({ specialRequest }).where(eq(storeOrders.userId, user.id))

async function aShop() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 10, L: 1 }, hasNumber: true })
  return { ctx, sandbox, item, buyer: await aBuyer(ctx), line: { id: item.itemId, size: 'M', quantity: 2 } }
}

test('an order with an open checkout session is never placed [STO-048]', async () => {
  const { ctx, buyer, line } = await aShop()
  const { orderId } = await atCheckout(buyer, line)
  await syncOrder(ctx, orderId)
  await syncOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'awaiting', placedAt: null, paymentId: null })
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('cancelling a payment frees stock and number at once, keeps the cart, and the next attempt has a new session [STO-048, STO-054]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const first = await atCheckout(buyer, { ...line, shirtNumber: 7 })
  const other = await aBuyer(ctx)
  expect(await cancelPayment(other.ctx, first.orderId)).toEqual({ ok: false, reason: 'NO_PAYMENT' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
  expect(await cancelPayment(buyer.ctx, first.orderId)).toEqual({ ok: true })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  expect(await ctx.db.select().from(numberHolds)).toEqual([])
  await expect(sandbox.pay(first.sessionId)).rejects.toThrow(/expired|not open/i)
  const again = await goToPay(buyer)
  expect(again).toMatchObject({ ok: true, orderId: first.orderId })
  expect(again.ok && again.sessionId).not.toBe(first.sessionId)
})

test('a buyer who has paid and returns through the cancel address has paid [STO-048]', async () => {
  const { ctx, sandbox, buyer, line } = await aShop()
  const { orderId, sessionId } = await atCheckout(buyer, line)
  await sandbox.pay(sessionId)
  expect(await cancelPayment(buyer.ctx, orderId)).toEqual({ ok: false, reason: 'PLACED' })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid' })
})

test('a payment places the order once, deletes the cart, sends one VAT receipt and notifies the batches [STO-039, STO-049, STO-054]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const orderId = await buy(buyer, sandbox, line)
  await syncOrder(ctx, orderId)
  const [payment] = await ctx.db.select().from(payments)
  expect(await orderOf(ctx, orderId)).toMatchObject({
    state: 'paid',
    paymentId: payment?.id,
    grossMinor: 4800,
    heldUntil: null,
  })
  expect(await findCart(ctx.db, buyer.user.id)).toEqual({ lines: [] })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
  const [mail, ...more] = await ctx.db.select().from(mails)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ toEmail: buyer.user.email, fromEmail: 'finance@demo.club' })
  for (const words of ['2 x Match shirt, size M', '£40.00', 'VAT 20%', '£8.00', '£48.00', 'London GD'])
    expect(mail?.text).toContain(words)
  expect((await jobs(ctx)).filter((name) => name === 'order.placed')).toHaveLength(1)
  expect(await timelineIn(ctx, orderId)).toEqual([
    { state: 'open', note: 'The cart was saved' },
    { state: 'awaiting', note: 'Prices fixed and stock reserved, awaiting card payment' },
    { state: 'paid', note: 'Paid £48.00 by card' },
  ])
})

test('a club that is not registered for VAT charges none; a registered one shows its number on the receipt [SYS-053, STO-040]', async () => {
  const { ctx, sandbox, line } = await aShop()
  const bought = async (club: Partial<typeof ctx.club>) => {
    const theirs = { ...ctx, club: { ...ctx.club, ...club } }
    const buyer = await aBuyer(theirs)
    const order = await orderOf(ctx, await buy(buyer, sandbox, line))
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.toEmail, buyer.user.email))
    return { order, text: mail?.text ?? '' }
  }
  const none = await bought({ vatRate: basisPoints(0) })
  expect(none.order).toMatchObject({ netMinor: 4000, vatMinor: 0, grossMinor: 4000, vatBp: 0 })
  expect(none.text).toContain('£40.00')
  expect(none.text).not.toContain('VAT')
  const registered = await bought({ vatNumber: 'GB 123 4567 89', address: '1 Court Lane, London' })
  expect(registered.order).toMatchObject({ netMinor: 4000, vatMinor: 800, grossMinor: 4800, vatBp: 2000 })
  for (const words of ['VAT 20%', 'GB 123 4567 89', 'London GD, 1 Court Lane, London'])
    expect(registered.text).toContain(words)
})

test('an unpaid order expires and releases its stock, and the same cart can be paid later under the same number [STO-048, STO-054, STO-057]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const first = await atCheckout(buyer, line)
  await ask(buyer, 'Please no bag')
  expect(await releaseExpiredHolds(later(ctx, 30))).toBe(0)
  expect(await releaseExpiredHolds(later(ctx, 32))).toBe(1)
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'abandoned', heldUntil: null })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  await expect(sandbox.pay(first.sessionId)).rejects.toThrow(/expired|not open/i)
  const { number, request } = await viewCart(buyer.ctx, await findCart(ctx.db, buyer.user.id))
  expect({ number, request }).toEqual({ number: 1001, request: 'Please no bag' })
  const second = await goToPay(buyer, request)
  if (!second.ok) throw new Error(second.reason)
  expect(second.orderId).toBe(first.orderId)
  expect(await goToPay(buyer, request)).toMatchObject({ url: second.url })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
  await sandbox.pay(second.sessionId)
  await settlePayment(ctx, second.sessionId)
  await syncOrder(ctx, second.orderId)
  expect(await findCart(ctx.db, buyer.user.id)).toEqual({ lines: [] })
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'paid', specialRequest: 'Please no bag' })
})

test('after an expired checkout session the cart keeps its order and special request [STO-051, STO-057]', async () => {
  const { ctx, buyer, line } = await aShop()
  const { orderId } = await atCheckout(buyer, line)
  await ask(buyer, 'Gift wrapped')
  await closeCheckout(ctx, orderId)
  await syncOrder(ctx, orderId)
  expect(await cancelPayment(buyer.ctx, orderId)).toMatchObject({ ok: true })
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line })
  expect((await findCart(ctx.db, buyer.user.id)).orderId).toBe(orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({
    state: 'open',
    grossMinor: 7200,
    specialRequest: 'Gift wrapped',
  })
  expect((await timelineIn(ctx, orderId)).map(({ state }) => state)).toEqual([
    'open',
    'awaiting',
    'abandoned',
    'open',
  ])
})

test('an order that was paid at the last moment is placed, not released [STO-054]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const { orderId, sessionId } = await atCheckout(buyer, line)
  await sandbox.pay(sessionId)
  expect(await releaseExpiredHolds(later(ctx, 32))).toBe(0)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
})

test('the reservation stays while the provider does not answer [resolutions B17]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const { orderId } = await atCheckout(buyer, line)
  await sandbox.trouble({ kind: 'error', when: 'before', times: 10, path: '/v1/checkout', status: 500 })
  expect(await releaseExpiredHolds(later(ctx, 32))).toBe(0)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'awaiting' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
})

test('a payment of an earlier checkout session does not pay for a changed order and is refunded', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const first = await atCheckout(buyer, line)
  await sandbox.pay(first.sessionId)
  await ctx.db.update(storeOrders).set({ grossMinor: 9600, netMinor: 8000, vatMinor: 1600 })
  await settlePayment(ctx, first.sessionId)
  await syncOrder(ctx, first.orderId)
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'abandoned', paymentId: null })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  expect(await jobs(ctx)).toContain('billing:operation')
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toEqual([
    'Your order 1001: your refund',
  ])
})

/** A payment that comes after the order was abandoned, like a delayed webhook event. */
async function paidTooLate() {
  const shop = await aShop()
  const { ctx, sandbox, buyer, item } = shop
  const paying = await atCheckout(buyer, { id: item.itemId, size: 'L', quantity: 1 })
  await sandbox.pay(paying.sessionId)
  await ctx.db
    .update(storeOrders)
    .set({ state: 'abandoned', heldUntil: null })
    .where(eq(storeOrders.id, paying.orderId))
  await ctx.db.update(storeStock).set({ stock: 1 }).where(eq(storeStock.size, 'L'))
  return { ...shop, ...paying }
}

test('a late payment reserves the items again while they are in stock', async () => {
  const { ctx, item, orderId, sessionId } = await paidTooLate()
  await settlePayment(ctx, sessionId)
  await syncOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid' })
  expect(await stockOf(ctx, item)).toMatchObject({ L: 0 })
})

test('a late payment of another amount is refunded [STO-040]', async () => {
  const { ctx, item, orderId, sessionId } = await paidTooLate()
  await ctx.db.update(storeOrders).set({ grossMinor: 2520, netMinor: 2100, vatMinor: 420 })
  await settlePayment(ctx, sessionId)
  await syncOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned', paymentId: null })
  expect(await stockOf(ctx, item)).toMatchObject({ L: 1 })
  expect(await jobs(ctx)).toContain('billing:operation')
})

test('a late payment for sold-out items is refunded once in full, and the buyer gets an e-mail', async () => {
  const { ctx, sandbox, orderId, sessionId } = await paidTooLate()
  await ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  const settled = await settlePayment(ctx, sessionId)
  if (!settled.ok) throw new Error(settled.reason)
  await syncOrder(ctx, orderId)
  await syncOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned' })
  const isRefund = eq(providerOperations.kind, 'refund.create')
  expect(await ctx.db.$count(providerOperations, isRefund)).toBe(1)
  await performPending(ctx)
  await syncOrder(ctx, orderId)
  await performPending(ctx)
  expect(await (await sandbox.payments.client()).refunds.list()).toMatchObject({ data: [{ amount: 2400 }] })
  const [payment] = await ctx.db.select().from(payments)
  expect(payment).toMatchObject({ status: 'refunded', refunded: 2400 })
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toEqual([
    'Your order 1001: your refund',
  ])
})

test('a late payment whose refund the provider has refused is refunded after an hour', async () => {
  const { ctx, sandbox, orderId, sessionId } = await paidTooLate()
  await ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  await settlePayment(ctx, sessionId)
  await syncOrder(ctx, orderId)
  await sandbox.trouble({ kind: 'error', status: 400, method: 'POST', path: '/v1/refunds' })
  await performPending(ctx)
  await syncOrder(ctx, orderId)
  expect(await jobs(ctx)).toContain('orders:send-back')
  const [payment] = await ctx.db.select().from(payments)
  await retryUnmatched(ctx, payment?.id ?? '')
  await performPending(ctx)
  expect(await ctx.db.select().from(payments)).toMatchObject([{ status: 'refunded', refunded: 2400 }])
})

test('a payment for a deleted order is refunded', async () => {
  const { ctx, orderId, sessionId } = await paidTooLate()
  await ctx.db.delete(storeOrders).where(eq(storeOrders.id, orderId))
  await settlePayment(ctx, sessionId)
  await syncOrder(ctx, orderId)
  expect(await jobs(ctx)).toContain('billing:operation')
  await syncOrder(ctx, newId())
})

test('unpaid orders are deleted after 30 days, paid and pending ones never, and the cart can still be paid [STO-050]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const placed = await buy(buyer, sandbox, line)
  const waiting = await atCheckout(await aBuyer(ctx), line)
  const forgetful = await aBuyer(ctx)
  const { orderId } = await atCheckout(forgetful, line)
  await cancelPayment(forgetful.ctx, orderId)
  expect(await deleteUnpaidOrders(later(ctx, 29 * 1440))).toBe(0)
  expect(await deleteUnpaidOrders(later(ctx, 31 * 1440))).toBe(1)
  const left = (await ctx.db.select({ id: storeOrders.id }).from(storeOrders)).map(({ id }) => id)
  expect(left.sort()).toEqual([placed, waiting.orderId].sort())
  const paying = await goToPay(forgetful)
  expect(paying).toMatchObject({ ok: true })
  expect((await findCart(ctx.db, forgetful.user.id)).orderId).toBe(paying.ok && paying.orderId)
  expect(await stockOf(ctx, item)).toMatchObject({ M: 4 })
})
