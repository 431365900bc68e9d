import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  choice,
  computed,
  day,
  defineContentType,
  many,
  type OneField,
  text,
} from '../../../platform/content/content-type.ts'
import { storeOrders } from '../orders/table.server.ts'
import { BATCH_STATUSES, type InvoiceOf } from './model.ts'
import { batchOrders, storeBatches } from './table.server.ts'

/** Address of an invoice, which is not a public file: its endpoint checks the permission. */
const invoiceAt = (column: PgColumn, of: InvoiceOf) =>
  computed(
    'json',
    () =>
      sql`case when ${column} is not null then jsonb_build_object('url', '/api/storebatches/' || ${storeBatches.id} || ${`/invoices/${of}`}::text) end`,
  )

/** Batches, for shop managers and administrators. Other commands write them. Suppliers see a batch through a link. */
export const storeBatchContentType = defineContentType({
  collection: 'storebatches',
  type: 'StoreBatch',
  single: 'storebatch',
  one: 'Batch',
  many: 'Batches',
  table: storeBatches,
  id: storeBatches.id,
  read: ['shop'],
  write: 'nobody',
  create: 'nobody',
  remove: 'nobody',
  limit: 500,
  sort: 'ExpectedDelivery:desc',
  fields: {
    Title: text(storeBatches.title),
    Status: choice(storeBatches.status, BATCH_STATUSES),
    ExpectedDelivery: day(storeBatches.expectedDelivery),
    CustomRequestKempa: text(storeBatches.customRequestKempa),
    CustomRequestPrinting: text(storeBatches.customRequestPrinting),
    InvoiceSupplier: invoiceAt(storeBatches.invoiceSupplierId, 'supplier'),
    InvoiceSupplierPrint: invoiceAt(storeBatches.invoiceSupplierPrintId, 'printing'),
    ManagedBy: computed(
      'json',
      () =>
        sql`case when ${storeBatches.managedById} is not null then jsonb_build_object('_id', ${storeBatches.managedById}) end`,
    ),
    storeorders: many(
      'storeorders',
      { table: batchOrders, here: batchOrders.batchId, there: batchOrders.orderId },
      { limit: 1000, sort: 'Created:asc', write: 'nobody' },
    ),
  },
})

/** The batch of an order: a field of the order's content type, declared here because batches depend on orders. */
export const batchOfOrder = {
  kind: 'one',
  to: 'storebatches',
  value: () =>
    sql`(select ${batchOrders.batchId} from ${batchOrders} where ${batchOrders.orderId} = ${storeOrders.id})`,
} satisfies OneField
