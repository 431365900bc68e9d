import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { folded } from '../../platform/database/folding.ts'
import { members } from '../members/table.server.ts'
import { type CheckoutSessionRequest, INVOICE_STATUSES, PAYMENT_PURPOSES, PAYMENT_STATUSES } from './model.ts'

const pence = (name: string) => bigint(name, { mode: 'number' })

/**
 * The ledger: one row for each payment that somebody was sent to the card page with, and for each renewal that the
 * provider collected by itself. Rows are never deleted. [resolutions B01, B23, B24]
 */
export const payments = pgTable(
  'payments',
  {
    ...entryColumns(),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The event, registration or order that is paid for; each feature knows its own. */
    objectId: uuid('object_id').notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),
    description: text('description').notNull(),
    /** What we ask for; what arrives must be the same. */
    amountMinor: pence('amount_minor').notNull(),
    refundedMinor: pence('refunded_minor').notNull().default(0),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull().default('open'),
    /** The provider's price, where the amount is its word: registration fees and subscriptions. */
    priceId: text('price_id'),
    /** What the provider is asked for. Asking again with the same words finds the same session. */
    request: jsonb('request').$type<CheckoutSessionRequest>(),
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
    index('payments_amount').on(table.amountMinor, table.id),
    index('payments_payer').on(table.payerName, table.id),
    index('payments_object').on(table.purpose, table.objectId),
    index('payments_member').on(table.memberId),
    index('payments_subscription').on(table.subscriptionId),
    index('payments_waiting').on(table.createdAt).where(sql`${table.status} = 'open'`),
    // Many may pay for one event; everything else is paid once.
    uniqueIndex('payments_one_open')
      .on(table.purpose, table.objectId)
      .where(sql`${table.status} = 'open' and ${table.purpose} in ('registration', 'subscription', 'order')`),
    check('payments_amount', sql`${table.amountMinor} > 0`),
    check('payments_refunded', sql`${table.refundedMinor} between 0 and ${table.amountMinor}`),
  ],
)

/** What went back to payers, as the provider told it. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: pence('amount_minor').notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId)],
)

/** Payments that a payer contests at his bank. */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: pence('amount_minor').notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('disputes_payment').on(table.paymentId)],
)

/** What the provider last said of each subscription. A copy: the provider's word counts. [resolutions B11, B26] */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Who has ever subscribed is made inactive, not deleted: the provider would go on taking money for nobody. */
    memberId: uuid('member_id').references(() => members.id),
    registrationId: uuid('registration_id'),
    priceId: text('price_id').notNull(),
    plan: text('plan').notNull(),
    amountMinor: pence('amount_minor').notNull(),
    interval: text('interval').notNull(),
    intervalCount: integer('interval_count').notNull().default(1),
    status: text('status').notNull(),
    discountBp: bigint('discount_bp', { mode: 'number' }).notNull().default(0),
    /** The key of the form with which staff gave it. */
    request: text('request'),
    currentPeriodEnd: instant('current_period_end'),
    /** The provider's id of the card that it is charged to; null for one that is paid by invoices. */
    cardId: text('card_id'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_member').on(table.memberId),
    index('subscriptions_registration').on(table.registrationId),
    index('subscriptions_customer').on(table.customerId),
    index('subscriptions_created').on(table.createdAt, table.id),
    index('subscriptions_next').on(table.currentPeriodEnd, table.id),
  ],
)

/**
 * Plans that staff are giving and the provider has not answered for: of each one at a time for a member. Whoever asks
 * anew goes on under the key that stands here, so that a call which lands late makes nothing twice. [resolutions B11]
 */
export const subscriptionGrants = pgTable(
  'subscription_grants',
  {
    /** Nobody is deleted to whom a plan is on its way. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    priceId: text('price_id').notNull(),
    key: text('key').notNull(),
    volunteer: boolean('volunteer').notNull(),
    /** As whom the provider was asked. */
    customerId: text('customer_id').notNull(),
    /** Who asked for it first. */
    actorId: uuid('actor_id'),
    /** When it was last asked for. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.priceId] })],
)

/**
 * Invoices that staff are making and the provider has not answered for, by the form that asks. Whoever asks anew goes
 * on as the customer that stands here, so that a form makes one. [resolutions B21, B22]
 */
export const invoiceWishes = pgTable(
  'invoice_wishes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    key: text('key').notNull(),
    /** As whom the provider was asked. */
    customerId: text('customer_id').notNull(),
    /** Who asked for it first. */
    actorId: uuid('actor_id'),
    /** What was asked for, and since when that: corrected it is another question. */
    amountMinor: pence('amount_minor').notNull(),
    description: text('description').notNull(),
    begunAt: instant('begun_at').notNull(),
    /** When it was last asked for. */
    createdAt: instant('created_at').notNull(),
    /** Until when the provider may be at it; null once it has been waited for in vain. */
    askingUntil: instant('asking_until'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
)

/**
 * Customers of the provider as whom nobody is charged for anything new: two people have paid as them, because a
 * registration had gone to the wrong member, or their member is erased, or the provider has deleted them. [decisions
 * B22]
 */
export const retiredCustomers = pgTable('retired_customers', {
  id: text('id').primaryKey(),
  retiredAt: instant('retired_at').notNull(),
})

/**
 * What the provider last said of each invoice that it has made out. A copy: the provider's word counts. Drafts are none
 * yet. [INV-003, INV-004, resolutions F19]
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    /** What the provider prints on it. */
    number: text('number').notNull().default(''),
    customerId: text('customer_id').notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id'),
    customerName: text('customer_name').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    totalMinor: pence('total_minor').notNull(),
    /** Of the total, less what the customer has to his credit at the provider. */
    amountDueMinor: pence('amount_due_minor').notNull(),
    amountPaidMinor: pence('amount_paid_minor').notNull().default(0),
    status: text('status', { enum: INVOICE_STATUSES }).notNull(),
    /** The key of the form with which staff made it. */
    request: text('request'),
    /** Of all its lines, joined with ", ". */
    description: text('description').notNull(),
    descriptionKey: text('description_key').generatedAlwaysAs((): SQL => folded(invoices.description)),
    hostedUrl: text('hosted_url').notNull().default(''),
    pdfUrl: text('pdf_url').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at'),
    paidAt: instant('paid_at'),
    /** When staff last asked for the money by e-mail. */
    remindedAt: instant('reminded_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('invoices_created').on(table.createdAt, table.id),
    index('invoices_unpaid').on(table.createdAt, table.id).where(sql`${table.status} = 'open'`),
    index('invoices_amount').on(table.amountDueMinor, table.id),
    index('invoices_customer').on(table.customerName, table.id),
    index('invoices_member').on(table.memberId),
  ],
)

/** Each event of the provider that has arrived, once, however often it was sent. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [index('provider_events_waiting').on(table.receivedAt).where(sql`${table.handledAt} is null`)],
)
