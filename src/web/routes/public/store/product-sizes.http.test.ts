import { expect } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aCheckout, noticeOf, wordsOf } from '../../../../../tests/support/checkout.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'

test('sizes with their own prices show and charge them, and the page first shows the lowest price [STO-002, STO-011]', async () => {
  const shop = await aCheckout()
  await aStoreItem(shop.site.ctx, {
    itemId: '720',
    title: 'Hoody',
    sizes: { '128': { stock: 3, price1Minor: 1500, price2Minor: 1800 }, M: 3 },
  })
  const words = wordsOf(await shop.site.page('/store/product/720', shop.headers))
  expect(words).toMatch(/from £18.00.*128 £18.00.*M £24.00/)
  const visitor = await shop.site.page('/store/product/720')
  expect(wordsOf(visitor)).toMatch(/from £21.60.*128 £21.60.*M £30.00/)
  expect(visitor).not.toContain('£18.00')
  expect(await (await shop.site.get('/api/storeitems')).text()).not.toContain('price1')
  await shop.add({ id: '720', size: '128' })
  await shop.add({ id: '720', size: 'M' })
  expect((await shop.cartOrder())?.grossMinor).toBe(1800 + 2400)
})

test('the page has a size guide and explains collection, and asks for a missing size [STO-011, STO-026]', async () => {
  const shop = await aCheckout()
  await aStoreItem(shop.site.ctx, { itemId: '721', sizes: { '128': 3 }, sizesText: '128, 140, S (66–81 cm)' })
  const words = wordsOf(await shop.site.page('/store/product/721', shop.headers))
  expect(words).toMatch(/Size guide.*S \(66–81 cm\).*128 at 8.*How collection works.*collect it at training/)
  expect(await noticeOf(shop, await shop.add({ id: '721', size: '' }))).toContain('Choose a size')
})

test('size prices are written with the stock and kept when only the stock is written [STO-002, STO-059]', async () => {
  const site = await aSite()
  const item = await aStoreItem(site.ctx, { itemId: '722', sizes: { '128': 3, M: 3 } })
  const shop = await site.signIn('shop')
  const write = (stock: object) =>
    site.request(`/api/storeitems/${item.id}`, {
      method: 'PUT',
      headers: { ...shop, 'content-type': 'application/json' },
      body: JSON.stringify({ itemStock: JSON.stringify(stock) }),
    })
  const read = async () =>
    JSON.parse((await (await site.get(`/api/storeitems/${item.id}`, shop)).json()).itemStock[0])
  expect(
    (await write({ sizes: ['128', 'M'], stock: [3, 3], price1: [15, null], price2: [18.5, null] })).status,
  ).toBe(200)
  expect(await read()).toMatchObject({ price1: [15, null], price2: [18.5, null] })
  expect((await write({ sizes: ['128', 'M'], stock: [2, 2] })).status).toBe(200)
  expect(await read()).toMatchObject({ stock: [2, 2], price1: [15, null] })
  expect((await write({ sizes: ['128'], stock: [2], price1: [-1] })).status).toBe(422)
})
