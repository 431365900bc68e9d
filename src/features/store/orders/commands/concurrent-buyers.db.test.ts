import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import { aBuyer, atCheckout, fillCart, goToPay, later, stockOf } from '../../../../../tests/support/store.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { storeOrders } from '../table.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { changeCart } from './change-cart.server.ts'
import { releaseExpiredHolds } from './expired-orders.server.ts'
import { syncOrder } from './sync-order.server.ts'

test('of 400 concurrent buyers of 50 shirts exactly 50 reach the checkout session [STO-025, STO-054]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const shirt = await aStoreItem(ctx, { sizes: { M: 50 } })
  const buyers = await Promise.all(Array.from({ length: 400 }, () => aBuyer(ctx)))
  await Promise.all(buyers.map((buyer) => fillCart(buyer, { id: shirt.itemId, size: 'M', quantity: 1 })))
  const outcomes = await Promise.all(buyers.map((buyer) => goToPay(buyer)))
  const reasons = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(50)
  expect(new Set(reasons)).toEqual(new Set(['NOT_LIKE_THIS']))
  expect(await stockOf(ctx, shirt)).toEqual({ M: 0 })
  expect(await sandbox.requests('/v1/checkout/sessions')).toHaveLength(50)
  expect(await ctx.db.select().from(payments)).toHaveLength(50)
})

test('buyers of the same two sizes in different orders never deadlock, and no size is oversold [STO-025]', async () => {
  const { ctx } = await aBillingCtx()
  const [shirt, sock] = [
    await aStoreItem(ctx, { sizes: { M: 10, L: 10 } }),
    await aStoreItem(ctx, { sizes: { M: 10 } }),
  ]
  const lines = [
    { id: shirt.itemId, size: 'M', quantity: 1 },
    { id: sock.itemId, size: 'M', quantity: 1 },
    { id: shirt.itemId, size: 'L', quantity: 1 },
  ]
  const buyers = await Promise.all(Array.from({ length: 24 }, () => aBuyer(ctx)))
  await Promise.all(
    buyers.map((buyer, turn) => fillCart(buyer, ...(turn % 2 === 0 ? lines : lines.toReversed()))),
  )
  const outcomes = await Promise.all(buyers.map((buyer) => goToPay(buyer)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await stockOf(ctx, shirt)).toEqual({ M: 0, L: 0 })
  expect(await stockOf(ctx, sock)).toEqual({ M: 0 })
})

test('concurrent payment, cancellation and expiry sell or return every piece exactly once [STO-054]', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const shirt = await aStoreItem(ctx, { sizes: { M: 20 } })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(ctx)))
  const pages = await Promise.all(
    buyers.map((buyer) => atCheckout(buyer, { id: shirt.itemId, size: 'M', quantity: 2 })),
  )
  await Promise.all(pages.slice(0, 4).map(({ sessionId }) => sandbox.pay(sessionId)))
  await Promise.all([
    ...pages.map(({ orderId }, at) => cancelPayment(buyers[at]?.ctx ?? ctx, orderId)),
    ...pages.map(({ orderId }) => syncOrder(ctx, orderId)),
    releaseExpiredHolds(later(ctx, 32)),
    releaseExpiredHolds(later(ctx, 32)),
  ])
  for (const { orderId } of pages) await syncOrder(ctx, orderId)
  const orders = await ctx.db
    .select()
    .from(storeOrders)
    .where(
      inArray(
        storeOrders.id,
        pages.map(({ orderId }) => orderId),
      ),
    )
  expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(4)
  expect(await stockOf(ctx, shirt)).toEqual({ M: 12 })
})

test('a buyer who changes the cart while another tab checks out pays for the saved order or is refused [STO-051]', async () => {
  const { ctx } = await aBillingCtx()
  const shirt = await aStoreItem(ctx, { sizes: { M: 20 } })
  const line = { id: shirt.itemId, size: 'M', quantity: 1 }
  const buyer = await aBuyer(ctx)
  await fillCart(buyer, line)
  const [paying, changed] = await Promise.all([
    goToPay(buyer),
    changeCart(buyer.ctx, new Headers(), { kind: 'increase', line }),
  ])
  const orders = await ctx.db.select().from(storeOrders)
  expect(orders).toHaveLength(1)
  const pieces = 20 - Number((await stockOf(ctx, shirt)).M)
  // The stock is reserved for the order, or free when the order was reopened.
  const [order] = orders
  expect(pieces).toBe(order?.state === 'awaiting' ? Number(order.grossMinor) / 2400 : 0)
  expect(paying.ok || changed.ok).toBe(true)
})
