import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import { aBuyer, fillCart, goToPay, NO_HEADERS, stockOf } from '../../../../../tests/support/store.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { storeStock } from '../../catalog/table.server.ts'
import { viewCart } from '../queries/cart-view.server.ts'
import { numberHolds } from '../table.server.ts'
import { changeCart } from './change-cart.server.ts'
import { placeClubOrder } from './place-order.server.ts'
import { saveCart } from './save-cart.server.ts'

async function aShop() {
  const { ctx, sandbox } = await aBillingCtx()
  const item = await aStoreItem(ctx, { sizes: { M: 10, L: 3 }, hasNumber: true, gender: 'women' })
  return { ctx, sandbox, item, buyer: await aBuyer(ctx) }
}

const choice = (orderId: string) => ({ orderId, seenTotal: undefined, request: '' })

/** Locks the stock of an item, so that buyers wait. Returns a function that releases it. */
async function holdSizes({ db }: Ctx, { id }: { id: string }): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.select().from(storeStock).where(eq(storeStock.itemId, id)).for('update')
    held.resolve()
    await over.promise
  })
  await held.promise
  return () => {
    over.resolve()
    return holding
  }
}

/** Counts this database's connections that wait for a lock. */
async function waiting({ db }: Ctx): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`select count(*)::int as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.many ?? 0
}

test('a number of another active member of the buyer’s gender is refused; other numbers are free [STO-030]', async () => {
  const { ctx, item, buyer } = await aShop()
  await aBuyer(ctx, { number: 7 })
  await aBuyer(ctx, { number: 8, gender: 'male' })
  await aBuyer(ctx, { number: 9, active: false })
  await ctx.db.update(members).set({ number: 10 }).where(eq(members.id, buyer.member.id))
  const add = (shirtNumber: number) =>
    changeCart(buyer.ctx, NO_HEADERS, {
      kind: 'add',
      line: { id: item.itemId, size: 'M', quantity: 1, shirtNumber },
    })
  expect(await add(7)).toMatchObject({ ok: false, problem: { kind: 'TAKEN' } })
  for (const free of [8, 9, 10]) expect(await add(free)).toMatchObject({ ok: true })
})

test('of two buyers who want number 7 at the same time one gets it, and the other is refused before paying [STO-030]', async () => {
  const { ctx, sandbox, item } = await aShop()
  const two = [await aBuyer(ctx), await aBuyer(ctx)]
  for (const [at, one] of two.entries())
    await fillCart(one, { id: item.itemId, size: at === 0 ? 'M' : 'L', quantity: 1, shirtNumber: 7 })
  // Both find the number free before they wait for their sizes, and reserve it once these are released.
  const release = await holdSizes(ctx, item)
  const both = two.map((one) => goToPay(one))
  await expect.poll(() => waiting(ctx)).toBe(2)
  await release()
  const paying = await Promise.all(both)
  expect(paying.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(paying.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'NOT_LIKE_THIS' })
  expect(await sandbox.requests('/v1/checkout')).toHaveLength(1)
  const winner = two.find((_, at) => paying[at]?.ok)
  expect(await ctx.db.select().from(numberHolds)).toMatchObject([
    { number: 7, gender: 'female', memberId: winner?.member.id },
  ])
  const left = await stockOf(ctx, item)
  expect(Number(left.M) + Number(left.L)).toBe(12)
})

test('a number that was taken after it was added to the cart is refused at the payment [STO-030]', async () => {
  const { ctx, item, buyer } = await aShop()
  await fillCart(buyer, { id: item.itemId, size: 'M', quantity: 1, shirtNumber: 7 })
  await aBuyer(ctx, { number: 7 })
  expect(await goToPay(buyer)).toEqual({ ok: false, reason: 'NOT_LIKE_THIS' })
})

test('a number taken for the administrator but free for the club can only be ordered for the club [STO-030, STO-061]', async () => {
  const { ctx } = await aShop()
  const shirt = await aStoreItem(ctx, { hasNumber: true, personalisationPriceMinor: 500, gender: 'men' })
  await aBuyer(ctx, { number: 7 })
  const line = { id: shirt.itemId, size: 'M', quantity: 1, shirtNumber: 7 }
  const member = await aBuyer(ctx)
  const refused = await changeCart(member.ctx, NO_HEADERS, { kind: 'add', line })
  expect(refused).toMatchObject({ ok: false, problem: { kind: 'TAKEN' } })
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const cart = await fillCart(administrator, line)
  expect(await viewCart(administrator.ctx, cart)).toMatchObject({
    stops: { pay: true, club: false },
    lines: [
      {
        problem: 'Another player has number 7, so you cannot buy it for yourself. A club order can have it.',
      },
    ],
  })
  expect(await goToPay(administrator)).toEqual({ ok: false, reason: 'NOT_LIKE_THIS' })
  expect(await placeClubOrder(administrator.ctx, choice(cart.orderId ?? ''))).toMatchObject({ ok: true })
})

test('administrators can buy their own number for themselves, and see why a club order cannot have it [STO-030, STO-061]', async () => {
  const { ctx, item } = await aShop()
  const administrator = await aBuyer(ctx, { role: 'administrator', number: 4 })
  const cart = await fillCart(administrator, { id: item.itemId, size: 'M', quantity: 1, shirtNumber: 4 })
  expect(await viewCart(administrator.ctx, cart)).toMatchObject({
    stops: { pay: false, club: true },
    lines: [
      { problem: 'A player has number 4, so a club order cannot have it. You can buy it for yourself.' },
    ],
  })
})

test('a club order is compared with the players that the item is made for [STO-030, STO-061]', async () => {
  const { ctx, item: forWomen } = await aShop()
  await aMember(ctx, { gender: 'female', number: 7 })
  await aMember(ctx, { gender: 'male', number: 8 })
  await aMember(ctx, { gender: 'male', number: 9, bornOn: '2012-01-01' })
  const administrator = await aBuyer(ctx, { role: 'administrator', gender: 'male' })
  const items = {
    women: forWomen,
    junior: await aStoreItem(ctx, { hasNumber: true, gender: 'junior' }),
    everybody: await aStoreItem(ctx, { hasNumber: true, gender: '' }),
  }
  const places = async (item: { itemId: string }, shirtNumber: number) => {
    const line = { id: item.itemId, size: 'M', quantity: 1, shirtNumber }
    const saved = await saveCart(administrator.ctx, { lines: [line], request: undefined })
    if (!saved.ok) return saved.reason
    const placed = await placeClubOrder(administrator.ctx, choice(saved.orderId ?? ''))
    return placed.ok ? 'placed' : placed.reason
  }
  expect(await places(items.women, 7)).toBe('NOT_LIKE_THIS')
  expect(await places(items.women, 8)).toBe('placed')
  expect(await places(items.junior, 9)).toBe('NOT_LIKE_THIS')
  expect(await places(items.junior, 8)).toBe('placed')
  expect(await places(items.everybody, 9)).toBe('placed')
})

test('a number taken for both cannot be added by an administrator either [STO-030]', async () => {
  const { ctx, item } = await aShop()
  await aMember(ctx, { gender: 'female', number: 7 })
  const administrator = await aBuyer(ctx, { role: 'administrator' })
  const line = { id: item.itemId, size: 'M', quantity: 1, shirtNumber: 7 }
  const added = await changeCart(administrator.ctx, NO_HEADERS, { kind: 'add', line })
  expect(added).toMatchObject({ ok: false, problem: { kind: 'TAKEN' } })
})
