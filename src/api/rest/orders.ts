import type { Context, Hono } from 'hono'
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
import { NOT_KEPT } from '../no-store.ts'
import { invalid, invalidInput, problem } from '../problem.ts'
import { onTheWire } from './order-wire.ts'

/**
 * Orders of the caller: created from the cart, changed until they are paid, emptied. An order of another member and a
 * placed order cannot be changed. Mount before the collections. [STO-050, STO-051, API-042, resolutions A05, B06, B07]
 */
export function mountOrders(app: Hono<HttpEnv>): void {
  app.post('/storeorders', (c) => write(c, undefined))
  app.put('/storeorders/:id', (c) => write(c, c.req.param('id')))

  app.get('/storeorders/:id', async (c, next) => {
    const id = c.req.param('id')
    if (!isId(id)) return next() // such as the collection's count
    const order = await findOrder(c.var.ctx, id)
    // Shop and administrator read all of them, through the collection.
    if (order?.isOwn) return c.json(onTheWire(order), 200, NOT_KEPT)
    if (!canSeeAllOrders(c.var.ctx.actor)) throw new NotFound()
    return next()
  })

  app.delete('/storeorders/:id', async (c) => {
    const id = c.req.param('id')
    const emptied = await saveCart(c.var.ctx, { lines: [], request: undefined }, id)
    return emptied.ok ? c.json({ _id: id, id }, 200, NOT_KEPT) : refusal(c, emptied)
  })
}

async function write(c: Context<HttpEnv>, id: string | undefined): Promise<Response> {
  const { ctx } = c.var
  const call = orderCall.safeParse(await c.req.json().catch(() => undefined))
  if (!call.success) return invalidInput(c, call.error)
  const { Items: lines, SpecialRequest: request, adminOrder } = call.data
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
        Items: 'problems' in refused ? refused.problems : ['This cannot be bought like this'],
      })
    case 'FULL':
      return invalid(c, { Items: ['The cart is full'] })
    case 'NO_ITEMS':
    case 'NO_ORDER':
    case 'NOTHING_TO_PAY':
    case 'PRICE_CHANGED':
    case 'BUSY':
      return problem(c, 409, 'The cart has changed meanwhile', { reason: refused.reason })
    case 'PLACED':
      return problem(c, 409, 'This order is placed and stays as it is', { reason: refused.reason })
    case 'PROVIDER_DOWN':
      return problem(c, 503, PROVIDER_SILENT, { reason: refused.reason })
    default:
      return unreachable(refused)
  }
}
