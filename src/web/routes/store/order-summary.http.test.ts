import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../demo/builders/store-order.ts'
import { aCheckout, drawnIn, wordsOf } from '../../../../tests/support/checkout.ts'
import { payments } from '../../../features/billing/payments/table.server.ts'
import { createBatch } from '../../../features/store/batches/commands/manage-batch.server.ts'
import type { BatchStatus } from '../../../features/store/batches/model.ts'
import { storeBatches } from '../../../features/store/batches/table.server.ts'
import { storeOrderLines, storeOrders } from '../../../features/store/orders/table.server.ts'
import { localDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'

const NO_ITEMS = 'Your cart is empty. Choose a category to find something.'
const NOT_MADE = 'This order has not been paid, so we will not process it. Contact the finance mailbox'
const PLACED = 'Order placed successfully. Please find the details below'

test('the success address alone places nothing: an unpaid order shows the finance mailbox and no banner [STO-047, STO-048]', async () => {
  const shop = await aCheckout()
  await shop.add()
  await shop.act()
  const order = await shop.cartOrder()
  const words = await shop.read(`/store/checkout?reg=success&id=${order?.id}&session_id=cs_of_nobody`)
  expect(words).toContain(`${NOT_MADE} finance@demo.club`)
  expect(words).not.toContain(PLACED)
  expect(await shop.cartOrder()).toMatchObject({ state: 'awaiting', paymentId: null })
})

test('an order is being confirmed while its direct debit is pending [STO-042, STO-048, resolutions B01]', async () => {
  const shop = await aCheckout()
  await shop.add()
  const session = (await shop.act()).headers.get('location')?.split('/').at(-1)
  await shop.sandbox.steer('POST', `/checkout/${session}/promise`)
  const order = await shop.cartOrder()
  const paysAgain = (await shop.act()).headers.get('location') ?? ''
  const address = `/store/checkout?reg=success&id=${order?.id}`
  for (const path of [`${address}&session_id=${session}`, address, paysAgain]) {
    const words = await shop.read(path)
    expect(words).toContain('Your payment is being confirmed')
    expect(words).not.toContain(NOT_MADE)
  }
  await shop.sandbox.steer('POST', `/checkout/${session}/arrive`)
  expect(await shop.read(address)).toContain(PLACED)
})

test('an order whose payment cannot be checked is shown as neither paid nor unpaid [STO-048, resolutions B01]', async () => {
  const shop = await aCheckout()
  await shop.add()
  const session = (await shop.act()).headers.get('location')?.split('/').at(-1) ?? ''
  const address = `/store/checkout?reg=success&id=${(await shop.cartOrder())?.id}`
  await shop.sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/checkout/sessions' })
  expect(await shop.read(address)).toContain('we cannot see whether this order was paid')
  await shop.site.ctx.db.update(payments).set({ amount: pence(1) })
  await shop.sandbox.pay(session)
  const words = await shop.read(address)
  expect(words).toContain('Your payment is being confirmed')
  expect(words).not.toContain(NOT_MADE)
})

test('after a payment the page shows banner, summary and batch, and the cart and its cookie are deleted [STO-039, STO-042, STO-047, BAT-003]', async () => {
  const shop = await aCheckout()
  await createBatch(shop.site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  await shop.add({ quantity: '2' })
  const paying = await shop.act({ request: 'Long sleeves' })
  const session = paying.headers.get('location')?.split('/').at(-1) ?? ''
  await shop.sandbox.pay(session)
  const order = await shop.cartOrder()
  const answer = await shop.site.get(`/store/checkout?reg=success&id=${order?.id}&session_id=${session}`, {
    cookie: `${shop.headers.cookie}; cart=${order?.id}!2003~M~2~~`,
  })
  expect(answer.headers.getSetCookie().join()).toContain('cart=; Path=/; Max-Age=0')
  const words = wordsOf(await answer.text())
  for (const said of [
    PLACED,
    'Thank you, Ana',
    'Order 1001',
    '£48.00',
    'Long sleeves',
    shop.user.email,
    'Autumn: open',
  ])
    expect(words).toContain(said)
  expect(await shop.read()).toContain(NO_ITEMS)
})

test('an order shows how it is collected until its batch has been handed out [STO-047, BAT-003]', async () => {
  const shop = await aCheckout('administrator')
  const { ctx } = shop.site
  const { id: batch } = await createBatch(ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  await shop.add()
  await shop.act({ intent: 'club' })
  const path = `/store/checkout?reg=order&id=${(await shop.cartOrder())?.id}`
  const said = { Open: 'once it is delivered', Delivered: 'it is here', Closed: 'has been handed out' }
  for (const [status, words] of Object.entries(said)) {
    await ctx.db
      .update(storeBatches)
      .set({ status: status as BatchStatus })
      .where(eq(storeBatches.id, batch))
    expect(await shop.read(path), status).toContain(words)
  }
})

test('only its buyer and administrators can see an order, and visitors log in first [STO-047]', async () => {
  const shop = await aCheckout()
  const { site, headers } = shop
  await shop.add()
  const id = (await shop.cartOrder())?.id
  const path = `/store/checkout?reg=success&id=${id}`
  const visitor = await site.get(path)
  expect(visitor.status).toBe(302)
  expect(visitor.headers.get('location')).toBe(`/members/access/?next=${encodeURIComponent(path)}`)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const answer = await site.get(path, await site.signIn(role))
    expect(answer.status, role).toBe(404)
    expect(await answer.text()).not.toContain('Match shirt')
  }
  for (const strange of [newId(), 'x', ''])
    expect((await site.get(`/store/checkout?reg=success&id=${strange}`, headers)).status).toBe(404)
  const administrator = await site.get(path, await site.signIn('administrator'))
  expect(administrator.status).toBe(200)
  expect(await administrator.text()).toContain('Match shirt')
})

test('only an administrator can place a club order, which leads to the success page without payment [STO-047, STO-053, STO-061]', async () => {
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const shop = await aCheckout(role)
    await shop.add()
    expect((await shop.act({ intent: 'club' })).status, role).toBe(403)
    expect(await shop.cartOrder()).toMatchObject({ state: 'open', adminOrder: false })
  }
  const shop = await aCheckout('administrator')
  await shop.add()
  expect(await shop.read()).toContain('Place as club order, without payment')
  const placed = await shop.act({ intent: 'club' })
  const order = await shop.cartOrder()
  expect(placed.headers.get('location')).toBe(`/store/checkout?reg=success&id=${order?.id}`)
  const words = await shop.read(placed.headers.get('location') ?? '')
  expect(words).toContain(PLACED)
  expect(words).toContain('A club order, without payment.')
  expect(await shop.sandbox.requests('/v1/checkout')).toEqual([])
})

test('the members’ area lists the member’s own orders with the status of their batch [STO-049, STO-055, BAT-003]', async () => {
  const shop = await aCheckout()
  const { site, user, member } = shop
  await createBatch(site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const buyer = {
    kind: 'user' as const,
    userId: user.id,
    name: member.name,
    email: user.email,
    roles: [],
    teams: [],
    memberId: member.id,
    people: [],
    isMember: true,
  }
  await aStoreOrder(site.ctx, { buyer, lines: [{ id: '2003', size: 'M', quantity: 2 }] })
  const words = await shop.read('/members/dashboard/?tab=3')
  expect(words).toMatch(/Order 1001 £48\.00 Paid, /)
  expect(words).toContain('Autumn: open, expected 1st September 2099.')
  await site.ctx.db.update(storeOrders).set({ refundedMinor: 2400 })
  await site.ctx.db.update(storeOrderLines).set({ returned: 1 })
  const afterRefund = await shop.read('/members/dashboard/?tab=3')
  expect(afterRefund).toMatch(/2 × [^.]*Refunded 1 of 2: £24\.00/)
  const other = wordsOf(await site.page('/members/dashboard/?tab=3', await site.signIn('member')))
  expect(other).toContain('No orders yet')
})

test('an order opened later shows its status and how to collect it, without thanks [STO-047, BAT-003]', async () => {
  const shop = await aCheckout()
  await shop.add()
  const session = (await shop.act()).headers.get('location')?.split('/').at(-1) ?? ''
  await shop.sandbox.pay(session)
  const id = (await shop.cartOrder())?.id ?? ''
  const back = `/store/checkout?reg=success&id=${id}&session_id=${session}`
  expect(await shop.read(back)).toContain(PLACED)
  const opened = `/store/checkout?reg=order&id=${id}`
  expect(await shop.site.page('/members/dashboard/?tab=3', shop.headers)).toContain(
    opened.replace('&', '&amp;'),
  )
  expect(await shop.read(opened)).toContain('Order 1001')
  expect(await shop.read(opened)).not.toMatch(/Order placed successfully|Thank you/)
  await shop.site.ctx.db.update(storeOrders).set({ placedAt: new Date(Date.now() - 86_400_000) })
  for (const path of [back, `/store/checkout?reg=success&id=${id}`]) {
    const words = await shop.read(path)
    expect(words).not.toMatch(/Order placed successfully|Thank you/)
    for (const said of [
      'Order 1001',
      'Paid by card',
      'It will join the next batch.',
      'Collection: at training',
    ])
      expect(words).toContain(said)
  }
  await shop.site.ctx.db.update(storeOrders).set({ state: 'refunded', refundedMinor: 2400 })
  const words = await shop.read(opened)
  expect(words).toContain('Refunded £24.00 Your orders')
  expect(words).not.toContain('Go to your cart')
})

test('an order that was paid too late is listed with its refund, and an abandoned one is not [STO-048, STO-049]', async () => {
  const shop = await aCheckout()
  const { db } = shop.site.ctx
  const history = () => shop.read('/members/dashboard/?tab=3')
  await shop.add({ quantity: '2' })
  await shop.act()
  await db.update(storeOrders).set({ state: 'abandoned' })
  expect(await history()).toContain('No orders yet')
  await db.update(payments).set({ status: 'paid', paidAt: shop.site.ctx.clock.now() })
  expect(await history()).toMatch(/Order 1001 £48\.00 Paid too late, /)
  expect(await history()).toContain('We are refunding all of it, £48.00, to your card.')
  await db.update(payments).set({ status: 'refunded' })
  expect(await history()).toContain('We have refunded £48.00 to your card.')
})

test('a personalisation is drawn in the cart, the unpaid order, the summary and the member’s orders [STO-011, STO-041, STO-047]', async () => {
  const shop = await aCheckout()
  const { site, headers } = shop
  await aStoreItem(site.ctx, {
    itemId: '2004',
    hasInitials: true,
    hasNumber: true,
    personalisationPriceMinor: 500,
  })
  await shop.add({ id: '2004', initials: 'AKV', dorsal: '7' })
  await shop.add()
  const drawn = [{ initials: 'AKV', dorsal: '7' }]
  expect(drawnIn(await site.page('/store/checkout', headers))).toEqual(drawn)
  const paying = await shop.act()
  const id = (await shop.cartOrder())?.id
  expect(drawnIn(await site.page(`/store/checkout?reg=success&id=${id}`, headers))).toEqual(drawn)
  const session = paying.headers.get('location')?.split('/').at(-1) ?? ''
  await shop.sandbox.pay(session)
  const back = `/store/checkout?reg=success&id=${id}&session_id=${session}`
  const summary = await site.page(back, headers)
  expect(summary).toContain(PLACED)
  expect(drawnIn(summary)).toEqual(drawn)
  expect(drawnIn(await site.page('/members/dashboard/?tab=3', headers))).toEqual(drawn)
})

test('an item with one size is never called "Size One size"', async () => {
  const shop = await aCheckout()
  await aStoreItem(shop.site.ctx, { itemId: '2005', title: 'Ball', sizes: { 'One size': 5 } })
  await shop.add({ id: '2005', size: 'One size' })
  const words = await shop.read()
  expect(words).toContain('Ball One size')
  expect(words).not.toContain('Size One size')
})
