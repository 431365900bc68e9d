import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aStoreCategory } from '../../../../../demo/builders/store-category.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { wordsOf } from '../../../../../tests/support/checkout.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'
import { storeItems, storeStock } from '../../../../features/store/catalog/table.server.ts'
import { newId } from '../../../../kernel/ids.ts'

const PATH = '/admin/catalogue/kit'

/** An imported item, one for sale, and one that is sold out. */
async function aKit() {
  const site = await aSite()
  const hoodies = await aStoreCategory(site.ctx, { name: 'Hoodies' })
  const imported = await aStoreItem(site.ctx, {
    ...{ itemId: '200219502', title: 'CORE HOODY', colours: 'navy', active: false, categoryId: hoodies.id },
    ...{ price1Minor: null, price2Minor: null },
    sizes: { '128': {}, '164/S': {}, M: {} },
  })
  const sold = await aStoreItem(site.ctx, { itemId: '300100', title: 'Match shirt', sizes: { M: 4 } })
  const gone = await aStoreItem(site.ctx, { itemId: '300200', title: 'Old ball', sizes: { '3': 0 } })
  const headers = await site.signIn('shop')
  const read = async (query = '') => wordsOf(await site.page(PATH + query, headers))
  const send = (form: Record<string, string>, query = '') => site.post(PATH + query, form, headers)
  const itemOf = async ({ id }: { id: string }) =>
    (await site.ctx.db.select().from(storeItems).where(eq(storeItems.id, id)))[0]
  const pricesIn = async ({ id }: { id: string }) =>
    Object.fromEntries(
      (await site.ctx.db.select().from(storeStock).where(eq(storeStock.itemId, id))).map((row) => [
        row.size,
        [row.price1Minor, row.stock, row.availability],
      ]),
    )
  return { site, hoodies, imported, sold, gone, read, send, itemOf, pricesIn }
}

test('kit is found by item number, category and view, and only shop managers can open or change it [STO-018, BAT-016]', async () => {
  const { site, hoodies, read, imported } = await aKit()
  const shown = async (query: string) => {
    const words = await read(query)
    return ['CORE HOODY', 'Match shirt', 'Old ball'].filter((title) => words.includes(`${title} `))
  }
  expect(await shown('')).toEqual(['CORE HOODY', 'Match shirt', 'Old ball'])
  expect(await shown('?q=2002195')).toEqual(['CORE HOODY'])
  expect(await shown(`?category=${hoodies.id}`)).toEqual(['CORE HOODY'])
  expect(await shown('?show=no-price')).toEqual(['CORE HOODY'])
  expect(await shown('?show=sold-out')).toEqual(['CORE HOODY', 'Old ball'])
  expect(await shown('?show=not-for-sale')).toEqual(['CORE HOODY'])
  expect(await read()).toContain('200219502, navy')
  for (const who of ['member', 'coach', 'finance'] as const) {
    const headers = await site.signIn(who)
    expect((await site.get(PATH, headers)).status).toBe(403)
    expect((await site.post(PATH, { item: imported.id, sale: 'on' }, headers)).status).toBe(403)
  }
})

test('imported items get prices and stock and go on sale in bulk, and children’s sizes can cost less [STO-018, STO-059]', async () => {
  const { imported, sold, send, itemOf, pricesIn } = await aKit()
  const on = await send({ all: 'yes', sale: 'on' }, '?show=not-for-sale')
  expect(decodeURIComponent(on.headers.getSetCookie().join())).toContain(
    '1 item without a price cannot be put on sale',
  )
  expect(await itemOf(imported)).toMatchObject({ active: false })

  const priced = { item: imported.id, price1: '£25', price2: '30.50', stock: '6', sale: 'on' }
  expect((await send(priced)).status).toBe(303)
  expect(await itemOf(imported)).toMatchObject({ active: true, price1Minor: 2500, price2Minor: 3050 })
  await send({ item: imported.id, price1: '18.50', of: 'childrens', availability: 'green' })
  expect(await pricesIn(imported)).toEqual({
    '128': [1850, 6, 'green'],
    '164/S': [1850, 6, 'green'],
    M: [null, 6, null],
  })
  await send({ item: imported.id, price1: '20' })
  expect(await pricesIn(imported)).toMatchObject({ '128': [null, 6, 'green'] })
  expect(await itemOf(sold)).toMatchObject({ price1Minor: 2000, active: true })
})

test('an empty change, a change without items or an invalid price is refused at its field and keeps the input', async () => {
  const { sold, send, itemOf } = await aKit()
  const wrong = await send({ item: sold.id, price1: 'cheap', stock: '-1' })
  const html = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(wordsOf(html)).toMatch(/Enter a price.*Enter a quantity/)
  expect(html).toContain('value="cheap"')
  expect(wordsOf(await (await send({ sale: 'off' })).text())).toContain('Select at least one item')
  expect(wordsOf(await (await send({ item: sold.id })).text())).toContain('Choose what to change')
  expect((await send({ item: newId(), sale: 'off' })).status).toBe(303)
  expect(await itemOf(sold)).toMatchObject({ price1Minor: 2000, active: true, version: 1 })
})
