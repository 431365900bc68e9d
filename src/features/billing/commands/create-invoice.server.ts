import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { auditStaff } from '../../../platform/entries/audit.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import type { Asked } from '../../../platform/payments/payments.ts'
import { canBill } from '../policy.ts'
import { invoices } from '../table.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { copyInvoice } from './copy-invoice.server.ts'
import { storedCustomer } from './customer.server.ts'
import { forgetIfGone } from './gone-customer.server.ts'
import { type Payer, payerOf } from './payer.server.ts'

/** How long a member has to pay. */
const DAYS_UNTIL_DUE = 14
const MOST_LISTED = 100
/** Somebody changes again and again as whom the member pays. */
const MOST_TRIES = 3

export type InvoiceWish = {
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
 * all but finance staff, NotFound for an unknown member. [INV-008, INV-009, decisions B21]
 */
export async function createInvoice(ctx: StaffNeeds, wish: InvoiceWish): Promise<CreateInvoice> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const before = await madeBefore(ctx, wish)
  if (before)
    return before.amount === wish.amount && before.description === wish.description
      ? done({ invoiceId: before.id, url: before.url })
      : refused('KEY_USED')
  const made = await make(ctx, wish)
  if (!made.ok) return notBilled(made)
  if (made.value.total !== wish.amount || made.value.description !== wish.description)
    return refused('KEY_USED')
  await transact(ctx, async (tx) => {
    await copyInvoice(ctx, tx, made.value)
    await auditStaff(tx, ctx, {
      action: 'billing.create-invoice',
      subject: `members/${wish.memberId}`,
      facts: { invoice: made.value.id },
    })
  })
  return done({ invoiceId: made.value.id, url: made.value.hosted_invoice_url ?? '' })
}

/** What this very wish has made already, whichever customer it was made out to. */
async function madeBefore({ db }: StaffNeeds, { memberId, key }: InvoiceWish) {
  const { id, description, hostedUrl: url, amountDueMinor: amount } = invoices
  const [before] = await db
    .select({ id, description, url, amount })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), eq(invoices.request, key)))
  return before
}

/** A member who pays as another customer by now, or whose customer is gone, gets an invoice as the next one. */
async function make(
  ctx: StaffNeeds,
  wish: InvoiceWish,
): Promise<Asked<Stripe.Invoice> | Exclude<Payer, { ok: true }>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const payer = await payerOf(ctx, wish.memberId)
    if (!payer.ok) return payer
    const customer = payer.value
    const isStillSo = async () => (await storedCustomer(ctx, ctx.db, wish.memberId)) === customer
    const made = await askOnce(ctx, `${wish.key}:${customer}`, (stripe, once) =>
      invoiceOf(stripe, { ...wish, customer, isStillSo }, once.idempotencyKey),
    )
    if (made.ok && made.value) return { ok: true, value: made.value }
    if (made.ok) continue
    const isGone = made.reason === 'PROVIDER_KNOWS_NONE' && (await forgetIfGone(ctx, customer))
    if (!isGone) return made
  }
  return { ok: false, reason: 'PROVIDER_DOWN' }
}

type Draft = InvoiceWish & { customer: string; isStillSo: () => Promise<boolean> }

/** The invoice, sent; undefined when the member does not pay as this customer any more. */
async function invoiceOf(
  stripe: Stripe,
  { amount, description, key, memberId, customer, isStillSo }: Draft,
  once: string,
): Promise<Stripe.Invoice | undefined> {
  const { data: earlier } = await stripe.invoices.list({ customer, limit: MOST_LISTED })
  const invoice =
    earlier.find(({ metadata }) => metadata?.request === key) ??
    (await stripe.invoices.create(
      {
        customer,
        collection_method: 'send_invoice',
        days_until_due: DAYS_UNTIL_DUE,
        description,
        metadata: { gd_object: 'invoice', gd_object_id: memberId, request: key },
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
  if (!(await isStillSo())) {
    await stripe.invoices.del(invoice.id)
    return undefined
  }
  return stripe.invoices.sendInvoice(invoice.id, {}, { idempotencyKey: `invoice-send:${once}` })
}

/** The provider's answer, as staff hear it. */
export function notBilled(failed: Exclude<Asked<never> | { ok: false; reason: 'NO_EMAIL' }, { ok: true }>) {
  if (failed.reason !== 'PROVIDER_KNOWS_NONE') return failed
  return refused('PROVIDER_REFUSED', {
    message: 'the card provider does not know this customer or this plan.',
  })
}
