import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aStoreOrder } from '../../../../../demo/builders/store-order.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { aBuyer } from '../../../../../tests/support/store.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { cancelClubOrder } from '../../orders/commands/cancel-club-order.server.ts'
import { findBatchesOfOrders, listBatches } from '../queries/batches.server.ts'
import { moveOrdersAndClose } from './close-batch.server.ts'
import { changeBatchStatus, createBatch } from './manage-batch.server.ts'

async function aShop() {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, { sizes: { M: 50 } })
  const shop = (await aBuyer(ctx, { role: 'shop' })).ctx
  const open = (title: string, day: string) =>
    createBatch(shop, {
      title,
      expectedDelivery: localDate(day),
      customRequestKempa: '',
      customRequestPrinting: '',
    })
  const { id } = await open('Autumn', '2026-09-01')
  const order = async () =>
    aStoreOrder(ctx, {
      buyer: (await aBuyer(ctx)).actor,
      lines: [{ id: item.itemId, size: 'M', quantity: 1 }],
    })
  return { ctx, shop, item, open, id, order }
}

const batchIn = async (ctx: Ctx, orderId: string) =>
  (await findBatchesOfOrders(ctx, [orderId]))[orderId]?.title
const statusOf = async (ctx: Ctx, id: string) => (await listBatches(ctx)).find((one) => one.id === id)?.status

test('an open batch with paid orders cannot be closed; without them it can, and it can be reopened [BAT-003, resolutions B08]', async () => {
  const { ctx, shop, item, id } = await aShop()
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const club = await aStoreOrder(ctx, {
    buyer: administrator.actor,
    lines: [{ id: item.itemId, size: 'M', quantity: 1 }],
    state: 'club',
  })
  expect(await changeBatchStatus(shop, id, 'Closed')).toEqual({ ok: false, reason: 'HAS_ORDERS', orders: 1 })
  expect(await statusOf(shop, id)).toBe('Open')
  await cancelClubOrder(administrator.ctx, club, { restock: true })
  expect(await changeBatchStatus(shop, id, 'Closed')).toEqual({ ok: true })
  expect(await changeBatchStatus(shop, id, 'Open')).toEqual({ ok: true })
})

test('the orders of a batch are moved to another open one and it is closed, or nothing changes [BAT-003, BAT-016]', async () => {
  const { ctx, shop, open, id, order } = await aShop()
  const orders = [await order(), await order()]
  const later = await open('Winter', '2026-12-01')
  await expect(moveOrdersAndClose((await aBuyer(ctx)).ctx, id, later.id)).rejects.toThrow(Forbidden)
  await expect(moveOrdersAndClose(shop, id, newId())).rejects.toThrow(NotFound)
  expect(await moveOrdersAndClose(shop, id, id)).toMatchObject({ ok: false, reason: 'NOT_OPEN' })
  await changeBatchStatus(shop, later.id, 'Ordered')
  expect(await moveOrdersAndClose(shop, id, later.id)).toMatchObject({ ok: false, reason: 'NOT_OPEN' })
  expect(await batchIn(ctx, orders[0] ?? '')).toBe('Autumn')
  await changeBatchStatus(shop, later.id, 'Open')
  expect(await moveOrdersAndClose(shop, id, later.id)).toEqual({ ok: true, title: 'Winter', orders: 2 })
  for (const one of orders) expect(await batchIn(ctx, one)).toBe('Winter')
  expect(await statusOf(shop, id)).toBe('Closed')
  expect(await moveOrdersAndClose(shop, id, later.id)).toEqual({
    ok: false,
    reason: 'NOT_FROM_HERE',
    from: 'Closed',
  })
})

test('an order that is paid while a batch closes ends up in an open batch [BAT-003, BAT-005]', async () => {
  const { ctx, shop, open, id, order } = await aShop()
  const later = await open('Winter', '2026-12-01')
  const [orders] = await Promise.all([
    Promise.all([order(), order(), order(), order()]),
    changeBatchStatus(shop, id, 'Closed'),
    moveOrdersAndClose(shop, id, later.id),
  ])
  const found = Object.values(await findBatchesOfOrders(ctx, orders))
  expect(found.map(({ status }) => status)).toEqual(['Open', 'Open', 'Open', 'Open'])
})
