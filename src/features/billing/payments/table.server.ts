import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { pence } from '../../../kernel/money.ts'
import { amountInPence, entryColumns, instant } from '../../../platform/database/columns.ts'
import { folded } from '../../../platform/database/folding.ts'
import { members } from '../../members/table.server.ts'
import type { CheckoutRequest } from '../checkout/model.ts'
import { PAYMENT_PURPOSES, PAYMENT_STATUSES } from './model.ts'

/**
 * The ledger: one row for each checkout session that a payer was sent to, and for each invoice that was paid. Rows are
 * never deleted. [resolutions B01, B23, B24]
 */
export const payments = pgTable(
  'payments',
  {
    ...entryColumns(),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The event, registration or order that is paid for; each feature knows its own. */
    objectId: uuid('object_id').notNull(),
    /** The member who paid; null if only the customer says who. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),
    description: text('description').notNull(),
    /** What we ask for; what arrives must be the same. */
    amount: amountInPence('amount_minor').notNull(),
    refunded: amountInPence('refunded_minor').notNull().default(pence(0)),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /** The provider's price, where the amount is its word: registration fees and subscriptions. */
    priceId: text('price_id'),
    /** What is requested of the provider. Repeating this request finds the same session. */
    request: jsonb('request').$type<CheckoutRequest>(),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    expiresAt: instant('expires_at'),
    paymentIntentId: text('payment_intent_id').unique(),
    chargeId: text('charge_id').notNull().default(''),
    invoiceId: text('invoice_id').unique(),
    subscriptionId: text('subscription_id'),
    customerId: text('customer_id'),
    receiptUrl: text('receipt_url').notNull().default(''),
    disputed: boolean('disputed').notNull().default(false),
    paidAt: instant('paid_at'),
    /** What staff find a payment by. */
    searchKey: text('search_key').generatedAlwaysAs(
      (): SQL =>
        folded(
          sql`${payments.payerName} || ' ' || ${payments.payerEmail} || ' ' || ${payments.description} || ' ' || ${payments.chargeId}`,
        ),
    ),
  },
  (table) => [
    index('payments_created').on(table.createdAt, table.id),
    index('payments_amount').on(table.amount, table.id),
    index('payments_payer').on(table.payerName, table.id),
    index('payments_object').on(table.purpose, table.objectId),
    index('payments_member').on(table.memberId),
    index('payments_subscription').on(table.subscriptionId),
    index('payments_waiting').on(table.createdAt).where(sql`${table.status} = 'open'`),
    // Many may pay for one event; of everything else one checkout session is open.
    uniqueIndex('payments_one_open')
      .on(table.objectId)
      .where(sql`${table.status} = 'open' and ${table.purpose} in ('registration', 'subscription', 'order')`),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
)

export type PaymentEntry = typeof payments.$inferSelect
