import { expect } from 'vitest'
import { aKitPicture } from '../../../../../demo/builders/kit-picture.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'
import { numberHolds, storeOrders } from '../../../../features/store/orders/table.server.ts'
import { newId } from '../../../../kernel/ids.ts'

/** Matches the links to the store and its search. */
const LEADS_BACK =
  /<main.*<a class="button highlight" href="\/store">Go to the store<\/a><a class="button secondary" href="\/store\/search">Search the store<\/a>.*<\/main>/s
/** Returns the radio button of a size. */
const boxOf = (html: string, size: string) =>
  html.match(/<label class="option">.*?<\/label>/gs)?.find((box) => box.includes(`value="${size}"`)) ?? ''
const optionOf = (html: string, number: number) =>
  new RegExp(`<option value="${number}"[^>]*>[^<]*</option>`).exec(html)?.[0]

test('an unknown item, or one no longer for sale, is a 404 in the store [STO-004, STO-012, SYS-040]', async ({
  site,
}) => {
  await aStoreItem(site.ctx, { itemId: 'gone', active: false })
  for (const address of ['/store/product/nothing', '/store/product/gone', '/store/product/%27%20or']) {
    const answer = await site.get(address)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('There is no such product')
    expect(html).toMatch(/<title>There is no such product · [^<]* Store<\/title>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(LEADS_BACK)
  }
  expect((await site.get('/store/product/%00')).headers.get('location')).toBe('/400')
  const nowhere = await site.get('/store/no-such-category')
  expect(nowhere.status).toBe(404)
  const lost = await nowhere.text()
  expect(lost).toMatch(/<title>[^<]* Store<\/title>/)
  expect(lost).toContain('This category could not be found')
  expect(lost).toMatch(LEADS_BACK)
})

test('an item without a price for the reader is unavailable and has no form [STO-013]', async ({ site }) => {
  await aStoreItem(site.ctx, { itemId: 'dear', price1Minor: 100, price2Minor: null })
  const html = await site.page('/store/product/dear')
  expect(html).toContain('Item not available')
  expect(html).not.toContain('Add to cart')
  expect(await site.page('/store/product/dear', await site.signIn('member'))).toContain('Add to cart')
})

test('a visitor sees who can buy, and the login leads back [STO-003, STO-014, STO-026]', async ({ site }) => {
  await aStoreItem(site.ctx, { itemId: '700' })
  const html = await site.page('/store/product/700')
  expect(html).toContain('Only registered members of the club can purchase items from the store')
  expect(html).toContain('href="/members/access/?next=/store/product/700"')
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Add to cart/s)
})

test('the page has pictures, sizes, quantity, personalisation and a form that works without scripts [STO-011, STO-026, STO-027]', async ({
  site,
}) => {
  const images = await Promise.all(
    (['red', 'navy', 'green'] as const).map((colour) => aKitPicture(site.ctx, { kind: 'shirt', colour })),
  )
  const [front, back, other] = images
  const personalisation = {
    hasInitials: true,
    hasNumber: true,
    isOfficial: true,
    personalisationPriceMinor: 500,
  }
  await aStoreItem(site.ctx, {
    itemId: '710',
    frontImageId: front ?? null,
    backImageId: back ?? null,
    images: [other ?? '', front ?? ''],
    ...personalisation,
  })
  const html = await site.page('/store/product/710', await site.signIn('member'))
  const slides = html.match(/<li id="(?:preview|picture-\d)">.*?<\/li>/gs) ?? []
  expect(slides.map((slide) => images.findIndex((id) => slide.includes(id)))).toEqual([0, 1, 2])
  expect(html).toMatch(/<form[^>]* action="\/store\/cart" method="post"/)
  expect(html).toContain('<input type="hidden" name="id" value="710"/>')
  expect(html).toMatch(/value="add" data-add="" name="intent"/)
  const quantity = /<select[^>]*name="quantity".*?<\/select>/s.exec(html)?.[0] ?? ''
  expect(quantity.match(/<option[^>]*>\d+/g)).toHaveLength(50)
  expect(quantity).toMatch(/>50<\/option><\/select>/)
  expect(html).toMatch(/name="initials"/)
  expect(html).toContain('maxLength="3"')
  expect(optionOf(html, 0)).toBeDefined()
  expect(optionOf(html, 99)).toBeDefined()
  expect(optionOf(html, 100)).toBeUndefined()
  expect(html).toContain('>£6.00</span>')
})

