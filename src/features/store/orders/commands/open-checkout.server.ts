import { asc, eq } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import type { CheckoutLine } from '../../../billing/checkout/model.ts'
import { contactOf } from '../../../members/queries/contact.server.ts'
import { printWords } from '../../catalog/model/personalisation.ts'
import { sizeAfter } from '../../catalog/model/size-words.ts'
import type { OrderLineRow, OrderRow } from '../internal/order-rows.server.ts'
import { HOLD_MINUTES } from '../model/order.ts'
import { storeOrderLines } from '../table.server.ts'
import { followOrder } from './follow-order.server.ts'

export type OpenPage = Outcome<
  { url: string; sessionId: string; orderId: string },
  | { reason: 'PLACED'; orderId: string }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * Opens the card page of a frozen order, with its own lines and prices, for the member's own customer; the addresses
 * that it leads back to are ours. [STO-054, STO-060, API-035, resolutions B03]
 */
export async function openPage(ctx: Ctx, order: OrderRow): Promise<OpenPage> {
  const lines = await ctx.db
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, order.id))
    .orderBy(asc(storeOrderLines.position))
  const started = await startCheckout(ctx, {
    purpose: 'order',
    objectId: order.id,
    description: `Order ${order.number}`,
    lines: lines.map(onCheckoutSession),
    payer: await payerOf(ctx, order),
    returns: {
      success: `/store/checkout?reg=success&id=${order.id}`,
      cancel: `/store/checkout?reg=cancel&id=${order.id}`,
    },
    openMinutes: HOLD_MINUTES,
  })
  if (started.ok) return { ...started, orderId: order.id }
  if (started.reason === 'UNKNOWN_PRICE' || started.reason === 'BEGUN_ELSEWHERE')
    throw new Error('an order is priced here, and is no plan')
  // Paid already, or refused for good: the ledger knows, and the order follows it.
  if (started.reason !== 'PROVIDER_DOWN') await followOrder(ctx, order.id)
  return started.reason === 'ALREADY_PAID' ? refused('PLACED', { orderId: order.id }) : started
}

/** One line of the card page: what one piece costs with its print and VAT. [STO-040] */
function onCheckoutSession(line: OrderLineRow): CheckoutLine {
  const print = printWords(line)
  return {
    name: `${line.title}, ${sizeAfter(line.size)}`,
    ...(print && { description: `Personalised ${print}` }),
    amount: pence(line.netMinor + line.vatMinor + line.printNetMinor + line.printVatMinor),
    quantity: line.quantity,
  }
}

async function payerOf(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>, { memberId }: OrderRow) {
  const { db, actor } = ctx
  const own = actor.kind === 'user' ? { name: actor.name, email: actor.email } : { name: '', email: '' }
  if (!memberId) return { memberId, ...own }
  const member = await contactOf(ctx, db, memberId)
  return { memberId, name: member?.name ?? own.name, email: member?.email || own.email }
}
