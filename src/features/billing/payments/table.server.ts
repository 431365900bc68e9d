import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { pence } from '../../../kernel/money.ts'
import { amountInPence, entryColumns, instant } from '../../../platform/database/columns.ts'
import { folded } from '../../../platform/database/folding.ts'
import { members } from '../../members/table.server.ts'
import type { CheckoutRequest } from '../checkout/model.ts'
import { PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATUSES } from './model.ts'

/**
 * The ledger: one row for each checkout session and for each paid invoice. Rows are never deleted. [resolutions B01,
 * B23, B24]
 */
export const payments = pgTable(
  'payments',
  {
    ...entryColumns(),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The id of the event, booking, registration or order. Its feature owns it, so there is no foreign key. */
    objectId: uuid('object_id').notNull(),
    /** The member who paid; null if only the customer identifies the member. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),
    description: text('description').notNull(),
    /** The amount requested. A payment of any other amount is not accepted. */
    amount: amountInPence('amount_minor').notNull(),
    refunded: amountInPence('refunded_minor').notNull().default(pence(0)),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /** The provider's price of a registration fee or subscription. */
    priceId: text('price_id'),
    /** The request that opens the checkout session. Sending it again returns the same session. */
    request: jsonb('request').$type<CheckoutRequest>(),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    expiresAt: instant('expires_at'),
    paymentIntentId: text('payment_intent_id').unique(),
    chargeId: text('charge_id').notNull().default(''),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    customerId: text('customer_id'),
    receiptUrl: text('receipt_url').notNull().default(''),
    method: text('method', { enum: PAYMENT_METHODS }).notNull().default('card'),
    /** What identifies a payment that was not made by card, such as the text of a bank transfer. */
    reference: text('reference').notNull().default(''),
    /** What was open of the invoice or fee before its first part payment; null for a payment of the whole. */
    partOf: amountInPence('part_of_minor'),
    /** The payments in cash or by bank transfer that came as one sum. They are recorded and reversed together. */
    groupId: uuid('group_id'),
    /** What the provider kept of a card payment; null until it is known. */
    providerFee: amountInPence('provider_fee_minor'),
    disputed: boolean('disputed').notNull().default(false),
    paidAt: instant('paid_at'),
    /** The text that staff search by. */
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
    // An event can have many open payments; everything else has at most one.
    uniqueIndex('payments_one_open')
      .on(table.objectId)
      .where(
        sql`${table.status} = 'open' and ${table.purpose} in ('booking', 'registration', 'subscription', 'order')`,
      ),
    // An invoice can have several part payments by hand.
    uniqueIndex('payments_one_card_payment').on(table.invoiceId).where(sql`${table.method} = 'card'`),
    index('payments_invoice').on(table.invoiceId),
    index('payments_group').on(table.groupId),
    check('payments_part', sql`${table.partOf} >= ${table.amount}`),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
)

/** The parts of a payment for several objects, for example the fees of children registered together. */
export const paymentParts = pgTable(
  'payment_parts',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** As in `payments`. */
    objectId: uuid('object_id').notNull(),
    description: text('description').notNull(),
    amount: amountInPence('amount_minor').notNull(),
    /** As in `payments`. */
    partOf: amountInPence('part_of_minor'),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.objectId] }),
    check('payment_parts_part', sql`${table.partOf} >= ${table.amount}`),
    index('payment_parts_object').on(table.objectId),
    check('payment_parts_amount', sql`${table.amount} >= 0`),
  ],
)

export type PaymentEntry = typeof payments.$inferSelect
