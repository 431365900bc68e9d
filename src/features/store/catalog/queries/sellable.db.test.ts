import { expect, test } from 'vitest'
import { aPicture } from '../../../../../demo/builders/picture.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { findSellable } from './items.server.ts'

test('unknown numbers are left out, and inactive items are marked', async () => {
  const { db, ...ctx } = await aCtx()
  await aStoreItem({ ...ctx, db }, { itemId: '200', active: false })
  expect(
    (await findSellable(db, ['200', "' or 1=1", ''])).map(({ itemId, active }) => [itemId, active]),
  ).toEqual([['200', false]])
  expect(await findSellable(db, [])).toEqual([])
})

test('an item has its own title, front picture, prices and the availability of each size [STO-018]', async () => {
  const ctx = await aCtx()
  const [front, other] = [await aPicture(ctx, { seed: 1 }), await aPicture(ctx, { seed: 2 })]
  const item = await aStoreItem(ctx, {
    itemId: '300',
    title: 'CORE 2.0 SHIRT',
    customTitle: 'Match shirt',
    images: [other],
    frontImageId: front,
    onOffer: true,
    offerMinor: 1500,
    hasNumber: true,
    gender: 'women',
    sizes: { S: 0, M: 2, L: 9, XL: 'yellow', '3XL': {} },
  })
  const [found] = await findSellable(ctx.db, ['300'])
  expect(found).toMatchObject({ id: item.id, title: 'Match shirt', image: { id: front }, gender: 'women' })
  expect(found).toMatchObject({ hasNumber: true, hasInitials: false, active: true })
  expect(found?.prices).toMatchObject({ price1: 2000, price2: 2500, onOffer: true, offer: 1500 })
  expect(found?.sizes).toEqual([
    { size: 'S', stock: 0, availability: 'red' },
    { size: 'M', stock: 2, availability: 'yellow' },
    { size: 'L', stock: 9, availability: 'green' },
    { size: 'XL', stock: null, availability: 'yellow' },
    { size: '3XL', stock: null, availability: 'red' },
  ])
})
