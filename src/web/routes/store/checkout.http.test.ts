import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../demo/builders/store-item.ts'
import { aCheckout, noticeOf, wordsOf } from '../../../../tests/support/checkout.ts'
import { formIn } from '../../../../tests/support/html-form.ts'
import { stockOf } from '../../../../tests/support/store.ts'
import { payments } from '../../../features/billing/payments/table.server.ts'
import { createBatch } from '../../../features/store/batches/commands/manage-batch.server.ts'
import { storeItems, storeStock } from '../../../features/store/catalog/table.server.ts'
import { localDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'

const NO_ITEMS = 'Your cart is empty. Choose a category to find something.'
const MEMBERS_ONLY = 'Only registered members of the club can purchase items from the store'

test('an empty cart shows a message to visitors and members [STO-041, STO-042, STO-043]', async () => {
  const { site, read } = await aCheckout()
  expect(wordsOf(await site.page('/store/checkout'))).toContain(NO_ITEMS)
  expect(await read()).toContain(NO_ITEMS)
})

test('a visitor sees the cart and a login that leads back, but no button to pay [STO-003, STO-042, STO-044, STO-045]', async () => {
  const { site } = await aCheckout()
  const html = await site.page('/store/checkout', { cookie: 'cart=!2003~M~2~~' })
  expect(wordsOf(html)).toContain(MEMBERS_ONLY)
  expect(html).toContain('href="/members/access/?next=/store/checkout"')
  expect(html).toContain('Match shirt')
  expect(html).not.toContain('value="pay"')
  const paying = await site.post('/store/checkout', { intent: 'pay', order: newId(), total: '1' })
  expect(paying.status).toBe(403)
  expect(wordsOf(await paying.text())).toContain(MEMBERS_ONLY)
})

test('a forged cart shows the store’s items at the store’s prices, and an invalid one breaks no page [STO-038]', async () => {
  const { site } = await aCheckout()
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
  // Visitors see non-member prices: twice £25 plus VAT.
  expect(wordsOf(await site.page('/store/checkout', { cookie: `cart=${carts[0]}` }))).toContain('£60.00')
})

test('invalid quantities, initials and numbers are refused with messages, and nothing is added [STO-027, STO-028, STO-029]', async () => {
  const shop = await aCheckout()
  const cases = [
    [{ quantity: '0' }, 'Choose a quantity from 1 to 50'],
    [{ quantity: '51' }, 'Choose a quantity from 1 to 50'],
    [{ quantity: '1.5' }, 'Choose a quantity from 1 to 50'],
    [{ quantity: '-1' }, 'Choose a quantity from 1 to 50'],
    [{ quantity: 'two' }, 'Choose a quantity from 1 to 50'],
    [{ initials: 'ABCD' }, 'Enter up to 3 letters'],
    [{ initials: 'A1' }, 'Enter up to 3 letters'],
    [{ dorsal: '100' }, 'Choose a number from 0 to 99'],
    [{ dorsal: '07' }, 'Choose a number from 0 to 99'],
    [{ size: '' }, 'Choose a size'],
    [{ intent: 'steal' }, 'Use the buttons of the store'],
  ] as const
  for (const [line, words] of cases)
    expect(await noticeOf(shop, await shop.add(line)), words).toContain(words)
  expect(await shop.read()).toContain(NO_ITEMS)
})

test('an item that cannot be bought is refused on its own page [STO-013, STO-025]', async () => {
  const shop = await aCheckout()
  await aStoreItem(shop.site.ctx, { itemId: '7', price1Minor: null })
  await shop.site.ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  expect(await noticeOf(shop, await shop.add({ id: '7' }))).toContain('Item not available')
  expect(await noticeOf(shop, await shop.add({ size: 'L' }))).toContain(
    'There is no stock available for the size L',
  )
  const unknown = await noticeOf(shop, await shop.add({ id: 'nothing' }))
  expect(unknown).toContain('This is no longer in the store')
  expect(unknown, 'it never was in the cart').not.toContain('Remove it from your cart')
  expect(await shop.read()).toContain(NO_ITEMS)
})

test('an item that left the store must be removed from the cart [STO-013, STO-041]', async () => {
  const shop = await aCheckout()
  await shop.add()
  await shop.site.ctx.db.update(storeItems).set({ active: false }).where(eq(storeItems.id, shop.item.id))
  expect(await shop.read()).toContain('This is no longer in the store. Remove it from your cart.')
})

test('adding shows quantity and item, a change shows that the order is updated, and the cookie holds no price [STO-032, STO-033, STO-038, STO-052]', async () => {
  const shop = await aCheckout()
  const added = await shop.add({ quantity: '3' })
  expect(added.headers.getSetCookie().join()).toMatch(/cart=[0-9a-f-]{36}!2003~M~3~~;[^,]*HttpOnly/)
  expect(added.headers.get('location')).toBe('/store/product/2003')
  expect(await noticeOf(shop, added)).toContain('3 x Match shirt added to the cart. View cart')
  const after = await shop.site.page('/store/product/2003', {
    cookie: `${shop.headers.cookie}; notice=${encodeURIComponent(JSON.stringify({ text: 'x', link: { href: '//evil', text: 'y' } }))}`,
  })
  expect(after).toMatch(/View cart<span class="badge[^>]*>3 /)
  expect(after).not.toContain('//evil')
  const line = { id: '2003', size: 'M', initials: '', dorsal: '' }
  const more = await shop.site.post('/store/cart', { intent: 'increase', ...line }, shop.headers)
  expect(await noticeOf(shop, more)).toContain('Order updated')
  expect(await shop.read()).toContain('£96.00')
})

test('the checkout shows lines, VAT, total, order number, next batch and special request, and no club order for members [STO-041, STO-042, STO-057, STO-061, BAT-003]', async () => {
  const shop = await aCheckout()
  await shop.add({ quantity: '2' })
  expect(await shop.read()).toContain('No batch is open at the moment')
  await createBatch(shop.site.ctx, {
    title: 'Autumn',
    expectedDelivery: localDate('2099-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const words = await shop.read()
  for (const said of ['Match shirt', 'Size M', 'VAT 20%', '£8.00', 'Pay £48.00 by card', 'Order 1001'])
    expect(words).toContain(said)
  expect(words).toContain('Your order joins the next batch, expected on 1st September 2099')
  expect(words).toContain('Special request')
  expect(words).not.toMatch(/club order|create a batch/)
})

test('without an open batch only administrators are asked to e-mail the media mailbox [STO-056]', async () => {
  const shop = await aCheckout('administrator')
  await shop.add()
  expect(await shop.read()).toMatch(/Please e-mail media@demo\.club to create a batch/)
})

test('a cart changed by another tab at the same total is not paid for unseen [STO-045, resolutions B07]', async () => {
  const shop = await aCheckout()
  await shop.add()
  const page = await shop.site.page('/store/checkout', shop.headers)
  const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await shop.site.post('/store/cart', { intent: 'empty' }, shop.headers)
  await shop.add({ size: 'L' })
  const unseen = await shop.act({ seen })
  expect(unseen.status).toBe(409)
  expect(wordsOf(await unseen.text())).toContain('Your cart has changed since you opened it')
  expect(await stockOf(shop.site.ctx, shop.item)).toMatchObject({ M: 10, L: 1 })
  expect((await shop.act({ seen: seen.replace('~M~', '~L~') })).status).toBe(303)
})

test('a cart emptied and filled again in another tab cannot be paid for in the first [STO-045, STO-046]', async () => {
  const shop = await aCheckout()
  await shop.add()
  const order = (await shop.cartOrder())?.id ?? ''
  await shop.site.post('/store/cart', { intent: 'empty' }, shop.headers)
  const emptied = await shop.act({ order })
  expect(wordsOf(await emptied.text())).toContain('Your cart is empty')
  await shop.add({ size: 'L' })
  const refused = await shop.act({ order })
  expect(refused.status).toBe(409)
  const words = wordsOf(await refused.text())
  expect(words).toContain('Your cart has changed since you opened it. Nothing was charged')
  expect(words).not.toContain('Name the order to pay for')
})

test('paying requires the order of the user’s cart and the displayed total [STO-045, STO-046, STO-051]', async () => {
  const shop = await aCheckout()
  await shop.add()
  for (const order of ['', 'x']) {
    const refused = await shop.act({ order })
    expect(refused.status, order).toBe(422)
    expect(wordsOf(await refused.text())).toContain('Name the order to pay for')
  }
  const strange = await shop.act({ order: newId() })
  expect(strange.status).toBe(409)
  const tampered = await shop.act({ total: '1' })
  expect(tampered.status).toBe(409)
  expect(wordsOf(await tampered.text())).toContain('Your cart has changed since you opened it')
  expect(await shop.sandbox.requests('/v1/checkout')).toEqual([])
})

test('a special request that is too long is refused at its field and kept; a shorter one is saved [STO-057]', async () => {
  const shop = await aCheckout()
  await shop.add()
  const refused = await shop.act({ request: `Sleeves${'x'.repeat(500)}` })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('Enter up to 500 characters')
  expect(html).toContain('Sleevesxxx')
  expect((await shop.act({ request: ' Long sleeves ' })).status).toBe(303)
  expect(await shop.cartOrder()).toMatchObject({ specialRequest: 'Long sleeves', state: 'awaiting' })
})

test('the special request survives every change of the cart, even a refused one [STO-034, STO-057]', async () => {
  const shop = await aCheckout()
  await shop.add()
  await shop.add({ size: 'L' })
  const press = async (size: string, intent: string, request: string) => {
    const html = await shop.site.page('/store/checkout', shop.headers)
    const button = new RegExp(`value="${intent}"[^>]*formAction="([^"]*size=${size}&[^"]*)"`)
    const address = button.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const sent = { ...Object.fromEntries(formIn(html, 'checkout')), intent, request }
    const answer = await shop.site.post(address, sent, shop.headers)
    expect(answer.headers.get('location'), address).toBe('/store/checkout')
    return shop.site.page('/store/checkout', shop.headers)
  }
  expect(await press('M', 'increase', 'Long sleeves')).toContain('>Long sleeves</textarea>')
  expect(await press('M', 'decrease', 'No logo')).toContain('>No logo</textarea>')
  expect(await press('L', 'increase', 'Wrap it'), 'there is one').toContain('>Wrap it</textarea>')
  const one = await press('L', 'decrease', 'Wrap it, please')
  expect(one).toContain('>Wrap it, please</textarea>')
  expect(one).not.toContain('Size L')
  expect(await press('M', 'remove', 'Gone')).toContain('Your cart is empty')
})

test('a changed price and a sold-out size are reported before the payment [STO-025, STO-040]', async () => {
  const shop = await aCheckout()
  await shop.add({ size: 'L' })
  await shop.site.ctx.db.update(storeItems).set({ price1Minor: 2600 }).where(eq(storeItems.id, shop.item.id))
  expect(await shop.read()).toContain('The price of one has changed from £24.00 to £31.20')
  await shop.site.ctx.db.update(storeStock).set({ stock: 0 }).where(eq(storeStock.size, 'L'))
  expect(await shop.read()).toContain('There is no stock available for the size L')
  const refused = await shop.act({ total: '3120' })
  expect(refused.status).toBe(409)
  expect(wordsOf(await refused.text())).toContain('Nothing was charged')
  expect(await shop.sandbox.requests('/v1/checkout')).toEqual([])
})

test('a cancelled payment shows a neutral note, keeps the cart and releases the stock [STO-042, STO-054]', async () => {
  const shop = await aCheckout()
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

test('the cancel address alone does not report a cancelled payment [STO-042, STO-048]', async () => {
  const shop = await aCheckout()
  const CANCELLED = 'Payment has been cancelled'
  expect(await shop.read('/store/checkout?reg=cancel')).not.toContain(CANCELLED)
  await shop.add()
  const id = (await shop.cartOrder())?.id
  for (const address of [`&id=${id}`, `&id=${newId()}`, '&id=x', ''])
    expect(await shop.read(`/store/checkout?reg=cancel${address}`), address).not.toContain(CANCELLED)
  await shop.act()
  const stranger = await shop.site.signIn('member')
  for (const headers of [{}, stranger])
    expect(await shop.site.page(`/store/checkout?reg=cancel&id=${id}`, headers)).not.toContain(CANCELLED)
  expect(await shop.cartOrder()).toMatchObject({ state: 'awaiting' })
  expect(await shop.read(`/store/checkout?reg=cancel&id=${id}`)).toContain(CANCELLED)
  const ofOrder = eq(payments.objectId, id ?? '')
  await shop.site.ctx.db.update(payments).set({ status: 'refunded' }).where(ofOrder)
  expect(await shop.read(`/store/checkout?reg=cancel&id=${id}`), 'paid too late').not.toContain(CANCELLED)
  await shop.site.post('/store/cart', { intent: 'empty' }, shop.headers)
  expect(await shop.read(`/store/checkout?reg=cancel&id=${id}`)).not.toContain(CANCELLED)
})

test('a provider failure cancels nothing, and the page does not claim it [STO-042, STO-048]', async () => {
  const shop = await aCheckout()
  await shop.add({ quantity: '2' })
  await shop.act()
  const id = (await shop.cartOrder())?.id
  await shop.sandbox.trouble({ kind: 'error', when: 'before', times: 10, path: '/v1/checkout', status: 500 })
  const words = await shop.read(`/store/checkout?reg=cancel&id=${id}`)
  expect(words).toContain('it is not cancelled yet')
  expect(words).not.toContain('has been cancelled')
  expect(await stockOf(shop.site.ctx, shop.item)).toMatchObject({ M: 8 })
})
