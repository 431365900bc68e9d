import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { aBuyer, stockOf, timelineIn } from '../../../../../tests/support/store.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { listBatchLines } from '../queries/batches.server.ts'
import { findAdminOrder } from '../queries/order-admin.server.ts'
import { changeBatchStatus, createBatch } from './manage-batch.server.ts'
import { swapSize } from './swap-size.server.ts'

async function aShop(orders = 1) {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 10, L: 2, XL: 0 } })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const { id } = await createBatch(shop, {
    title: 'Autumn',
    expectedDelivery: localDate('2026-09-01'),
    customRequestKempa: '',
    customRequestPrinting: '',
  })
  const ids: string[] = []
  for (let made = 0; made < orders; made += 1) {
    const lines = [{ id: item.itemId, size: 'M', quantity: 2 }]
    ids.push(await aStoreOrder(ctx, { buyer: (await aBuyer(ctx)).actor, lines }))
  }
  return { ctx, item, shop, id, ids, order: ids[0] ?? '' }
}

test('changing a size before the batch is ordered adjusts both stocks and the supplier’s list [BAT-016, resolutions B17]', async () => {
  const { ctx, item, shop, id, order } = await aShop()
  await expect(swapSize((await aBuyer(ctx)).ctx, order, { position: 0, size: 'L' })).rejects.toThrow(
    Forbidden,
  )
  await expect(swapSize(shop, order, { position: 4, size: 'L' })).rejects.toThrow(NotFound)
  await expect(swapSize(shop, newId(), { position: 0, size: 'L' })).rejects.toThrow(NotFound)
  expect(await swapSize(shop, order, { position: 0, size: 'L' })).toMatchObject({ ok: true, size: 'L' })
  expect(await stockOf(ctx, item)).toEqual({ M: 10, L: 0, XL: 0 })
  expect(await listBatchLines(ctx, id)).toMatchObject([{ size: 'L', quantity: 2 }])
  expect((await timelineIn(ctx, order)).at(-1)?.note).toBe('Match shirt: size M changed to L')
})

test('the buyer gets an e-mail when a size has changed, and none when nothing changes [BAT-016]', async () => {
  const { ctx, shop, order } = await aShop()
  const swapMails = async () =>
    (await ctx.db.select({ to: mails.toEmail, subject: mails.subject, text: mails.text }).from(mails)).filter(
      ({ subject }) => subject.includes('is now size'),
    )
  await swapSize(shop, order, { position: 0, size: 'XL' })
  expect(await swapMails()).toEqual([])
  await swapSize(shop, order, { position: 0, size: 'L' })
  const [sent, ...more] = await swapMails()
  expect(more).toEqual([])
  expect(sent?.subject).toMatch(/^Your order \d+: Match shirt is now size L$/)
  expect(sent?.text).toContain('from size M to size L')
})

test('a sold-out size, an unknown size and an ordered batch are refused', async () => {
  const { ctx, item, shop, id, order } = await aShop()
  const swapTo = (size: string) => swapSize(shop, order, { position: 0, size })
  expect(await swapTo('XL')).toEqual({ ok: false, reason: 'SOLD_OUT' })
  for (const size of ['M', 'XXL', ''])
    expect(await swapTo(size)).toEqual({ ok: false, reason: 'NO_SUCH_SIZE' })
  await changeBatchStatus(shop, id, 'Ordered')
  expect(await swapTo('L')).toEqual({ ok: false, reason: 'ORDERED', status: 'Ordered' })
  expect(await stockOf(ctx, item)).toEqual({ M: 8, L: 2, XL: 0 })
})

test('a size with another price is refused, and one with the same price is accepted [BAT-016]', async () => {
  const ctx = await aCtx()
  const sizes = {
    M: 10,
    dearer: { stock: 10, price1Minor: 2400, price2Minor: 2500 },
    'dearer for others': { stock: 10, price2Minor: 2900 },
    'as dear': { stock: 10, price1Minor: 2000, price2Minor: 2500 },
  }
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const lines = [{ id: item.itemId, size: 'M', quantity: 2 }]
  const order = await aStoreOrder(ctx, { buyer: (await aBuyer(ctx)).actor, lines })
  const before = { stock: await stockOf(ctx, item), timeline: await timelineIn(ctx, order) }
  expect((await findAdminOrder(shop, order)).otherSizes, 'none that would be refused').toEqual({
    0: ['as dear'],
  })
  for (const size of ['dearer', 'dearer for others'])
    expect(await swapSize(shop, order, { position: 0, size })).toEqual({ ok: false, reason: 'PRICE_DIFFERS' })
  expect({ stock: await stockOf(ctx, item), timeline: await timelineIn(ctx, order) }).toEqual(before)
  expect(await swapSize(shop, order, { position: 0, size: 'as dear' })).toMatchObject({ ok: true })
  expect(await swapSize(shop, order, { position: 0, size: 'dearer' })).toEqual({
    ok: false,
    reason: 'PRICE_DIFFERS',
  })
})

test('only one of many concurrent changes to the last pieces of a size succeeds', async () => {
  const { ctx, item, shop, ids } = await aShop(5)
  expect(await stockOf(ctx, item)).toEqual({ M: 0, L: 2, XL: 0 })
  const outcomes = await Promise.all(ids.map((order) => swapSize(shop, order, { position: 0, size: 'L' })))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const there = ids.filter((_, at) => outcomes[at]?.ok)
  const others = ids.filter((_, at) => !outcomes[at]?.ok)
  await Promise.all([
    ...there.map((order) => swapSize(shop, order, { position: 0, size: 'M' })),
    ...others.map((order) => swapSize(shop, order, { position: 0, size: 'L' })),
  ])
  const left = await stockOf(ctx, item)
  expect((left.M ?? 0) + (left.L ?? 0)).toBe(2)
})
