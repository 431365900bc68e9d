import { asc, eq } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { paths } from '../../../../web/paths.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import type { CheckoutLine } from '../../../billing/checkout/model.ts'
import { contactOf } from '../../../members/queries/contact.server.ts'
import { personalisationWords } from '../../catalog/model/personalisation.ts'
import { sizeSuffix } from '../../catalog/model/size-words.ts'
import { HOLD_MINUTES } from '../model/order.ts'
import type { OrderLineRow, OrderRow } from '../queries/order-lines.server.ts'
import { storeOrderLines } from '../table.server.ts'
import { syncOrder } from './sync-order.server.ts'

export type OpenCheckout = Outcome<
  { url: string; sessionId: string; orderId: string },
  | { reason: 'PLACED'; orderId: string }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * Opens the checkout session of an order at its saved prices, for the member's own customer. Its return addresses are
 * the club's.
 */
export async function openCheckout(ctx: Ctx, order: OrderRow): Promise<OpenCheckout> {
  const lines = await ctx.db
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, order.id))
    .orderBy(asc(storeOrderLines.position))
  const started = await startCheckout(ctx, {
    purpose: 'order',
    objectId: order.id,
    description: `Order ${order.number}`,
    lines: lines.map(checkoutLine),
    payer: await payerOf(ctx, order),
    returns: {
      success: `${paths.checkout}?reg=success&id=${order.id}`,
      cancel: `${paths.checkout}?reg=cancel&id=${order.id}`,
    },
    openMinutes: HOLD_MINUTES,
  })
  if (started.ok) return { ...started, orderId: order.id }
  if (started.reason === 'UNKNOWN_PRICE' || started.reason === 'BEGUN_ELSEWHERE')
    throw new Error('an order has its own prices and is not a plan')
  // Already paid, or refused permanently: bring the order in line with the ledger.
  if (started.reason !== 'PROVIDER_DOWN') await syncOrder(ctx, order.id)
  return started.reason === 'ALREADY_PAID' ? refused('PLACED', { orderId: order.id }) : started
}

/** A line of the checkout session, with the price of one piece including personalisation and VAT. */
function checkoutLine(line: OrderLineRow): CheckoutLine {
  const personalisation = personalisationWords(line)
  return {
    name: `${line.title}, ${sizeSuffix(line.size)}`,
    ...(personalisation && { description: `Personalised ${personalisation}` }),
    amount: pence(
      line.netMinor + line.vatMinor + line.personalisationNetMinor + line.personalisationVatMinor,
    ),
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
