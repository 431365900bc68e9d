import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { stockOf } from '../../../../../tests/support/store.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { type Pieces, returnStock, takeStock } from './stock.server.ts'

/** A ctx that records which cached pages a write has dropped. */
async function aShop() {
  const dropped: string[] = []
  const plain = await aCtx()
  const drop = (tags: Iterable<string>) => void dropped.push(...tags)
  const ctx: Ctx = { ...plain, pages: { ...plain.pages, drop } }
  const item = await aStoreItem(plain, {
    sizes: { M: 10, L: 3, S: 0, XL: { stock: null, availability: 'green' } },
  })
  const take = (...pieces: Omit<Pieces, 'itemId'>[]) =>
    transact(ctx, (tx) =>
      takeStock(
        tx,
        pieces.map((one) => ({ itemId: item.id, ...one })),
      ),
    )
  const give = (...pieces: Omit<Pieces, 'itemId'>[]) =>
    transact(ctx, (tx) =>
      returnStock(
        tx,
        pieces.map((one) => ({ itemId: item.id, ...one })),
      ),
    )
  return { ctx, item, take, give, dropped }
}

test('a size with too few pieces is returned and left as it is, like a sold-out or unknown one [STO-025]', async () => {
  const { ctx, item, take } = await aShop()
  expect(await take({ size: 'L', quantity: 4 })).toMatchObject({ size: 'L', quantity: 4 })
  expect(await take({ size: 'S', quantity: 1 })).toMatchObject({ size: 'S' })
  expect(await take({ size: 'XXS', quantity: 1 })).toMatchObject({ size: 'XXS' })
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 3, S: 0, XL: null })
})

test('the last piece can be taken, and lines of one size are added up [STO-025]', async () => {
  const { ctx, item, take } = await aShop()
  const one = { size: 'L', quantity: 1 }
  expect(await take(one, { ...one, quantity: 3 })).toMatchObject({ size: 'L', quantity: 4 })
  expect(await take(one, { ...one, quantity: 2 })).toBeUndefined()
  expect(await stockOf(ctx, item)).toMatchObject({ L: 0 })
})

test('other sizes and items stay as they are, and an uncounted size stays uncounted', async () => {
  const { ctx, item, take, give } = await aShop()
  const other = await aStoreItem(ctx, { sizes: { M: 4 } })
  expect(await take({ size: 'M', quantity: 2 }, { size: 'XL', quantity: 50 })).toBeUndefined()
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 3, S: 0, XL: null })
  await give({ size: 'M', quantity: 1 }, { size: 'M', quantity: 1 }, { size: 'XL', quantity: 50 })
  await give({ size: 'gone', quantity: 1 })
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 3, S: 0, XL: null })
  expect(await stockOf(ctx, other)).toEqual({ M: 4 })
})

test('sizes are always taken in the same order', async () => {
  const { take } = await aShop()
  const [small, large] = [
    { size: 'S', quantity: 1 },
    { size: 'L', quantity: 9 },
  ]
  expect(await take(small, large)).toMatchObject({ size: 'L' })
  expect(await take(large, small)).toMatchObject({ size: 'L' })
})

test('cached pages of an item are dropped only when its availability may have changed [STO-023]', async () => {
  const { item, take, give, dropped } = await aShop()
  const dropsOf = async (work: Promise<unknown>) => {
    dropped.length = 0
    await work
    return dropped.includes(`storeitems/${item.id}`)
  }
  expect(await dropsOf(take({ size: 'M', quantity: 4 }))).toBe(false) // 6 left: still green
  expect(await dropsOf(take({ size: 'M', quantity: 1 }))).toBe(true) // 5 left: yellow
  expect(await dropsOf(give({ size: 'M', quantity: 1 }))).toBe(true) // 6 again: green
  expect(await dropsOf(give({ size: 'M', quantity: 4 }))).toBe(false)
  expect(await dropsOf(give({ size: 'XL', quantity: 1 }))).toBe(false)
})
