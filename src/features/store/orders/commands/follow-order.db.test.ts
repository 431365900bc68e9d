import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
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
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { cartOf } from '../../cart/queries/cart.server.ts'
import { storeStock } from '../../catalog/table.server.ts'
import { viewCart } from '../queries/cart-view.server.ts'
import { numberHolds, storeOrders } from '../table.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { changeCart } from './change-cart.server.ts'
import { followOrder } from './follow-order.server.ts'
import { sendBack } from './send-back.server.ts'
import { forgetUnpaid, sweepHolds } from './sweep.server.ts'

/** What a buyer at the card page has asked for. */
const ask = ({ ctx, user }: TestBuyer, specialRequest: string) =>
  ctx.db.update(storeOrders).set({ specialRequest }).where(eq(storeOrders.userId, user.id))

async function aShop() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 10, L: 1 }, hasNumber: true })
  return { ctx, sandbox, item, buyer: await aBuyer(ctx), line: { id: item.itemId, size: 'M', quantity: 2 } }
}

test('an order whose card page is open is not placed, whoever asks how often [STO-048]', async () => {
  const { ctx, buyer, line } = await aShop()
  const { orderId } = await atCheckout(buyer, line)
  await followOrder(ctx, orderId)
  await followOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'awaiting', placedAt: null, paymentId: null })
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('back from the card page without paying: stock and number are free at once, the cart stays, and the next try has a page of its own [STO-048, STO-054]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const first = await atCheckout(buyer, { ...line, dorsal: 7 })
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

test('who has paid and comes back by the way of a cancel has paid [STO-048]', async () => {
  const { ctx, sandbox, buyer, line } = await aShop()
  const { orderId, sessionId } = await atCheckout(buyer, line)
  await sandbox.pay(sessionId)
  expect(await cancelPayment(buyer.ctx, orderId)).toEqual({ ok: false, reason: 'PLACED' })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid' })
})

test('money places the order once: paid, the cart forgotten, one receipt with its VAT, the batches told [STO-039, STO-049, STO-054]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const orderId = await buy(buyer, sandbox, line)
  await followOrder(ctx, orderId)
  const [payment] = await ctx.db.select().from(payments)
  expect(await orderOf(ctx, orderId)).toMatchObject({
    state: 'paid',
    paymentId: payment?.id,
    grossMinor: 4800,
    heldUntil: null,
  })
  expect(await cartOf(ctx.db, buyer.user.id)).toEqual({ lines: [] })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
  const [mail, ...more] = await ctx.db.select().from(mails)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ toEmail: buyer.user.email, fromEmail: 'finance@demo.club' })
  for (const words of ['2 x Match shirt, size M', '£40.00', 'VAT 20%', '£8.00', '£48.00', 'London GD'])
    expect(mail?.text).toContain(words)
  expect((await jobs(ctx)).filter((name) => name === 'order.placed')).toHaveLength(1)
  expect(await timelineIn(ctx, orderId)).toEqual([
    { state: 'open', note: 'The cart was saved' },
    { state: 'awaiting', note: 'Frozen and reserved, to be paid by card' },
    { state: 'paid', note: 'Paid £48.00 by card' },
  ])
})

test('VAT is one setting: a club that is not registered charges none and writes none on its receipt; one that is writes its number and address [SYS-053, STO-040]', async () => {
  const { ctx, sandbox, line } = await aShop()
  const bought = async (club: Partial<typeof ctx.config.club>) => {
    const theirs = { ...ctx, config: { ...ctx.config, club: { ...ctx.config.club, ...club } } }
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

test('not paid in time: the page is closed, the stock goes back, and the same cart is paid later as the order that its buyer knows, with what was asked for [STO-048, STO-054, STO-057]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const first = await atCheckout(buyer, line)
  await ask(buyer, 'Please no bag')
  expect(await sweepHolds(later(ctx, 30))).toBe(0)
  expect(await sweepHolds(later(ctx, 32))).toBe(1)
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'abandoned', heldUntil: null })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  await expect(sandbox.pay(first.sessionId)).rejects.toThrow(/expired|not open/i)
  const { number, request } = await viewCart(buyer.ctx, await cartOf(ctx.db, buyer.user.id))
  expect({ number, request }).toEqual({ number: 1001, request: 'Please no bag' })
  const second = await goToPay(buyer, request)
  if (!second.ok) throw new Error(second.reason)
  expect(second.orderId).toBe(first.orderId)
  expect(await goToPay(buyer, request)).toMatchObject({ url: second.url })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
  await sandbox.pay(second.sessionId)
  await settlePayment(ctx, second.sessionId)
  await followOrder(ctx, second.orderId)
  expect(await cartOf(ctx.db, buyer.user.id)).toEqual({ lines: [] })
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'paid', specialRequest: 'Please no bag' })
})

