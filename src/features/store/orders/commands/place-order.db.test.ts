import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCustomer } from '../../../../../demo/builders/customer.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import {
  aBuyer,
  atCheckout,
  buy,
  fillCart,
  goToPay,
  NO_HEADERS,
  orderOf,
  stockOf,
} from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { changeCart } from './change-cart.server.ts'
import { payOrder, placeClubOrder } from './place-order.server.ts'

async function aShop() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, {
    title: 'Match shirt',
    sizes: { M: 10, L: 3 },
    hasInitials: true,
    hasNumber: true,
    personalisationPriceMinor: 500,
    gender: 'women',
  })
  return { ctx, sandbox, item, buyer: await aBuyer(ctx) }
}

const choice = (orderId: string) => ({ orderId, seenTotal: undefined, request: '' })

test('visitors, former members, empty carts and unknown orders get no checkout session [STO-003, STO-045, STO-046]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  const former = await aBuyer(ctx, { active: false })
  const { orderId = '' } = await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 1 })
  for (const actor of [as(ctx, VISITOR), former.ctx])
    expect(await payOrder(actor, choice(orderId))).toEqual({ ok: false, reason: 'MEMBERS_ONLY' })
  const other = await aBuyer(ctx)
  expect(await payOrder(other.ctx, choice(orderId))).toEqual({ ok: false, reason: 'NO_ITEMS' })
  await fillCart(other, { id: item.itemId, size: 'M', quantity: 1 })
  expect(await payOrder(other.ctx, choice(orderId))).toEqual({ ok: false, reason: 'NO_ORDER' })
  expect(await payOrder(buyer.ctx, choice(newId()))).toEqual({ ok: false, reason: 'NO_ORDER' })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 3 })
})

test('a changed price is reported before the payment, and the total sent is never charged [STO-040, STO-051]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  const { orderId = '' } = await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 1 })
  await ctx.db.update(storeItems).set({ price1Minor: 2600 }).where(eq(storeItems.id, item.id))
  const seen = (total: number) => payOrder(buyer.ctx, { ...choice(orderId), seenTotal: pence(total) })
  expect(await seen(2400)).toEqual({ ok: false, reason: 'PRICE_CHANGED' })
  expect(await seen(1)).toEqual({ ok: false, reason: 'PRICE_CHANGED' })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  expect(await seen(3120)).toMatchObject({ ok: true })
})

test('lines of one size share its stock, and nothing is taken when it is too small [STO-025]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  await fillCart(buyer, { id: item.itemId, size: 'L', quantity: 2 })
  const more = await changeCart(buyer.ctx, NO_HEADERS, {
    kind: 'add',
    line: { id: item.itemId, size: 'L', quantity: 2, initials: 'AB' },
  })
  expect(more).toMatchObject({ ok: false, problem: { kind: 'TOO_FEW', left: 3 } })
  await fillCart(buyer, { id: item.itemId, size: 'L', quantity: 1, initials: 'AB' })
  const other = await aBuyer(ctx)
  await atCheckout(other, { id: item.itemId, size: 'L', quantity: 1 })
  expect(await goToPay(buyer)).toEqual({ ok: false, reason: 'NOT_LIKE_THIS' })
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 2 })
  expect(await sandbox.requests('/v1/checkout')).toHaveLength(1)
})

test('the checkout session charges the order’s prices to the member’s own customer and returns to the club [STO-040, STO-054, STO-060, API-035]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  const stripe = await ctx.payments.client()
  const customer = await stripe.customers.create({ name: 'Ana' })
  await aCustomer(ctx, customer.id, { memberId: buyer.member.id })
  const paying = await atCheckout(
    buyer,
    { id: item.itemId, size: 'M', quantity: 2, initials: 'AKV', shirtNumber: 7 },
    { id: item.itemId, size: 'L', quantity: 1 },
  )
  const [session] = await sandbox.requests('/v1/checkout/sessions')
  expect(session?.params).toMatchObject({
    customer: customer.id,
    line_items: [
      {
        quantity: '2',
        price_data: {
          unit_amount: '3000',
          product_data: { name: 'Match shirt, size M', description: 'Personalised AKV and 7' },
        },
      },
      { quantity: '1', price_data: { unit_amount: '2400', product_data: { name: 'Match shirt, size L' } } },
    ],
    metadata: { gd_object: 'order', gd_object_id: paying.orderId },
  })
  expect(String(session?.params.cancel_url)).toMatch(
    /^http:\/\/127\.0\.0\.1:3000\/store\/checkout\?reg=cancel/,
  )
  expect(await orderOf(ctx, paying.orderId)).toMatchObject({
    state: 'awaiting',
    netMinor: 7000,
    vatMinor: 1400,
    grossMinor: 8400,
  })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 2 })
})

