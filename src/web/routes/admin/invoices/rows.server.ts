import { type InvoiceRow, invoiceRow } from '../../../../features/billing/invoices/admin/invoice-row.ts'
import { listInvoices } from '../../../../features/billing/invoices/queries/invoices.server.ts'
import { invoiceSearch } from '../../../../features/billing/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { parseQuery } from '../../../admin/list-address.ts'

/** Lists invoices for a request's query, worded for display. */
export async function invoiceRows(ctx: Ctx, request: Request): Promise<Rows<InvoiceRow>> {
  const listed = await listInvoices(ctx, parseQuery(invoiceSearch, request))
  const now = ctx.clock.now()
  return { ...listed, rows: listed.rows.map((invoice) => invoiceRow(invoice, now)) }
}
