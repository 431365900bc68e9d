import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { as } from '../../../../../tests/support/database.ts'
import { jobs } from '../../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import { aBuyer, atCheckout, buy, fillCart, orderOf, stockOf } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { storeCart } from '../../cart/commands/store-cart.server.ts'
import { refundForm } from '../schema.ts'
import { numberHolds } from '../table.server.ts'
import { cancelClubOrder } from './cancel-club-order.server.ts'
import { placeClubOrder } from './place-order.server.ts'
import { refundOrder } from './refund-order.server.ts'

async function aPaidOrder() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, { sizes: { M: 10 }, hasNumber: true, personalisationPriceMinor: 500 })
  const buyer = await aBuyer(ctx)
  const orderId = await buy(buyer, sandbox, { id: item.itemId, size: 'M', quantity: 2, dorsal: 7 })
  return { ctx, sandbox, item, buyer, orderId, shop: (await aBuyer(ctx, { role: 'shop' })).ctx }
}

const all = { amount: undefined, restock: false, key: 'one-form' }

test('buyers, coaches and visitors send no money back, and nobody that of an unknown or unpaid order [BAT-016]', async () => {
  const { ctx, item, buyer, orderId, shop } = await aPaidOrder()
  const coach = await aBuyer(ctx, { role: 'coach' })
  for (const somebody of [buyer.ctx, coach.ctx, as(ctx, VISITOR)])
    await expect(refundOrder(somebody, orderId, all)).rejects.toThrow(Forbidden)
  await expect(refundOrder(shop, newId(), all)).rejects.toThrow(NotFound)
  await expect(refundOrder(shop, 'x', all)).rejects.toThrow(NotFound)
  const unpaid = await atCheckout(await aBuyer(ctx), { id: item.itemId, size: 'M', quantity: 1 })
  expect(await refundOrder(shop, unpaid.orderId, all)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', refundedMinor: 0 })
})

test('more than is left is refused, and nothing goes back', async () => {
  const { ctx, orderId, shop } = await aPaidOrder()
  const refused = await refundOrder(shop, orderId, { ...all, amount: pence(6001) })
  expect(refused).toEqual({ ok: false, reason: 'TOO_MUCH', left: 6000 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ refundedMinor: 0 })
})

test('a part goes back: the order stays paid, keeps its goods and number, and the buyer is told; a double click counts once', async () => {
  const { ctx, sandbox, item, orderId, shop, buyer } = await aPaidOrder()
  const part = { amount: pence(1500), restock: true, key: 'one-form' }
  expect(await refundOrder(shop, orderId, part)).toMatchObject({ ok: true, amount: 1500 })
  await refundOrder(shop, orderId, part)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', refundedMinor: 1500 })
  expect(await stockOf(ctx, item)).toEqual({ M: 8 })
  const noted = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'storeorders.refund')
  expect(noted).toHaveLength(1)
  expect(await ctx.db.select().from(numberHolds)).toHaveLength(1)
  const stripe = await sandbox.payments.client()
  expect((await stripe.refunds.list()).data).toHaveLength(1)
  const told = await ctx.db.select().from(mails).where(eq(mails.toEmail, buyer.user.email))
  expect(told.map(({ subject }) => subject)).toEqual([
    'Your order 1001 at London GD',
    'Your order 1001: £15.00 refunded',
  ])
})

test('all goes back: the order is refunded, its number free, its goods too if that was said, and the batches hear of it [STO-048]', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundOrder(shop, orderId, { ...all, restock: true })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'refunded', refundedMinor: 6000 })
  expect(await stockOf(ctx, item)).toEqual({ M: 10 })
  expect(await ctx.db.select().from(numberHolds)).toEqual([])
  expect(await jobs(ctx)).toContain('order.returned')
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toContain('storeorders.refund')
})

test('without the word of who refunds, goods do not come back into the stock', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundOrder(shop, orderId, all)
  expect(await stockOf(ctx, item)).toEqual({ M: 8 })
})

test('amounts are read as people write them, and nothing else is an amount', () => {
  const amountOf = (amount: string) => refundForm.safeParse({ amount, key: 'one-form' }).data?.amount
  expect([amountOf('15'), amountOf('£15.5'), amountOf(' 0.05 '), amountOf('')]).toEqual([
    1500,
    1550,
    5,
    undefined,
  ])
  for (const amount of ['-1', '1.234', '1e3', 'all', '1,5'])
    expect(refundForm.safeParse({ amount, key: 'one-form' }).success).toBe(false)
})

test('an order of the club is called off by the administrator alone, once, and its goods come back if that is said [STO-061]', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const cart = await fillCart(administrator, { id: item.itemId, size: 'M', quantity: 3 })
  const clubOrder = cart.orderId ?? ''
  await placeClubOrder(administrator.ctx, { orderId: clubOrder, seenTotal: undefined, request: '' })
  expect(await stockOf(ctx, item)).toEqual({ M: 5 })
  await expect(cancelClubOrder(shop, clubOrder, { restock: true })).rejects.toThrow(Forbidden)
  await expect(cancelClubOrder(administrator.ctx, newId(), { restock: true })).rejects.toThrow(NotFound)
  const paid = await cancelClubOrder(administrator.ctx, orderId, { restock: true })
  expect(paid).toEqual({ ok: false, reason: 'NOT_A_CLUB_ORDER' })
  expect(await cancelClubOrder(administrator.ctx, clubOrder, { restock: true })).toEqual({ ok: true })
  await cancelClubOrder(administrator.ctx, clubOrder, { restock: true })
  expect(await orderOf(ctx, clubOrder)).toMatchObject({ state: 'abandoned' })
  expect(await stockOf(ctx, item)).toEqual({ M: 8 })
})

test('an order of the club that was called off is never gone on with, even by a cart that still names it [STO-051, STO-053]', async () => {
  const { ctx, item } = await aPaidOrder()
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const line = { id: item.itemId, size: 'M', quantity: 1 }
  const cart = await fillCart(administrator, line)
  const clubOrder = cart.orderId ?? ''
  await placeClubOrder(administrator.ctx, { orderId: clubOrder, seenTotal: undefined, request: '' })
  await cancelClubOrder(administrator.ctx, clubOrder, { restock: true })
  await ctx.db.transaction((tx) => storeCart(ctx, tx, administrator.user.id, cart))
  expect((await fillCart(administrator, line)).orderId).not.toBe(clubOrder)
  expect(await orderOf(ctx, clubOrder)).toMatchObject({ state: 'abandoned', adminOrder: true })
})