test('a second click finds the same checkout session, and the stock is taken once [STO-054]', async () => {
  const { ctx, item, buyer } = await aShop()
  await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 2 })
  const both = await Promise.all([goToPay(buyer), goToPay(buyer)])
  const again = await goToPay(buyer)
  const urls = [...both, again].flatMap((one) => (one.ok ? [one.url] : []))
  expect(urls.length).toBeGreaterThan(1)
  expect(new Set(urls).size).toBe(1)
  expect(await stockOf(ctx, item)).toMatchObject({ M: 8 })
})

test('changing a cart closes its checkout session and releases its stock, and the same order can be paid again [STO-051]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 2 }
  const first = await atCheckout(buyer, line)
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line })
  expect(await orderOf(ctx, first.orderId)).toMatchObject({ state: 'open', grossMinor: 7200 })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
  await expect(sandbox.pay(first.sessionId)).rejects.toThrow(/expired|not open/i)
  const second = await goToPay(buyer)
  expect(second).toMatchObject({ ok: true, orderId: first.orderId })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 7 })
})

test('an order that was paid in the meantime stays as it is, and the cart starts again [STO-051]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 2 }
  const { orderId, sessionId } = await atCheckout(buyer, line)
  await sandbox.pay(sessionId)
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'add', line: { ...line, quantity: 1 } })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'paid', grossMinor: 4800 })
  const cart = await findCart(ctx.db, buyer.user.id)
  expect(cart.lines).toEqual([{ ...line, quantity: 1 }])
  expect(cart.orderId).not.toBe(orderId)
})

test('when the provider does not answer nobody is charged, and the next attempt works [STO-054]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 1 })
  await sandbox.trouble({ kind: 'error', when: 'before', times: 10, path: '/v1/checkout', status: 500 })
  expect(await goToPay(buyer)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await sandbox.steer('DELETE', '/faults')
  expect(await goToPay(buyer)).toMatchObject({ ok: true })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 9 })
})

test('a buyer who pays a paid order again is led to it, and never to another buyer’s [STO-047, STO-051]', async () => {
  const { ctx, sandbox, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 1 }
  const orderId = await buy(buyer, sandbox, line)
  expect(await payOrder(buyer.ctx, choice(orderId))).toEqual({ ok: false, reason: 'PLACED', orderId })
  await fillCart(buyer, line)
  expect(await payOrder(buyer.ctx, choice(orderId))).toEqual({ ok: false, reason: 'PLACED', orderId })
  const other = await aBuyer(ctx)
  expect(await payOrder(other.ctx, choice(orderId))).toEqual({ ok: false, reason: 'NO_ITEMS' })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 9 })
})

test('two clicks place one club order and both succeed [STO-053]', async () => {
  const { ctx, item } = await aShop()
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const { orderId = '' } = await fillCart(administrator, { id: item.itemId, size: 'M', quantity: 3 })
  const click = () => placeClubOrder(administrator.ctx, choice(orderId))
  const clicks = [...(await Promise.all([click(), click(), click()])), await click()]
  for (const placed of clicks) expect(placed).toEqual({ ok: true, orderId })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 7 })
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('only administrators can place a club order [STO-053, STO-061]', async () => {
  const { ctx, item } = await aShop()
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const actor = await aBuyer(ctx, { role })
    const { orderId = '' } = await fillCart(actor, { id: item.itemId, size: 'M', quantity: 1 })
    await expect(placeClubOrder(actor.ctx, choice(orderId))).rejects.toThrow(Forbidden)
    expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'open', adminOrder: false })
  }
})

test('a club order needs no payment, takes stock and records who placed it [STO-053, STO-061]', async () => {
  const { ctx, sandbox, item } = await aShop()
  await aBuyer(ctx, { number: 7, gender: 'female' })
  const administrator = await aBuyer(ctx, { role: 'administrator', gender: 'male' })
  const { orderId = '' } = await fillCart(administrator, {
    id: item.itemId,
    size: 'M',
    quantity: 3,
    shirtNumber: 7,
  })
  expect(await placeClubOrder(administrator.ctx, choice(orderId))).toEqual({
    ok: false,
    reason: 'NOT_LIKE_THIS',
  })
  await changeCart(administrator.ctx, NO_HEADERS, { kind: 'empty' })
  const cart = await fillCart(administrator, { id: item.itemId, size: 'M', quantity: 3 })
  const placed = await placeClubOrder(administrator.ctx, {
    ...choice(cart.orderId ?? ''),
    request: 'For the tour',
  })
  expect(placed).toEqual({ ok: true, orderId: cart.orderId })
  expect(await orderOf(ctx, cart.orderId ?? '')).toMatchObject({
    state: 'club',
    adminOrder: true,
    adminOrderBy: administrator.user.id,
    paymentId: null,
    specialRequest: 'For the tour',
  })
  expect(await stockOf(ctx, item)).toMatchObject({ M: 7 })
  expect(await findCart(ctx.db, administrator.user.id)).toEqual({ lines: [] })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})