test('whoever is first to say that the card page closed, the job or the buyer who cancels: the cart goes on as the same order with its special request [STO-051, STO-057]', async () => {
  const { ctx, buyer, line } = await aShop()
  const { orderId } = await atCheckout(buyer, line)
  await ask(buyer, 'Gift wrapped')
  await closeCheckout(ctx, 'order', orderId)
  await followOrder(ctx, orderId)
  expect(await cancelPayment(buyer.ctx, orderId)).toMatchObject({ ok: true })
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line })
  expect((await cartOf(ctx.db, buyer.user.id)).orderId).toBe(orderId)
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

test('what was paid at the last moment is placed by the sweeper, not given up [STO-054]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const { orderId, sessionId } = await atCheckout(buyer, line)
  await sandbox.pay(sessionId)
  expect(await sweepHolds(later(ctx, 32))).toBe(0)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
})

test('a provider that does not answer keeps the reservation: nothing is sold twice [resolutions B17]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const { orderId } = await atCheckout(buyer, line)
  await sandbox.trouble({ kind: 'error', when: 'before', times: 10, path: '/v1/checkout', status: 500 })
  expect(await sweepHolds(later(ctx, 32))).toBe(0)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'awaiting' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
})

test('money of an earlier card page does not pay for what the order has become: it goes back, and so do the goods', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const first = await atCheckout(buyer, line)
  await sandbox.pay(first.sessionId)
  await ctx.db.update(storeOrders).set({ grossMinor: 9600, netMinor: 8000, vatMinor: 1600 })
  await settlePayment(ctx, first.sessionId)
  await followOrder(ctx, first.orderId)
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'abandoned', paymentId: null })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  expect(await jobs(ctx)).toContain('orders:send-back')
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toEqual([
    'Your order 1001: your refund',
  ])
})

/** Money that came although the order had been given up, as by an event that was on its way for long. */
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

test('late money takes the goods once more if they are still there', async () => {
  const { ctx, item, orderId, sessionId } = await paidTooLate()
  await settlePayment(ctx, sessionId)
  await followOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid' })
  expect(await stockOf(ctx, item)).toMatchObject({ L: 0 })
})

test('late money that is not what the order costs by now takes no goods and goes back [STO-040]', async () => {
  const { ctx, item, orderId, sessionId } = await paidTooLate()
  await ctx.db.update(storeOrders).set({ grossMinor: 2520, netMinor: 2100, vatMinor: 420 })
  await settlePayment(ctx, sessionId)
  await followOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned', paymentId: null })
  expect(await stockOf(ctx, item)).toMatchObject({ L: 1 })
  expect(await jobs(ctx)).toContain('orders:send-back')
})

test('late money for what is sold meanwhile goes back, all of it and once, and the buyer is told', async () => {
  const { ctx, sandbox, orderId, sessionId } = await paidTooLate()
  await ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  const settled = await settlePayment(ctx, sessionId)
  if (!settled.ok) throw new Error(settled.reason)
  await followOrder(ctx, orderId)
  await followOrder(ctx, orderId)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned' })
  expect((await jobs(ctx)).filter((name) => name === 'orders:send-back')).toHaveLength(1)
  await sendBack(ctx, { orderId, paymentId: settled.payment.id })
  await sendBack(ctx, { orderId, paymentId: settled.payment.id })
  expect(await sandbox.asked('/v1/refunds')).not.toEqual([])
  const [payment] = await ctx.db.select().from(payments)
  expect(payment).toMatchObject({ status: 'refunded', refundedMinor: 2400 })
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toEqual([
    'Your order 1001: your refund',
  ])
})

test('money for an order that is not there any more goes back', async () => {
  const { ctx, orderId, sessionId } = await paidTooLate()
  await ctx.db.delete(storeOrders).where(eq(storeOrders.id, orderId))
  await settlePayment(ctx, sessionId)
  await followOrder(ctx, orderId)
  expect(await jobs(ctx)).toContain('orders:send-back')
  await followOrder(ctx, newId())
})

test('orders that nobody paid for 30 days are forgotten, paid and waiting ones never; the cart can still be paid [STO-050]', async () => {
  const { ctx, sandbox, item, buyer, line } = await aShop()
  const placed = await buy(buyer, sandbox, line)
  const waiting = await atCheckout(await aBuyer(ctx), line)
  const forgetful = await aBuyer(ctx)
  const { orderId } = await atCheckout(forgetful, line)
  await cancelPayment(forgetful.ctx, orderId)
  expect(await forgetUnpaid(later(ctx, 29 * 1440))).toBe(0)
  expect(await forgetUnpaid(later(ctx, 31 * 1440))).toBe(1)
  const left = (await ctx.db.select({ id: storeOrders.id }).from(storeOrders)).map(({ id }) => id)
  expect(left.sort()).toEqual([placed, waiting.orderId].sort())
  const paying = await goToPay(forgetful)
  expect(paying).toMatchObject({ ok: true })
  expect((await cartOf(ctx.db, forgetful.user.id)).orderId).toBe(paying.ok && paying.orderId)
  expect(await stockOf(ctx, item)).toMatchObject({ M: 4 })
})