test('adding to the cart names the item and its quantity [STO-032]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '715', title: 'POLY SHIRT', customTitle: 'Club shirt' })
  const member = await site.signIn('member')
  const form = { intent: 'add', id: '715', size: 'M', quantity: '3' }
  const answer = await site.post('/store/cart', form, member)
  expect(answer.headers.get('location')).toBe('/store/product/715')
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const html = await site.page('/store/product/715', { cookie: [member.cookie, ...cookies].join('; ') })
  expect(html).toContain('3 x Club shirt added to the cart')
  expect(html, 'at the button, not over the form').not.toContain('class="toasts"')
})

test('a line holds 50 pieces, and only pieces that were added are reported [STO-032, resolutions B15]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '716', title: 'Ball', sizes: { M: 'green' } })
  const member = await site.signIn('member')
  const add = async (quantity: string) => {
    const form = { intent: 'add', id: '716', size: 'M', quantity }
    const [notice = ''] = (await site.post('/store/cart', form, member)).headers.getSetCookie()
    return decodeURIComponent(notice)
  }
  expect(await add('49')).toContain('"49 x Ball added to the cart"')
  expect(await add('5')).toContain('"1 x Ball added to the cart. You can order 50 of one kind at most"')
  expect(await add('5')).toContain('"Your cart already has 50 x Ball, the most you can order"')
  const html = await site.page('/store/checkout', member)
  expect(html).toMatch(
    /<button[^>]* disabled=""[^>]*aria-label="Increase quantity: Ball"|aria-label="Increase quantity: Ball"[^>]* disabled=""/,
  )
})

test('an item without personalisation has no fields for it [STO-011]', async ({ site }) => {
  await aStoreItem(site.ctx, { itemId: '720', hasInitials: false, hasNumber: false })
  const html = await site.page('/store/product/720', await site.signIn('member'))
  expect(html).not.toMatch(/name="(?:initials|dorsal)"/)
})

test('each size has the badge of its availability, and a red one cannot be chosen [STO-023, STO-024, STO-059]', async ({
  site,
}) => {
  await aStoreItem(site.ctx, {
    itemId: '730',
    sizes: { S: 6, M: 5, L: 0, XL: 'green', XXL: { stock: 9, availability: 'red' }, '3XL': {} },
  })
  const html = await site.page('/store/product/730', await site.signIn('member'))
  expect(boxOf(html, 'S')).toMatch(/badge success.*In stock/s)
  expect(boxOf(html, 'M')).toMatch(/badge warning.*Last 5/s)
  expect(boxOf(html, 'XL')).toMatch(/badge success/)
  for (const size of ['L', 'XXL', '3XL']) {
    expect(boxOf(html, size), size).toMatch(/disabled="".*badge danger.*Sold out/s)
  }
  expect(boxOf(html, 'M')).not.toContain('disabled')
})

test('a size in the address is selected, and a sold-out one is reported instead [STO-022, STO-025]', async ({
  site,
}) => {
  await aStoreItem(site.ctx, { itemId: '740', sizes: { S: 0, M: 3 } })
  const chosen = await site.page('/store/product/740?size=M')
  expect(boxOf(chosen, 'M')).toContain('checked')
  expect(chosen).not.toContain('There is no stock')
  const refused = await site.page('/store/product/740?size=S')
  expect(refused).toContain('There is no stock available for the size S')
  expect(refused).not.toContain('checked')
})

