import { newId } from '../../../kernel/ids.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import {
  type CheckoutLine,
  type CheckoutSessionRequest,
  gdObjectOf,
  type PaymentPurpose,
  type Price,
} from '../model.ts'
import { findPrice } from '../queries/prices.server.ts'
import { payments } from '../table.server.ts'
import { type BillingNeeds, openCheckoutSession } from './card-page.server.ts'
import { customerOf } from './customer.server.ts'
import { earlierPayment } from './earlier-payment.server.ts'
import { deleteIfMissing } from './gone-customer.server.ts'
import { closePlanPages, whyNotBegin } from './one-plan.server.ts'
import { holdCustomer, isRetired } from './retired-customers.server.ts'

/** How long a card page stays open. The provider takes 30 minutes to 24 hours. */
const OPEN_MINUTES = 60

/** What is to be paid, priced by the server: the browser never says an amount, a payer or an address. */
export type CheckoutRequest = {
  purpose: PaymentPurpose
  objectId: string
  description: string
  payer: { memberId: string | null; name: string; email: string; customerId?: string | undefined }
  /** Of a plan: whose it becomes, whoever pays. One runs at a time. [resolutions B11] */
  planOf?: string | null
  /** Asked where the payment is written down: whether what it is for is still as it was when the wish was made. */
  isStillSo?: (tx: Tx) => Promise<boolean>
  /** Paths of our own. The success address gets session_id. */
  returns: { success: string; cancel: string }
  openMinutes?: number
  /** What is due after this payment, for the receipt: said unless a subscription runs by then. */
  next?: { words: string; path: string }
  /** A price that is paid once, in the first payment of the plan of `priceId`. */
  oncePriceId?: string
} & ({ lines: CheckoutLine[] } | { priceId: string })

export type StartCheckout = Outcome<
  { url: string; paymentId: string; sessionId: string },
  | { reason: 'ALREADY_PAID' }
  /** A plan of the same member, or what it is for changes, at this moment. [resolutions B11] */
  | { reason: 'BEGUN_ELSEWHERE' }
  | { reason: 'UNKNOWN_PRICE' }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * Opens a card page for one payment and answers its address. The payment stands in the ledger before the provider
 * hears of it, so that nothing paid can be unknown here. What is paid once (everything but events) finds its open
 * card page again, or is refused with ALREADY_PAID. Whose customer the provider has deleted pays as a new one.
 * [resolutions B01, B03, B09, B11, B22]
 */
export const startCheckout = (ctx: BillingNeeds, wish: CheckoutRequest): Promise<StartCheckout> =>
  start(ctx, wish, true)

async function start(ctx: BillingNeeds, wish: CheckoutRequest, isFirst: boolean): Promise<StartCheckout> {
  const priced = await price(ctx, wish)
  if (!priced) return refused('UNKNOWN_PRICE')
  const earlier = await earlierPayment(ctx, wish, priced)
  if (earlier) return earlier
  const { memberId, customerId } = wish.payer
  const customer = memberId ? await customerOf(ctx, memberId) : { ok: true as const, value: customerId }
  if (!customer.ok) return customer.reason === 'PROVIDER_REFUSED' ? customer : refused('PROVIDER_DOWN')
  const others = wish.planOf ? await closePlanPages(ctx, wish.planOf, wish.objectId) : done()
  if (!others.ok) return refused(others.reason === 'PAID' ? 'ALREADY_PAID' : 'PROVIDER_DOWN')
  const entered = await enter(ctx, wish, priced, customer.value)
  if (!entered.ok) return entered
  // Somebody was faster: his payment is the one.
  if (!entered.payment) return (await earlierPayment(ctx, wish, priced)) ?? refused('PROVIDER_DOWN')
  const page = await openCheckoutSession(ctx, entered.payment)
  if (page.ok || page.reason === 'PROVIDER_DOWN' || !customer.value || !isFirst) return page
  if (!(await deleteIfMissing(ctx, customer.value))) return page
  return start(ctx, { ...wish, payer: { ...wish.payer, customerId: undefined } }, false)
}

export type Priced = { amount: Pence; lines?: CheckoutLine[]; price?: Price; once?: Price }

async function price(ctx: BillingNeeds, wish: CheckoutRequest): Promise<Priced | undefined> {
  if ('lines' in wish) {
    const amount = pence(wish.lines.reduce((sum, line) => sum + line.amount * line.quantity, 0))
    return { amount, lines: wish.lines }
  }
  const found = await findPrice(ctx, wish.priceId)
  if (!wish.oncePriceId || !found) return found && { amount: found.amount, price: found }
  const once = await findPrice(ctx, wish.oncePriceId)
  return once && { amount: pence(found.amount + once.amount), price: found, once }
}

/** Writes the payment into the ledger; without one when another of the same thing is open. */
async function enter(ctx: BillingNeeds, wish: CheckoutRequest, priced: Priced, customer: string | undefined) {
  return ctx.db.transaction(async (tx) => {
    if (wish.isStillSo && !(await wish.isStillSo(tx))) return refused('BEGUN_ELSEWHERE')
    if (customer && (await isRetiredNow(tx, customer))) return refused('PROVIDER_DOWN')
    const bar = wish.planOf ? await whyNotBegin(tx, wish.planOf, wish.objectId) : undefined
    return bar ? refused(bar) : done({ payment: await insertOpen(ctx, tx, wish, priced, customer) })
  })
}

/**
 * Whether it was retired since the payer was looked up: the next try pays as somebody else. Undisturbed until the
 * transaction ends.
 */
async function isRetiredNow(tx: Tx, customer: string): Promise<boolean> {
  await holdCustomer(tx, customer)
  return isRetired(tx, customer)
}

async function insertOpen(
  ctx: BillingNeeds,
  tx: Tx,
  wish: CheckoutRequest,
  priced: Priced,
  customer: string | undefined,
) {
  const id = newId()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + (wish.openMinutes ?? OPEN_MINUTES) * 60_000)
  const [entered] = await tx
    .insert(payments)
    .values({
      id,
      purpose: wish.purpose,
      objectId: wish.objectId,
      memberId: wish.payer.memberId ?? wish.planOf ?? null,
      payerName: wish.payer.name,
      payerEmail: wish.payer.email,
      description: wish.description,
      amountMinor: priced.amount,
      priceId: priced.price?.id ?? null,
      customerId: customer ?? null,
      request: requestFor(ctx, wish, priced, { id, expiresAt, customer }),
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return entered
}

type Entered = { id: string; expiresAt: Date; customer: string | undefined }

function requestFor(
  { config }: BillingNeeds,
  wish: CheckoutRequest,
  { lines, price, once }: Priced,
  { id, expiresAt, customer }: Entered,
): CheckoutSessionRequest {
  const success = new URL(wish.returns.success, config.publicUrl)
  return {
    mode: price?.interval ? 'subscription' : 'payment',
    ...(price ? { priceId: price.id } : { lines: lines ?? [] }),
    ...(once && { once: { priceId: once.id, label: once.label, amountMinor: once.amount } }),
    ...(customer ? { customer } : wish.payer.email && { email: wish.payer.email }),
    description: wish.description,
    keepsCustomer: wish.purpose === 'registration' && !customer,
    metadata: { payment_id: id, gd_object: gdObjectOf(wish.purpose), gd_object_id: wish.objectId },
    // The provider fills the placeholder in; an encoded one it would not know.
    successUrl: `${success.href}${success.search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: new URL(wish.returns.cancel, config.publicUrl).href,
    expiresAtSeconds: Math.floor(expiresAt.getTime() / 1000),
    ...(wish.next && { next: wish.next }),
  }
}
