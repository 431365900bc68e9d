import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import { type Asked, askAsStaff } from '../../../platform/payments/payments.ts'
import { canBill } from '../policy.ts'
import { invoices } from '../table.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { copyInvoice } from './copy-invoice.server.ts'
import { deleteIfMissing } from './gone-customer.server.ts'
import { beginInvoice, endInvoice, pauseInvoice } from './invoice-wishes.server.ts'
import { type Payer, payerOf } from './payer.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'

/** How long a member has to pay. */
const DAYS_UNTIL_DUE = 14
const MOST_LISTED = 100
/** Somebody changes again and again as whom the member pays. */
const MOST_TRIES = 3
/** Of the same form sent twice one waits for what the other hears, as long as a page waits. */
const MOST_LOOKS = 12
const LOOK_MS = 250

export type InvoiceRequest = {
  memberId: string
  amount: Pence
  description: string
  /** The same key makes the same invoice, however often it is asked for. */
  key: string
}

/** Why nothing was billed. `PROVIDER_DOWN` passes by itself. */
export type NotBilled =
  | { reason: 'NO_EMAIL' }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }

export type CreateInvoice = Outcome<
  { invoiceId: string; url: string },
  | NotBilled
  /** The key has made another invoice. */
  | { reason: 'KEY_USED' }
>

/**
 * Makes an invoice for a member and has the provider send it: the member pays it on the provider's page. Asked again
 * with its key it goes on with what is there, also after the provider has forgotten its own keys. Throws Forbidden to
 * all but finance staff, NotFound for an unknown member. [INV-008, INV-009, resolutions B21]
 */
export async function createInvoice(ctx: StaffNeeds, wish: InvoiceRequest): Promise<CreateInvoice> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const before = await madeBefore(ctx, wish)
    if (before) return answerTo(wish, before)
    const made = await make(ctx, wish)
    if (made.ok) {
      const { id, total: amount, description, hosted_invoice_url: url } = made.value
      return answerTo(wish, { id, amount, description: description ?? '', url: url ?? '' })
    }
    if (made.reason !== 'LOOK_AGAIN') return notBilled(made)
    await setTimeout(LOOK_MS)
  }
  return refused('PROVIDER_DOWN')
}

/** Writes down what was made. An earlier try may have sent it, and it may be paid: then its payment is entered too. */
async function isCopied(ctx: StaffNeeds, invoice: Stripe.Invoice): Promise<boolean> {
  if (invoice.status === 'paid') return (await syncInvoice(ctx, invoice.id)).ok
  await transact(ctx, (tx) => copyInvoice(ctx, tx, invoice))
  return true
}

type Made = { id: string; amount: number; description: string; url: string }

const answerTo = (wish: InvoiceRequest, { id, amount, description, url }: Made): CreateInvoice =>
  amount === wish.amount && description === wish.description
    ? done({ invoiceId: id, url })
    : refused('KEY_USED')

/** What this very wish has made already, whichever customer it was made out to. */
async function madeBefore({ db }: StaffNeeds, { memberId, key }: InvoiceRequest) {
  const { id, description, hostedUrl: url, totalMinor: amount } = invoices
  const [before] = await db
    .select({ id, description, url, amount })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), eq(invoices.request, key)))
  return before
}

/**
 * Asks the provider, as whom an earlier try of this form has asked. A member who pays as another customer by now, or
 * whose customer is gone, gets an invoice as the next one.
 */
async function make(
  ctx: StaffNeeds,
  wish: InvoiceRequest,
): Promise<Asked<Stripe.Invoice> | Exclude<Payer, { ok: true }> | { ok: false; reason: 'LOOK_AGAIN' }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const payer = await payerOf(ctx, wish.memberId)
    if (!payer.ok) return payer
    const begun = await beginInvoice(ctx, { ...wish, customerId: payer.value })
    if (!begun.ok && begun.reason === 'LOOK_AGAIN') return begun
    if (!begun.ok) continue
    const { customer, question, asked } = begun
    const made = await askOnce(
      ctx,
      question,
      (stripe, once) => invoiceOf(stripe, { ...wish, customer }, once.idempotencyKey),
      askAsStaff,
    )
    if (made.ok && (await isCopied(ctx, made.value))) return made
    if (made.ok || made.reason === 'PROVIDER_DOWN') {
      await pauseInvoice(ctx.db, wish, asked)
      return refused('PROVIDER_DOWN')
    }
    await endInvoice(ctx.db, wish, asked)
    const isGone = made.reason === 'PROVIDER_KNOWS_NONE' && (await deleteIfMissing(ctx, customer))
    if (!isGone) return made
  }
  return { ok: false, reason: 'PROVIDER_DOWN' }
}

async function invoiceOf(
  stripe: Stripe,
  { amount, description, key, memberId, customer }: InvoiceRequest & { customer: string },
  once: string,
): Promise<Stripe.Invoice> {
  const { data: listed } = await stripe.invoices.list({ customer, limit: MOST_LISTED })
  const earlier = listed.find(({ metadata }) => metadata?.request === key)
  const isOther = earlier?.status === 'draft' && !says(earlier, amount, description)
  // What was not sent yet is not sent as it was typed first.
  if (isOther) await stripe.invoices.del(earlier.id)
  const invoice =
    (isOther ? undefined : earlier) ??
    (await stripe.invoices.create(
      {
        customer,
        collection_method: 'send_invoice',
        days_until_due: DAYS_UNTIL_DUE,
        description,
        metadata: {
          gd_object: 'invoice',
          gd_object_id: memberId,
          request: key,
          amount_pence: String(amount),
        },
      },
      { idempotencyKey: `invoice:${once}` },
    ))
  if (invoice.status !== 'draft') return invoice
  if (invoice.lines.data.length === 0) {
    await stripe.invoiceItems.create(
      { customer, invoice: invoice.id, amount, currency: 'gbp', description },
      { idempotencyKey: `invoice-item:${once}` },
    )
  }
  return stripe.invoices.sendInvoice(invoice.id, {}, { idempotencyKey: `invoice-send:${once}` })
}

/**
 * Whether a draft was begun for this. What it says of itself counts, not its lines: one that was asked for with another
 * amount may still be on its way to it.
 */
const says = ({ description, metadata }: Stripe.Invoice, amount: Pence, wanted: string) =>
  description === wanted && metadata?.amount_pence === String(amount)

/** The provider's answer, as staff hear it. */
export function notBilled(failed: Exclude<Asked<never> | { ok: false; reason: 'NO_EMAIL' }, { ok: true }>) {
  if (failed.reason !== 'PROVIDER_KNOWS_NONE') return failed
  return refused('PROVIDER_REFUSED', {
    message: 'the card provider does not know this customer or this plan.',
  })
}
