import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aBuyer, fillCart, NO_HEADERS, orderOf, stockOf } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { findOrderLines } from '../queries/order-lines.server.ts'
import { storeOrders } from '../table.server.ts'
import { changeCart } from './change-cart.server.ts'

const add = (line: { id: string; size: string; quantity: number; initials?: string; shirtNumber?: number }) =>
  ({ kind: 'add', line }) as const

async function aShop() {
  const ctx = await aCtx()
  const item = await aStoreItem(ctx, { title: 'Match shirt', sizes: { M: 10, L: 3, S: 0 } })
  return { ctx, item, buyer: await aBuyer(ctx) }
}

test('visitors and users without an active membership cannot add to a cart [STO-003]', async () => {
  const { ctx, item } = await aShop()
  const former = await aBuyer(ctx, { active: false })
  for (const refusedBuyer of [as(ctx, VISITOR), former.ctx]) {
    const refused = await changeCart(
      refusedBuyer,
      NO_HEADERS,
      add({ id: item.itemId, size: 'M', quantity: 1 }),
    )
    expect(refused).toEqual({ ok: false, reason: 'MEMBERS_ONLY' })
  }
  expect(await ctx.db.select().from(storeOrders)).toEqual([])
})

test('an item that cannot be bought is refused with its reason [STO-013, STO-025]', async () => {
  const { ctx, item, buyer } = await aShop()
  const free = await aStoreItem(ctx, { price1Minor: null })
  const gone = await aStoreItem(ctx, { active: false })
  const id = item.itemId
  const cases = [
    [{ id: 'nothing', size: 'M', quantity: 1 }, { kind: 'GONE' }],
    [{ id: gone.itemId, size: 'M', quantity: 1 }, { kind: 'GONE' }],
    [{ id, size: 'XXS', quantity: 1 }, { kind: 'GONE' }],
    [{ id: free.itemId, size: 'M', quantity: 1 }, { kind: 'NO_PRICE' }],
    [{ id, size: 'S', quantity: 1 }, { kind: 'SOLD_OUT' }],
    [
      { id, size: 'L', quantity: 4 },
      { kind: 'TOO_FEW', left: 3 },
    ],
    [{ id, size: 'M', quantity: 1, initials: 'AK' }, { kind: 'NOT_PERSONALISABLE' }],
    [{ id, size: 'M', quantity: 1, shirtNumber: 7 }, { kind: 'NOT_PERSONALISABLE' }],
  ] as const
  for (const [line, problem] of cases) {
    expect(await changeCart(buyer.ctx, NO_HEADERS, add(line))).toEqual({
      ok: false,
      reason: 'NOT_LIKE_THIS',
      problem,
    })
  }
  expect(await findCart(ctx.db, buyer.user.id)).toEqual({ lines: [] })
})

test('a line holds 50 pieces, and the result says how many were added [STO-032, STO-035, resolutions B15]', async () => {
  const { ctx, item, buyer } = await aShop()
  const endless = await aStoreItem(ctx, { sizes: { M: 'green' } })
  const line = { id: endless.itemId, size: 'M', quantity: 49 }
  expect(await changeCart(buyer.ctx, NO_HEADERS, add(line))).toMatchObject({ pieces: 49 })
  const other = { id: item.itemId, size: 'M', quantity: 2 }
  expect(await changeCart(buyer.ctx, NO_HEADERS, add(other))).toMatchObject({ pieces: 2 })
  expect(await changeCart(buyer.ctx, NO_HEADERS, add({ ...line, quantity: 5 }))).toMatchObject({ pieces: 1 })
  expect(await changeCart(buyer.ctx, NO_HEADERS, add(line))).toMatchObject({ pieces: 0 })
  expect((await findCart(ctx.db, buyer.user.id)).lines).toMatchObject([{ quantity: 50 }, { quantity: 2 }])
})

test('the first change of a cart creates an order, and every later one updates it [STO-050, STO-051]', async () => {
  const { ctx, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 2 }
  const { orderId = '' } = await fillCart(buyer, line)
  expect(await orderOf(ctx, orderId)).toMatchObject({
    state: 'open',
    userId: buyer.user.id,
    memberId: buyer.member.id,
    netMinor: 4000,
    vatMinor: 800,
    grossMinor: 4800,
  })
  for (const kind of ['increase', 'increase', 'decrease'] as const)
    await changeCart(buyer.ctx, NO_HEADERS, { kind, line })
  expect(await findOrderLines(ctx.db, orderId)).toMatchObject([
    { title: 'Match shirt', size: 'M', quantity: 3 },
  ])
  expect(await orderOf(ctx, orderId)).toMatchObject({ grossMinor: 7200 })
  expect(await ctx.db.select().from(storeOrders)).toHaveLength(1)
  expect(await stockOf(ctx, item)).toMatchObject({ M: 10 })
})

