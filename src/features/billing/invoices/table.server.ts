import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { pence } from '../../../kernel/money.ts'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { folded } from '../../../platform/database/folding.ts'
import { INVOICE_STATUSES } from './model.ts'

/**
 * What the provider last said of each invoice that it has made out. A copy: the provider's word counts. Drafts are none
 * yet. Its member is that of its customer. [INV-003, INV-004, resolutions F19]
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    /** What the provider prints on it. */
    number: text('number').notNull().default(''),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    customerName: text('customer_name').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    total: amountInPence('total_minor').notNull(),
    /** Of the total, less what the customer has to their credit at the provider. */
    amountDue: amountInPence('amount_due_minor').notNull(),
    amountPaid: amountInPence('amount_paid_minor').notNull().default(pence(0)),
    status: text('status', { enum: INVOICE_STATUSES }).notNull(),
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
    index('invoices_amount').on(table.amountDue, table.id),
    index('invoices_customer').on(table.customerName, table.id),
    index('invoices_customer_id').on(table.customerId),
  ],
)
