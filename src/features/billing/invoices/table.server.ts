import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { pence } from '../../../kernel/money.ts'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { folded } from '../../../platform/database/folding.ts'
import { INVOICE_STATUSES } from './model.ts'

/**
 * A copy of each sent invoice; the provider's version is authoritative. Drafts are not copied. The customer
 * identifies the member. [INV-003, INV-004, resolutions F19]
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    /** The invoice number that the provider prints on the invoice. */
    number: text('number').notNull().default(''),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    customerName: text('customer_name').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    total: amountInPence('total_minor').notNull(),
    /** The total less the customer's credit balance at the provider, before any payment. */
    amountDue: amountInPence('amount_due_minor').notNull(),
    amountPaid: amountInPence('amount_paid_minor').notNull().default(pence(0)),
    /** What was paid of it in cash or by bank transfer while it was open. It is not in the provider's amounts. */
    paidByHand: amountInPence('paid_by_hand_minor').notNull().default(pence(0)),
    /** What the provider's credit notes take off. Its page asks for what is left only if that is `paidByHand`. */
    credited: amountInPence('credited_minor').notNull().default(pence(0)),
    status: text('status', { enum: INVOICE_STATUSES }).notNull(),
    /** The descriptions of all lines, joined with ", ". */
    description: text('description').notNull(),
    descriptionKey: text('description_key').generatedAlwaysAs((): SQL => folded(invoices.description)),
    hostedUrl: text('hosted_url').notNull().default(''),
    pdfUrl: text('pdf_url').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at'),
    paidAt: instant('paid_at'),
    /** When the last reminder was sent. */
    remindedAt: instant('reminded_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('invoices_created').on(table.createdAt, table.id),
    index('invoices_unpaid').on(table.createdAt, table.id).where(sql`${table.status} = 'open'`),
    index('invoices_amount').on(table.amountDue, table.id),
    index('invoices_customer').on(table.customerName, table.id),
    index('invoices_customer_id').on(table.customerId),
    check('invoices_paid_by_hand', sql`${table.paidByHand} >= 0`),
  ],
)