test('emptying clears the cart and abandons its unpaid order [STO-037]', async () => {
  const { ctx, item, buyer } = await aShop()
  const { orderId = '' } = await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 2 })
  const emptied = await changeCart(buyer.ctx, NO_HEADERS, { kind: 'empty' })
  expect(emptied).toMatchObject({ ok: true, cart: { lines: [] } })
  expect(await findCart(ctx.db, buyer.user.id)).toEqual({ lines: [] })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned' })
})

test('decreasing the last piece empties the cart [STO-036]', async () => {
  const { ctx, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 1 }
  const { orderId = '' } = await fillCart(buyer, line)
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'decrease', line })
  expect(await orderOf(ctx, orderId)).toMatchObject({ state: 'abandoned' })
})

test('two concurrent clicks both count', async () => {
  const { ctx, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 1 }
  await Promise.all(Array.from({ length: 6 }, () => changeCart(buyer.ctx, NO_HEADERS, add(line))))
  expect((await findCart(ctx.db, buyer.user.id)).lines).toEqual([{ ...line, quantity: 6 }])
  expect(await ctx.db.select().from(storeOrders)).toHaveLength(1)
})

test('the special request is saved with every change, even a refused one, and stays without a new one [STO-057]', async () => {
  const { ctx, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'L' }
  const { orderId = '' } = await fillCart(buyer, { ...line, quantity: 3 })
  const request = async () => (await orderOf(ctx, orderId))?.specialRequest
  const tooMany = await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line }, 'Long sleeves')
  expect(tooMany).toMatchObject({ ok: false, reason: 'NOT_LIKE_THIS' })
  expect(await request()).toBe('Long sleeves')
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'decrease', line }, 'Wrap it')
  expect(await request()).toBe('Wrap it')
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'decrease', line })
  expect(await request()).toBe('Wrap it')
  await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line }, '')
  expect(await request()).toBe('')
})

test('a visitor changes the cart of the cookie and no order [STO-034, STO-038]', async () => {
  const { ctx, item } = await aShop()
  const headers = new Headers({ cookie: `cart=!${item.itemId}~M~2~~` })
  const line = { id: item.itemId, size: 'M' }
  const changed = await changeCart(as(ctx, VISITOR), headers, { kind: 'decrease', line })
  expect(changed).toMatchObject({ ok: true, cart: { lines: [{ ...line, quantity: 1 }] } })
  expect(await changeCart(as(ctx, VISITOR), headers, { kind: 'empty' })).toMatchObject({
    cart: { lines: [] },
  })
  expect(await ctx.db.select().from(storeOrders)).toEqual([])
})

test('a forged cookie cannot set prices or another buyer’s order, because users have the cart of the database [STO-038, STO-060]', async () => {
  const { ctx, item, buyer } = await aShop()
  const { orderId = '' } = await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 1 })
  const thief = await aBuyer(ctx)
  const headers = new Headers({ cookie: `cart=${orderId}!${item.itemId}~M~50~~` })
  const added = await changeCart(thief.ctx, headers, add({ id: item.itemId, size: 'L', quantity: 1 }))
  expect(added).toMatchObject({ ok: true, cart: { lines: [{ size: 'L', quantity: 1 }] } })
  expect(await findOrderLines(ctx.db, orderId)).toMatchObject([{ size: 'M', quantity: 1 }])
})

test('the next change of a cart updates its order to current prices and reports what changed [STO-051, resolutions B07]', async () => {
  const { ctx, item, buyer } = await aShop()
  const line = { id: item.itemId, size: 'M', quantity: 1 }
  const { orderId = '' } = await fillCart(buyer, line)
  await ctx.db.update(storeItems).set({ price1Minor: 3000 }).where(eq(storeItems.id, item.id))
  const changed = await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line })
  expect(await orderOf(ctx, orderId)).toMatchObject({ grossMinor: 7200 })
  const repriced = [{ title: item.title, was: 2400, now: 3600 }]
  expect(changed).toMatchObject({ ok: true, repriced })
  expect(await changeCart(buyer.ctx, NO_HEADERS, { kind: 'increase', line })).toMatchObject({ repriced: [] })
})
