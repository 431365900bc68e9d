import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { as } from '../../../../../tests/support/database.ts'
import { jobs } from '../../../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import {
  aBuyer,
  atCheckout,
  buy,
  fillCart,
  orderOf,
  refundOrderNow,
  stockOf,
} from '../../../../../tests/support/store.ts'
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

async function aPaidOrder() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, { sizes: { M: 10 }, hasNumber: true, personalisationPriceMinor: 500 })
  const buyer = await aBuyer(ctx)
  const orderId = await buy(buyer, sandbox, { id: item.itemId, size: 'M', quantity: 2, shirtNumber: 7 })
  return { ctx, sandbox, item, buyer, orderId, shop: (await aBuyer(ctx, { role: 'shop' })).ctx }
}

const all = { amount: undefined, restock: false, key: 'one-form' }

test('only staff can refund orders, and only paid ones [BAT-016]', async () => {
  const { ctx, item, buyer, orderId, shop } = await aPaidOrder()
  const coach = await aBuyer(ctx, { role: 'coach' })
  for (const actor of [buyer.ctx, coach.ctx, as(ctx, VISITOR)])
    await expect(refundOrderNow(actor, orderId, all)).rejects.toThrow(Forbidden)
  await expect(refundOrderNow(shop, newId(), all)).rejects.toThrow(NotFound)
  await expect(refundOrderNow(shop, 'x', all)).rejects.toThrow(NotFound)
  const unpaid = await atCheckout(await aBuyer(ctx), { id: item.itemId, size: 'M', quantity: 1 })
  expect(await refundOrderNow(shop, unpaid.orderId, all)).toEqual({ ok: false, reason: 'NOT_PAID' })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', refundedMinor: 0 })
})

test('a refund of more than is left is refused', async () => {
  const { ctx, orderId, shop } = await aPaidOrder()
  const refused = await refundOrderNow(shop, orderId, { ...all, amount: pence(6001) })
  expect(refused).toEqual({ ok: false, reason: 'TOO_MUCH', left: 6000 })
  expect(await orderOf(ctx, orderId)).toMatchObject({ refundedMinor: 0 })
})

test('a partial refund keeps the order, its items and number, e-mails the buyer, and counts once on a double click', async () => {
  const { ctx, sandbox, item, orderId, shop, buyer } = await aPaidOrder()
  const part = { amount: pence(1500), restock: true, key: 'one-form' }
  expect(await refundOrderNow(shop, orderId, part)).toMatchObject({ ok: true, amount: 1500 })
  await refundOrderNow(shop, orderId, part)
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', refundedMinor: 1500 })
  expect(await stockOf(ctx, item)).toEqual({ M: 8 })
  const noted = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'storeorders.refund')
  expect(noted).toHaveLength(1)
  expect(await ctx.db.select().from(numberHolds)).toHaveLength(1)
  const stripe = await sandbox.payments.client()
  expect((await stripe.refunds.list()).data).toHaveLength(1)
  const sent = await ctx.db.select().from(mails).where(eq(mails.toEmail, buyer.user.email))
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your order 1001 at London GD',
    'Your order 1001: £15.00 refunded',
  ])
})

test('a full refund ends the order, frees its number, returns stock if chosen, and notifies the batches [STO-048]', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundOrderNow(shop, orderId, { ...all, restock: true })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'refunded', refundedMinor: 6000 })
  expect(await stockOf(ctx, item)).toEqual({ M: 10 })
  expect(await ctx.db.select().from(numberHolds)).toEqual([])
  expect(await jobs(ctx)).toContain('order.returned')
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toContain('storeorders.refund')
})

test('a refund does not return stock unless staff choose it', async () => {
  const { ctx, item, orderId, shop } = await aPaidOrder()
  await refundOrderNow(shop, orderId, all)
  expect(await stockOf(ctx, item)).toEqual({ M: 8 })
})

test('amounts are read in common notations, and other text is refused', () => {
  const amountOf = (amount: string) => refundForm.safeParse({ amount, key: 'one-form' }).data?.amount
  expect(['15', '£15.5', '1,5', ' 0.05 ', ''].map(amountOf)).toEqual([1500, 1550, 150, 5, undefined])
  for (const amount of ['-1', '1.234', '1e3', 'all', '1,5,0'])
    expect(refundForm.safeParse({ amount, key: 'one-form' }).success).toBe(false)
})

test('only an administrator can cancel a club order, once, and its stock returns if chosen [STO-061]', async () => {
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

test('a cancelled club order is never used again, even by a cart that still names it [STO-051, STO-053]', async () => {
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
