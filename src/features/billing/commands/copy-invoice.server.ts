import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { emailOfProvider } from '../../../platform/payments/provider-email.ts'
import { INVOICE_STATUSES } from '../model.ts'
import { invoices, subscriptions } from '../table.server.ts'
import { memberMeant } from './customer.server.ts'
import { keepInvoice } from './invoice-wishes.server.ts'
import { idOf } from './settle-session.server.ts'

/** What an invoice is for: all its lines. [INV-003, resolutions F19] */
export const descriptionOf = ({ lines }: Stripe.Invoice): string =>
  lines.data.flatMap(({ description }) => (description ? [description] : [])).join(', ')

/**
 * Writes down what the provider says of an invoice; a draft is none yet. What is paid or void stays so, whichever
 * answer comes last. The member is whose plan it is for, or whom staff meant, else whoever the customer belongs to.
 * What staff had asked for without hearing an answer is known with it. [INV-004, resolutions B21, F19]
 */
export async function copyInvoice(
  ctx: Pick<Ctx, 'payments' | 'clock'>,
  tx: Tx,
  invoice: Stripe.Invoice,
): Promise<void> {
  const status = INVOICE_STATUSES.find((one) => one === invoice.status)
  const customerId = idOf(invoice.customer)
  if (!status || !customerId) return
  const memberId = madeFor(invoice)
  const request = memberId ? (invoice.metadata?.request ?? null) : null
  const copy = {
    number: invoice.number ?? '',
    customerId,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    customerName: invoice.customer_name ?? '',
    customerEmail: emailOfProvider(invoice.customer_email),
    totalMinor: invoice.total,
    amountDueMinor: invoice.amount_due,
    amountPaidMinor: invoice.amount_paid,
    status,
    description: descriptionOf(invoice),
    request,
    hostedUrl: invoice.hosted_invoice_url ?? '',
    pdfUrl: invoice.invoice_pdf ?? '',
    dueAt: instantOf(invoice.due_date),
    paidAt: instantOf(invoice.status_transitions.paid_at),
    updatedAt: ctx.clock.now(),
  }
  await tx
    .insert(invoices)
    .values({
      ...copy,
      id: invoice.id,
      createdAt: new Date(invoice.created * 1000),
      memberId: sql`coalesce(${memberOfPlan(copy.subscriptionId)}, ${memberMeant(ctx, memberId, customerId)})`,
    })
    .onConflictDoUpdate({
      target: invoices.id,
      set: { ...copy, memberId: sql`coalesce(${invoices.memberId}, excluded.member_id)` },
      setWhere: inArray(invoices.status, ['open', 'uncollectible']),
    })
  if (memberId && request) await keepInvoice(ctx, tx, { memberId, key: request }, invoice.id)
}

/** Whose the plan is that is invoiced, whoever pays for it. */
const memberOfPlan = (subscriptionId: string | null): SQL =>
  sql`(select ${subscriptions.memberId} from ${subscriptions} where ${subscriptions.id} = ${subscriptionId})`

/** The member for whom staff made an invoice out. */
function madeFor({ metadata }: Stripe.Invoice): string | undefined {
  const { gd_object: object, gd_object_id: memberId = '' } = metadata ?? {}
  return object === 'invoice' && isId(memberId) ? memberId : undefined
}

const instantOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000)
