import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../../platform/database/columns.ts'
import { files } from '../../../platform/files/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { storeOrders } from '../orders/table.server.ts'
import { BATCH_STATUSES } from './model.ts'

/** Batches: orders that go to the supplier together. */
export const storeBatches = pgTable('store_batches', {
  ...entryColumns(),
  title: text('title').notNull(),
  status: text('status', { enum: BATCH_STATUSES }).notNull().default('Open'),
  expectedDelivery: date('expected_delivery', { mode: 'string' }).notNull(),
  /** Requests to the kit supplier and to the printing company. */
  customRequestKempa: text('custom_request_kempa').notNull().default(''),
  customRequestPrinting: text('custom_request_printing').notNull().default(''),
  invoiceSupplierId: uuid('invoice_supplier_id').references(() => files.id, { onDelete: 'set null' }),
  invoiceSupplierPrintId: uuid('invoice_supplier_print_id').references(() => files.id, {
    onDelete: 'set null',
  }),
  managedById: uuid('managed_by_id').references(() => users.id, { onDelete: 'set null' }),
})

/** The batch of each placed order. */
export const batchOrders = pgTable(
  'store_batch_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => storeOrders.id, { onDelete: 'cascade' }),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => storeBatches.id),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [index('store_batch_orders_batch').on(table.batchId)],
)

/** Links that show a supplier one batch without a login. Only a hash of the key is stored. */
export const batchKeys = pgTable(
  'store_batch_keys',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => storeBatches.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    /** The link is for the printing company and shows personalised lines only. */
    personalisedOnly: boolean('personalised_only').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('store_batch_keys_batch').on(table.batchId)],
)