test('numbers of other players of the buyer’s gender are taken, minors are shown by initials, and the buyer’s own number is free [STO-030, STO-031]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '750', hasNumber: true })
  const own = await aMember(site.ctx, { name: 'Own Number', gender: 'female', number: 5 })
  await aMember(site.ctx, { name: 'Ana Adult', gender: 'female', number: 7 })
  await aMember(site.ctx, { name: 'Mia Minor', gender: 'female', number: 9, bornOn: '2012-01-01' })
  await aMember(site.ctx, { name: 'Max Man', gender: 'male', number: 11 })
  const html = await site.page('/store/product/750', await site.signIn(own))
  expect(optionOf(html, 7)).toBe('<option value="7" disabled="">7, taken by Ana Adult</option>')
  expect(optionOf(html, 9)).toBe('<option value="9" disabled="">9, taken by M. M.</option>')
  expect(optionOf(html, 5)).toBe('<option value="5">5, yours</option>')
  expect(optionOf(html, 11)).toBe('<option value="11">11</option>')
  const visitor = await site.page('/store/product/750')
  expect(visitor).not.toMatch(/taken by|Ana|M\. M\./)
})

test('administrators choose among the numbers of the players that the item is made for [STO-030, STO-061]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '755', hasNumber: true, gender: 'women' })
  await aMember(site.ctx, { name: 'Ana Adult', gender: 'female', number: 7 })
  await aMember(site.ctx, { name: 'Max Man', gender: 'male', number: 7 })
  await aMember(site.ctx, { name: 'Bo Boy', gender: 'male', number: 8, bornOn: '2012-01-01' })
  await aMember(site.ctx, { name: 'Eva Else', gender: 'female', number: 9 })
  const own = await aMember(site.ctx, { name: 'Adi Administrator', gender: 'male' })
  const user = await aUser(site.ctx, { role: 'administrator', member: own })
  const html = await site.page('/store/product/755', await site.signIn({ ...own, userId: user.id }))
  expect(optionOf(html, 7)).toBe('<option value="7" disabled="">7, taken by Ana Adult</option>')
  expect(optionOf(html, 8)).toBe('<option value="8">8, taken by B. B., free for a club order</option>')
  expect(optionOf(html, 9)).toBe('<option value="9">9, taken by Eva Else, free for yourself</option>')
})

test('the administrator’s own number is marked as unavailable for a club order [STO-030, STO-061]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '756', hasNumber: true, gender: 'women' })
  const own = await aMember(site.ctx, { name: 'Ada Administrator', gender: 'female', number: 4 })
  const user = await aUser(site.ctx, { role: 'administrator', member: own })
  const html = await site.page('/store/product/756', await site.signIn({ ...own, userId: user.id }))
  expect(optionOf(html, 4)).toBe('<option value="4">4, yours, but not free for a club order</option>')
})

test('a number reserved by another buyer’s order is taken, and one reserved by the own order is free [STO-030]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '760', hasNumber: true })
  const [buyer, other] = [
    await aMember(site.ctx, { name: 'Bo Buyer', gender: 'male' }),
    await aMember(site.ctx, { name: 'Ola Other', gender: 'male' }),
  ]
  const held = [
    { number: 21, memberId: other.id },
    { number: 22, memberId: buyer.id },
    { number: 23, memberId: null },
  ]
  for (const { number, memberId } of held) {
    const orderId = newId()
    await site.ctx.db.insert(storeOrders).values({ id: orderId })
    await site.ctx.db.insert(numberHolds).values({ gender: 'male', number, orderId, memberId })
  }
  const html = await site.page('/store/product/760', await site.signIn(buyer))
  expect(optionOf(html, 21)).toContain('21, taken by Ola Other')
  expect(optionOf(html, 22)).toBe('<option value="22">22</option>')
  expect(optionOf(html, 23)).toContain('23, taken by the club')
})
