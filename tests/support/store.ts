import { eq } from 'drizzle-orm'
import { aMember, type MemberFacts } from '../../db/seed/builders/member.ts'
import { aUser } from '../../db/seed/builders/user.ts'
import type { CartLine } from '../../src/features/store/cart/model.ts'
import { cartOf } from '../../src/features/store/cart/queries/cart.server.ts'
import { storeStock } from '../../src/features/store/catalog/table.server.ts'
import { changeCart } from '../../src/features/store/orders/commands/change-cart.server.ts'
import { payOrder } from '../../src/features/store/orders/commands/place-order.server.ts'
import { storeOrders } from '../../src/features/store/orders/table.server.ts'
import type { Role } from '../../src/kernel/actor.ts'
import type { Ctx } from '../../src/platform/context.ts'

export const NO_HEADERS = new Headers()
let buyers = 0

/** Somebody who may buy, and the ctx in which they act. */
export async function aBuyer(ctx: Ctx, { role = 'member', ...facts }: MemberFacts & { role?: Role } = {}) {
  buyers += 1
  const member = await aMember(ctx, { name: `Buyer ${buyers}`, gender: 'female', ...facts })
  const user = await aUser(ctx, { member, role })
  const actor = {
    kind: 'user' as const,
    userId: user.id,
    name: member.name,
    email: user.email,
    role,
    memberId: member.id,
    isMember: member.active,
  }
  return { member, user, actor, ctx: { ...ctx, actor } }
}

export type TestBuyer = Awaited<ReturnType<typeof aBuyer>>

/** Puts lines into somebody's cart, as the product page does; throws when one is refused. Answers the cart. */
export async function fillCart({ ctx, user }: TestBuyer, ...lines: CartLine[]) {
  for (const line of lines) {
    const added = await changeCart(ctx, NO_HEADERS, { kind: 'add', line })
    if (!added.ok) throw new Error(added.reason)
  }
  return cartOf(ctx.db, user.id)
}

/** Sends somebody to the card page with the cart as it is. */
export async function goToPay(buyer: TestBuyer, request = '') {
  const { orderId = '' } = await cartOf(buyer.ctx.db, buyer.user.id)
  return payOrder(buyer.ctx, { orderId, seenTotal: undefined, request })
}

/** The same; throws when the card page does not open. */
export async function atCardPage(buyer: TestBuyer, ...lines: CartLine[]) {
  await fillCart(buyer, ...lines)
  const paying = await goToPay(buyer)
  if (!paying.ok) throw new Error(paying.reason)
  return paying
}

export async function orderOf({ db }: Ctx, id: string) {
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  return order
}

/** What is left of each size of an item. */
export async function stockOf({ db }: Ctx, { id }: { id: string }): Promise<Record<string, number | null>> {
  const sizes = await db.select().from(storeStock).where(eq(storeStock.itemId, id))
  return Object.fromEntries(sizes.map(({ size, stock }) => [size, stock]))
}
