import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../db/seed/builders/member.ts'
import { aStoreItem } from '../../../../db/seed/builders/store-item.ts'
import { aStoreOrder } from '../../../../db/seed/builders/store-order.ts'
import { aUser } from '../../../../db/seed/builders/user.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { stockOf } from '../../../../tests/support/store.ts'
import { createBatch } from '../../../features/store/batches/commands/manage-batch.server.ts'
import { storeItems, storeStock } from '../../../features/store/catalog/table.server.ts'
import { storeOrders } from '../../../features/store/orders/table.server.ts'
import type { Role } from '../../../kernel/actor.ts'
import { localDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'

const NO_ITEMS = "You don't have any item in the cart. Select some products from the left categories."
const NOT_MADE = "Payment not made, we won't process this order. Contact the finance mailbox"
const PLACED = 'Order placed successfully. Please find the details below'
const MEMBERS_ONLY = 'Only registered members of the club can purchase items from the store'

/** What people read of a page. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

/** A shop with a card provider of its own and somebody who is logged in. Card pages expire by the machine's clock. */
async function aShop(role: Role = 'member') {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const item = await aStoreItem(site.ctx, { title: 'Match shirt', itemId: '2003', sizes: { M: 10, L: 1 } })
  const member = await aMember(site.ctx, { name: 'Ana Buyer' })
  const user = await aUser(site.ctx, { member, role })
  const headers = await site.signIn({ ...member, userId: user.id })
  const read = async (path = '/store/checkout') => wordsOf(await site.page(path, headers))
  const add = (line: Record<string, string> = {}) =>
    site.post('/store/cart', { intent: 'add', id: '2003', size: 'M', quantity: '1', ...line }, headers)
  const cartOrder = async () => (await site.ctx.db.select().from(storeOrders)).at(-1)
  const act = async (form: Record<string, string> = {}) => {
    const order = await cartOrder()
    const total = String(order?.grossMinor ?? 0)
    return site.post('/store/checkout', { intent: 'pay', order: order?.id ?? '', total, ...form }, headers)
  }
  return { site, sandbox, item, member, user, headers, read, add, act, cartOrder }
}

/** The notice that a redirect carries, as people read it on the next page. */
async function noticeOf(shop: Awaited<ReturnType<typeof aShop>>, answer: Response) {
  const flash = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const to = answer.headers.get('location') ?? ''
  return wordsOf(await shop.site.page(to, { cookie: `${shop.headers.cookie}; ${flash}` }))
}

test('an empty cart says so, to visitors and members [STO-041, STO-042, STO-043]', async () => {
  const { site, read } = await aShop()
  expect(wordsOf(await site.page('/store/checkout'))).toContain(NO_ITEMS)
  expect(await read()).toContain(NO_ITEMS)
})

test('who is not logged in sees his cart and the way to log in, which comes back here; no button pays [STO-003, STO-042, STO-044, STO-045]', async () => {
  const { site } = await aShop()
  const html = await site.page('/store/checkout', { cookie: 'cart=!2003~M~2~~' })
  expect(wordsOf(html)).toContain(MEMBERS_ONLY)
  expect(html).toContain('href="/members/access/?next=/store/checkout"')
  expect(html).toContain('Match shirt')
  expect(html).not.toContain('value="pay"')
  const paying = await site.post('/store/checkout', { intent: 'pay', order: newId(), total: '1' })
  expect(paying.status).toBe(403)
  expect(wordsOf(await paying.text())).toContain(MEMBERS_ONLY)
})

test('a forged cart shows what is in the store at the price of the store; one of 8 kB or of nonsense breaks no page [STO-038]', async () => {
  const { site } = await aShop()
  const carts = [
    '!2003~M~2~~~0.01',
    '!2003~M~50~~!<script>alert(1)</script>~M~1~~',
    `!${'2003~M~1~~!'.repeat(800)}`,
    '%',
    '%00%ff',
    '{"lines":[{"price":0}]}',
  ]
  for (const cart of carts) {
    for (const path of ['/store/checkout', '/store', '/store/product/2003']) {
      const page = await site.get(path, { cookie: `cart=${cart}` })
      expect(page.status, `${path} with ${cart.slice(0, 40)}`).toBe(200)
      expect(await page.text()).not.toContain('<script>alert(1)')
    }
  }
  // A visitor pays the other price: £25 and VAT, twice.
  expect(wordsOf(await site.page('/store/checkout', { cookie: `cart=${carts[0]}` }))).toContain('£60.00')
})

test('quantity 0, 51, 1.5 and none, letters that are none, numbers that are none: each is told in words, and nothing is added [STO-027, STO-028, STO-029]', async () => {
  const shop = await aShop()
  const cases = [
    [{ quantity: '0' }, 'Please choose a quantity from 1 to 50'],
    [{ quantity: '51' }, 'Please choose a quantity from 1 to 50'],
    [{ quantity: '1.5' }, 'Please choose a quantity from 1 to 50'],
    [{ quantity: '-1' }, 'Please choose a quantity from 1 to 50'],
    [{ quantity: 'two' }, 'Please choose a quantity from 1 to 50'],
    [{ initials: 'ABCD' }, 'Please use 3 letters at most'],
    [{ initials: 'A1' }, 'Please use 3 letters at most'],
    [{ dorsal: '100' }, 'Please choose a number from 0 to 99'],
    [{ dorsal: '07' }, 'Please choose a number from 0 to 99'],
    [{ size: '' }, 'Please choose a size'],
    [{ intent: 'steal' }, 'Please use the buttons of the store'],
  ] as const
  for (const [line, words] of cases)
    expect(await noticeOf(shop, await shop.add(line)), words).toContain(words)
  expect(await shop.read()).toContain(NO_ITEMS)
})

test('what cannot be had is told on the page of the item: unknown, without a price, sold out [STO-013, STO-025]', async () => {
  const shop = await aShop()
  await aStoreItem(shop.site.ctx, { itemId: '7', price1Minor: null })
  await shop.site.ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  expect(await noticeOf(shop, await shop.add({ id: '7' }))).toContain('Item not available')
  expect(await noticeOf(shop, await shop.add({ size: 'L' }))).toContain(
    'There is no stock available for the size L',
  )
  expect(await noticeOf(shop, await shop.add({ id: 'nothing' }))).toContain(
    'This is not in the store any more',
  )
  expect(await shop.read()).toContain(NO_ITEMS)
})

test('adding tells quantity x item, a change tells that the order is updated, and the cookie holds ids and no price [STO-032, STO-033, STO-038, STO-052]', async () => {
  const shop = await aShop()
  const added = await shop.add({ quantity: '3' })
  expect(added.headers.getSetCookie().join()).toMatch(/cart=[0-9a-f-]{36}!2003~M~3~~;[^,]*HttpOnly/)
  expect(added.headers.get('location')).toBe('/store/product/2003')
  expect(await noticeOf(shop, added)).toContain('3 x Match shirt added to the cart')
  const line = { id: '2003', size: 'M', initials: '', dorsal: '' }
  const more = await shop.site.post('/store/cart', { intent: 'increase', ...line }, shop.headers)
  expect(await noticeOf(shop, more)).toContain('Order updated')
  expect(await shop.read()).toContain('£96.00')
})

test('ready to pay: lines, VAT and total, the order’s number, the next batch, the special request, and no club order for members [STO-041, STO-042, STO-057, STO-061, BAT-003]', async () => {
  const shop = await aShop()
  await shop.add({ quantity: '2' })
  expect(await shop.read()).toContain('There is no open batch now')
  await createBatch(shop.site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2026-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const words = await shop.read()
  for (const said of ['Match shirt', 'Size M', 'VAT 20%', '£8.00', 'Pay £48.00 by card', 'Order 1001'])
    expect(words).toContain(said)
  expect(words).toContain('Your order joins the next batch, expected on 1st September 2026')
  expect(words).toContain('Special request')
  expect(words).not.toMatch(/club order|create a batch/)
})

test('without an open batch only administrators are asked to write to the media mailbox [STO-056]', async () => {
  const shop = await aShop('administrator')
  await shop.add()
  expect(await shop.read()).toMatch(/Please e-mail media@demo\.club to create a batch/)
})

test('paying needs an order id, of one’s own cart, and what was seen; nothing else is charged [STO-045, STO-046, STO-051]', async () => {
  const shop = await aShop()
  await shop.add()
  for (const order of ['', 'x', newId()]) {
    const refused = await shop.act({ order })
    expect(refused.status, order).toBe(422)
    expect(wordsOf(await refused.text())).toContain('Please add an orderID')
  }
  const tampered = await shop.act({ total: '1' })
  expect(tampered.status).toBe(409)
  expect(wordsOf(await tampered.text())).toContain('Your cart has changed since you looked at it')
  expect(await shop.sandbox.asked('/v1/checkout')).toEqual([])
})

test('a request that is too long is told beside its field and kept; a shorter one is kept with the order [STO-057]', async () => {
  const shop = await aShop()
  await shop.add()
  const refused = await shop.act({ request: `Sleeves${'x'.repeat(500)}` })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('Please use 500 characters at most')
  expect(html).toContain('Sleevesxxx')
  expect((await shop.act({ request: ' Long sleeves ' })).status).toBe(303)
  expect(await shop.cartOrder()).toMatchObject({ specialRequest: 'Long sleeves', state: 'awaiting' })
})

test('a changed price and a sold-out size are said before anybody pays [STO-025, STO-040]', async () => {
  const shop = await aShop()
  await shop.add({ size: 'L' })
  await shop.site.ctx.db.update(storeItems).set({ price1Minor: 2600 }).where(eq(storeItems.id, shop.item.id))
  expect(await shop.read()).toContain('The price has changed: one was £24.00, now £31.20')
  await shop.site.ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  expect(await shop.read()).toContain('There is no stock available for the size L')
  const refused = await shop.act({ total: '3120' })
  expect(refused.status).toBe(409)
  expect(wordsOf(await refused.text())).toContain('Nothing was charged')
  expect(await shop.sandbox.asked('/v1/checkout')).toEqual([])
})

test('a buyer goes to the card page and back: cancelled is said quietly, the cart is kept and the stock given back [STO-042, STO-054]', async () => {
  const shop = await aShop()
  await shop.add({ quantity: '2' })
  const paying = await shop.act()
  expect(paying.status).toBe(303)
  expect(paying.headers.get('location')).toMatch(new RegExp(`^${shop.sandbox.url}/`))
  expect(await stockOf(shop.site.ctx, shop.item)).toMatchObject({ M: 8 })
  const id = (await shop.cartOrder())?.id
  const words = await shop.read(`/store/checkout?reg=cancel&id=${id}`)
  expect(words).toContain('Payment has been cancelled. Nothing was charged and your cart is kept.')
  expect(words).toContain('Pay £48.00 by card')
  expect(await stockOf(shop.site.ctx, shop.item)).toMatchObject({ M: 10 })
})

test('an address that says success places nothing: unpaid is said with the finance mailbox, and no banner [STO-047, STO-048]', async () => {
  const shop = await aShop()
  await shop.add()
  await shop.act()
  const order = await shop.cartOrder()
  const words = await shop.read(`/store/checkout?reg=success&id=${order?.id}&session_id=cs_of_nobody`)
  expect(words).toContain(`${NOT_MADE} finance@demo.club`)
  expect(words).not.toContain(PLACED)
  expect(await shop.cartOrder()).toMatchObject({ state: 'awaiting', paymentId: null })
})

test('back from a payment: the banner, the summary and the batch; the cart and its cookie are gone [STO-039, STO-042, STO-047, BAT-003]', async () => {
  const shop = await aShop()
  await createBatch(shop.site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2026-09-01'),
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
  for (const said of [PLACED, 'Thank you, Ana', 'Order 1001', '£48.00', 'Long sleeves', shop.user.email])
    expect(words).toContain(said)
  expect(await shop.read()).toContain(NO_ITEMS)
})

test('the summary of an order is for its owner and the administrator: visitors log in first, all others find no page, told nothing [STO-047]', async () => {
  const shop = await aShop()
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

test('a club order is refused to everybody but the administrator by the server, and skips the payment to the success view [STO-047, STO-053, STO-061]', async () => {
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const shop = await aShop(role)
    await shop.add()
    expect((await shop.act({ intent: 'club' })).status, role).toBe(403)
    expect(await shop.cartOrder()).toMatchObject({ state: 'open', adminOrder: false })
  }
  const shop = await aShop('administrator')
  await shop.add()
  expect(await shop.read()).toContain('Place as club order, without payment')
  const placed = await shop.act({ intent: 'club' })
  const order = await shop.cartOrder()
  expect(placed.headers.get('location')).toBe(`/store/checkout?reg=success&id=${order?.id}`)
  const words = await shop.read(placed.headers.get('location') ?? '')
  expect(words).toContain(PLACED)
  expect(words).toContain('A club order, without payment.')
  expect(await shop.sandbox.asked('/v1/checkout')).toEqual([])
})

test('one’s own orders stand in the members’ area with the status of their batch, and nobody else’s [STO-049, STO-055, BAT-003]', async () => {
  const shop = await aShop()
  const { site, user, member } = shop
  await createBatch(site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2026-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const buyer = {
    kind: 'user' as const,
    userId: user.id,
    name: member.name,
    email: user.email,
    role: 'member' as const,
    memberId: member.id,
    isMember: true,
  }
  await aStoreOrder(site.ctx, { buyer, lines: [{ id: '2003', size: 'M', quantity: 2 }] })
  const words = await shop.read('/members/dashboard/?tab=3')
  expect(words).toMatch(/Order 1001 £48\.00 Paid, /)
  expect(words).toContain('Autumn: open, expected 1st September 2026.')
  const other = wordsOf(await site.page('/members/dashboard/?tab=3', await site.signIn('member')))
  expect(other).toContain('No orders yet')
})
