import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aKitPicture } from '../../../../demo/builders/kit-picture.ts'
import { aStoreCategory } from '../../../../demo/builders/store-category.ts'
import { aStoreItem } from '../../../../demo/builders/store-item.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { transact } from '../../../platform/database/transact.ts'
import { returnStock, takeStock } from '../orders/commands/stock.server.ts'
import { storeItems } from './table.server.ts'

type Headers = Record<string, string>

async function ask(site: TestSite, query: string, headers: Headers = {}) {
  return (await site.sendJson('POST', '/api/graphql', { query }, headers)).json()
}
const change = (site: TestSite, id: string, body: object, headers: Headers) =>
  site.sendJson('PUT', `/api/storeitems/${id}`, body, headers)

test('only shop managers and administrators can write items [STO-018]', async () => {
  const site = await aSite()
  const item = await aStoreItem(site.ctx)
  const statuses = async (headers: Headers) => [
    (await site.sendJson('POST', '/api/storeitems', { itemId: '1', itemTitle: 'X' }, headers)).status,
    (await change(site, item.id, { customTitle: 'Y' }, headers)).status,
    (await site.sendJson('POST', '/api/storecategories', { name: 'Hats' }, headers)).status,
  ]
  expect(await statuses({})).toEqual([401, 401, 401])
  for (const role of ['member', 'coach', 'finance'] as const)
    expect(await statuses(await site.signIn(role)), role).toEqual([403, 403, 403])
  expect(await statuses(await site.signIn('shop'))).toEqual([201, 200, 201])
})

test('only members and staff can read members’ prices, through any endpoint [STO-002, STO-018]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '5', price1Minor: 2050, onOffer: true, offerMinor: 1999 })
  const [open] = await (await site.get('/api/storeitems')).json()
  expect(open).toMatchObject({ itemId: '5', price2: 25, onOffer: true })
  expect(Object.keys(open)).not.toContain('price1')
  expect(Object.keys(open)).not.toContain('offerAmmount')
  expect((await site.get('/api/storeitems?price1=20.5')).status).toBe(400)
  expect((await site.get('/api/storeitems?_sort=offerAmmount')).status).toBe(400)
  const answer = await ask(site, '{ storeitems { price1 } }')
  expect(answer.data.storeitems).toEqual([{ price1: null }])
  const [own] = await (await site.get('/api/storeitems', await site.signIn('member'))).json()
  expect(own).toMatchObject({ price1: 20.5, offerAmmount: 19.99 })
})

test('every field has its wire name [STO-018, STO-019, STO-059]', async () => {
  const site = await aSite()
  const category = await aStoreCategory(site.ctx, { name: 'Match shirts' })
  const [front, other] = [
    await aKitPicture(site.ctx, { kind: 'shirt', colour: 'red' }),
    await aKitPicture(site.ctx, { kind: 'shirt', colour: 'navy' }),
  ]
  await aStoreItem(site.ctx, {
    itemId: '6',
    title: 'PIVOT',
    customTitle: 'Match shirt',
    categoryId: category.id,
    colours: 'red',
    sizesText: 'S, M',
    description: '<p>Light.</p>',
    technology: ['drytech'],
    gender: 'women',
    isOfficial: true,
    hasInitials: true,
    hasNumber: true,
    printingInstructions: 'White',
    personalisationPriceMinor: 550,
    personalisationPrices: [{ title: 'Number', priceMinor: 225, isDigit: true }],
    frontImageId: front,
    images: [other],
    sizes: { S: 3, M: 'green', L: {} },
  })
  const [item] = await (await site.get('/api/storeitems?itemId=6')).json()
  expect(item).toMatchObject({
    itemTitle: 'PIVOT',
    customTitle: 'Match shirt',
    itemCatName: 'Match shirts',
    itemCatslug: 'match-shirts',
    gender: 'women',
    itemInfoSizes: 'S, M',
    itemInfoColors: 'red',
    itemAllDescription: '<p>Light.</p>',
    itemInfoTechnology: ['drytech'],
    pricePrinting: 5.5,
    isOfficialGD: true,
    HasInitials: true,
    HasNumber: true,
    printingInstructions: 'White',
    stockUpdated: null,
    imageGDFront: { id: front, url: `/files/${front}/640` },
    imageGDBack: null,
    itemImages: [`/files/${other}/640`],
    storeprintprices: [{ title: 'Number', price: 2.25, isDigit: true }],
  })
  expect(item._id).toBe(item.id)
  expect(item.itemStock).toHaveLength(1)
  expect(JSON.parse(item.itemStock[0])).toEqual({
    'stock-light': ['yellow', 'green', 'red'],
    sizes: ['S', 'M', 'L'],
    stock: [3, null, null],
  })
})

