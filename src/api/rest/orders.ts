import type { Context } from 'hono'
import type { z } from 'zod'
import { type ClubOrder, placeClubOrder } from '../../features/store/orders/commands/place-order.server.ts'
import { type SaveCart, saveCart } from '../../features/store/orders/commands/save-cart.server.ts'
import { canPlaceClubOrder, canSeeAllOrders } from '../../features/store/orders/policy.ts'
import { findOrder } from '../../features/store/orders/queries/order.server.ts'
import { orderCall } from '../../features/store/orders/schema.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { unreachable } from '../../kernel/outcome.ts'
import type { Ctx } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { COMMON_PROBLEMS, idOf, replace } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'
import { invalid, problem } from '../problem.ts'
import { onTheWire } from './order-wire.ts'

/** The request body. Only users who may order for the club can set the club order field. */
const orderBody = orderCall.extend({
  adminOrder: orderCall.shape.adminOrder.meta({ 'x-written-by': ['administrator'] }),
})

/**
 * Calls for the caller's own order: create it from the cart, change it, empty it. Orders of other members and placed
 * orders cannot be changed. [resolutions B06, B07]
 */
export const ORDER_CALLS = [
  replace({
    route: 'POST /storeorders',
    who: 'members',
    says: 'Save your cart as an order',
    body: orderBody,
    problems: COMMON_PROBLEMS,
    handle: (c, input) => write(c, input, undefined),
  }),
  replace({
    route: 'PUT /storeorders/:id',
    who: 'members',
    says: 'Change your own order until it is paid',
    body: orderBody,
    problems: COMMON_PROBLEMS,
    parameters: [],
    handle: (c, input) => write(c, input, idOf(c)),
  }),
  replace({
    route: 'GET /storeorders/:id',
    who: 'users',
    says: 'One order: your own, or any order for shop managers and administrators',
    handle: async (c) => {
      const id = idOf(c)
      if (!isId(id)) return undefined
      const order = await findOrder(c.var.ctx, id)
      // Shop managers and administrators can read every order through the collection's call.
      if (order?.isOwn) return c.json(onTheWire(order), 200, NOT_KEPT)
      if (!canSeeAllOrders(c.var.ctx.actor)) throw new NotFound()
      return undefined
    },
  }),
  replace({
    route: 'DELETE /storeorders/:id',
    who: 'members',
    says: 'Empty your cart and cancel its order',
    handle: async (c) => {
      const id = idOf(c)
      const emptied = await saveCart(c.var.ctx, { lines: [], request: undefined }, id)
      return emptied.ok ? c.json({ _id: id, id }, 200, NOT_KEPT) : refusal(c, emptied)
    },
  }),
]

async function write(
  c: Context<HttpEnv>,
  { Items: lines, SpecialRequest: request, adminOrder }: z.output<typeof orderBody>,
  id: string | undefined,
): Promise<Response> {
  const { ctx } = c.var
  if (adminOrder && !canPlaceClubOrder(ctx.actor)) throw new Forbidden()
  if (!id && !lines?.length) return invalid(c, { Items: ['Please add an item'] })
  const saved = await saveCart(ctx, { lines, request }, id)
  if (!saved.ok) return refusal(c, saved)
  if (adminOrder && saved.orderId) {
    const placed = await placeClubOrder(ctx, { orderId: saved.orderId, seenTotal: undefined, request })
    if (!placed.ok) return refusal(c, placed)
  }
  return answer(c, ctx, saved.orderId ?? id, id ? 200 : 201)
}

async function answer(c: Context<HttpEnv>, ctx: Ctx, id: string | undefined, status: 200 | 201) {
  const order = id ? await findOrder(ctx, id) : undefined
  if (!order) throw new NotFound()
  return c.json(onTheWire(order), status, NOT_KEPT)
}

type NotSaved = Extract<SaveCart | ClubOrder, { ok: false }>

function refusal(c: Context<HttpEnv>, refused: NotSaved): Response {
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      throw new Forbidden()
    case 'NOT_LIKE_THIS':
      return invalid(c, {
        Items: 'problems' in refused ? refused.problems : ['This item cannot be bought with these choices'],
      })
    case 'FULL':
      return invalid(c, { Items: ['The cart is full'] })
    case 'NO_ITEMS':
    case 'NO_ORDER':
    case 'NOTHING_TO_PAY':
    case 'PRICE_CHANGED':
    case 'BUSY':
      return problem(c, 409, 'The cart has changed in the meantime', { reason: refused.reason })
    case 'PLACED':
      return problem(c, 409, 'This order has been placed and can no longer be changed', {
        reason: refused.reason,
      })
    case 'PROVIDER_DOWN':
      return problem(c, 503, PROVIDER_SILENT, { reason: refused.reason })
    default:
      return unreachable(refused)
  }
}