test('stock, pictures and personalisation prices can be written back as they are read [STO-018, STO-059]', async () => {
  const site = await aSite()
  const shop = await site.signIn('shop')
  const picture = await aKitPicture(site.ctx, { kind: 'ball', colour: 'red' })
  const made = await site.sendJson(
    'POST',
    '/api/storeitems',
    {
      itemId: '7',
      itemTitle: 'Ball',
      price1: 19.99,
      itemStock: '{"stock-light":["green",null],"sizes":["1","2"],"stock":[null,12]}',
      itemImages: [picture],
      storeprintprices: [{ title: 'Number', price: 2.5, isDigit: true }],
    },
    shop,
  )
  expect(made.status).toBe(201)
  const { id } = await made.json()
  const read = async () => (await site.get(`/api/storeitems/${id}`, shop)).json()
  const first = await read()
  expect(JSON.parse(first.itemStock[0])).toEqual({
    'stock-light': ['green', 'green'],
    sizes: ['1', '2'],
    stock: [null, 12],
    moves: [0, 0],
  })
  expect(first).toMatchObject({ price1: 19.99, stockUpdated: '2026-06-20T12:00:00.000Z' })
  const { itemStock, itemImages, storeprintprices } = first
  expect((await change(site, id, { itemStock, itemImages, storeprintprices }, shop)).status).toBe(200)
  expect(await read()).toMatchObject({ itemStock, itemImages, storeprintprices })
})

test('invalid values are refused with the name of their field [STO-018, STO-059]', async () => {
  const site = await aSite()
  const shop = await site.signIn('shop')
  const { id } = await aStoreItem(site.ctx)
  const wrong = {
    itemStock: 'no json',
    itemImages: ['https://supplier.example/1.jpg'],
    storeprintprices: [{ price: 'much' }],
    price1: -1,
    gender: 'all',
  }
  for (const [name, value] of Object.entries(wrong)) {
    const answer = await change(site, id, { [name]: value }, shop)
    expect(answer.status, name).toBe(422)
    expect(JSON.stringify(await answer.json()), name).toContain(name)
  }
  const taken = await site.sendJson('POST', '/api/storecategories', { name: 'Search' }, shop)
  expect(taken.status).toBe(422)
})

test('scripts are removed from descriptions [STO-018]', async () => {
  const site = await aSite()
  const { id } = await aStoreItem(site.ctx, { itemId: '8' })
  const body = { itemAllDescription: '<p onclick="x()">Soft<script>alert(1)</script></p>' }
  await change(site, id, body, await site.signIn('shop'))
  expect(await site.page('/store/product/8')).toContain('<p>Soft</p>')
})

test('items are found by their number and by a list of numbers [API-014, API-015]', async () => {
  const site = await aSite()
  for (const itemId of ['10', '11', '12']) await aStoreItem(site.ctx, { itemId, title: `Item ${itemId}` })
  await aStoreItem(site.ctx, { itemId: '13', active: false })
  const numbers = async (args: string, headers?: Headers) => {
    const { data } = await ask(site, `{ storeitems(${args}) { itemId } }`, headers)
    return data.storeitems.map((item: { itemId: string }) => item.itemId)
  }
  expect(await numbers('where: { itemId: "11" }')).toEqual(['11'])
  expect(await numbers('where: { itemId_in: ["10", "12", "13", "99"] }')).toEqual(['10', '12'])
  expect(await numbers('limit: 20', await site.signIn('shop'))).toContain('13')
})

test('at most ten thousand items are returned at a time [API-016]', async () => {
  const site = await aSite()
  await site.ctx.db.execute(sql`insert into ${storeItems} (id, item_id, title)
    select gen_random_uuid(), 'n' || n, 'Item' from generate_series(1, 10001) n`)
  const { data } = await ask(
    site,
    '{ storeitems(limit: 10000) { itemId } more: storeitems(limit: 20000) { itemId } }',
  )
  expect([data.storeitems.length, data.more.length]).toEqual([10_000, 10_000])
})

test('a search of titles includes the club’s own titles [API-017]', async () => {
  const site = await aSite()
  await aStoreItem(site.ctx, { itemId: '20', title: 'CORE 2.0 POLY', customTitle: 'Coach jacket' })
  await aStoreItem(site.ctx, { itemId: '21', title: 'Rain jacket' })
  await aStoreItem(site.ctx, { itemId: '22', title: 'Socks' })
  const found = async (words: string) => {
    const query = `{ storeitems(where: { itemTitle_contains: "${words}" }, limit: 5000) { itemId itemTitle } }`
    return (await ask(site, query)).data.storeitems.map((item: { itemId: string }) => item.itemId).sort()
  }
  expect(await found('JACKET')).toEqual(['20', '21'])
  expect(await found('core')).toEqual(['20'])
  expect(await found('jacket core')).toEqual([])
})

test('stock that was read before a sale is refused with the current figure; new stock is accepted [STO-059, resolutions B17, E22]', async () => {
  const site = await aSite()
  const shop = await site.signIn('shop')
  const { id } = await aStoreItem(site.ctx, { sizes: { M: 52 } })
  const read = async () => (await site.get(`/api/storeitems/${id}`, shop)).json()
  const { itemStock } = await read()
  const bought = [{ itemId: id, size: 'M', quantity: 20 }]
  await transact(site.ctx, (tx) => takeStock(tx, bought))
  const stale = await change(site, id, { customTitle: 'Renamed', itemStock }, shop)
  expect(stale.status).toBe(422)
  expect(await stale.text()).toContain('M has 32 now')
  await transact(site.ctx, (tx) => returnStock(tx, bought))
  expect((await change(site, id, { itemStock }, shop)).status).toBe(422)
  expect((await change(site, id, { itemStock: (await read()).itemStock }, shop)).status).toBe(200)
  expect((await change(site, id, { itemStock: '{"sizes":["M"],"stock":[7]}' }, shop)).status).toBe(200)
  expect(JSON.parse((await read()).itemStock[0])).toMatchObject({ stock: [7] })
})
