import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holds } from '../../../platform/database/folding.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import type { Invoice } from '../model.ts'
import { canBill } from '../policy.ts'
import type { InvoiceSearch } from '../schema.ts'
import { invoices } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>
const PAGE = 100

const ORDERS = {
  Created: invoices.createdAt,
  Customer: invoices.customerName,
  Amount: invoices.amountDueMinor,
  Due: invoices.dueAt,
} as const

/**
 * A page of invoices, found by what they are for, and how many there are in all. Throws Forbidden to all but finance
 * staff. [INV-001, INV-002, INV-003, decisions D11, F19]
 */
export async function listInvoices(
  { db, actor }: Needs,
  { q, show, sort, start }: InvoiceSearch,
): Promise<Rows<Invoice>> {
  if (!canBill(actor)) throw new Forbidden()
  const where = and(filtered(show), q ? holds(invoices.descriptionKey, q) : undefined)
  const way = sort.down ? desc : asc
  const [total, found] = await Promise.all([
    db.$count(invoices, where),
    db
      .select()
      .from(invoices)
      .where(where)
      .orderBy(way(ORDERS[sort.by]), way(invoices.id))
      .limit(PAGE)
      .offset(start),
  ])
  return { rows: found.map(invoiceOf), start, total }
}

const filtered = (show: InvoiceSearch['show']): SQL | undefined => {
  if (show === 'all') return undefined
  return eq(invoices.status, show === 'paid' ? 'paid' : 'open')
}

/** How many each filter shows. Throws Forbidden to all but finance staff. */
export async function countInvoices(ctx: Needs): Promise<Record<InvoiceSearch['show'], number>> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const { db } = ctx
  const [unpaid, paid, all] = await Promise.all([
    countUnpaidInvoices(ctx),
    db.$count(invoices, filtered('paid')),
    db.$count(invoices),
  ])
  return { unpaid, paid, all }
}

/** How many invoices wait for their money. */
export const countUnpaidInvoices = ({ db }: Pick<Ctx, 'db'>): Promise<number> =>
  db.$count(invoices, filtered('unpaid'))

/** One invoice. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
export async function findInvoice({ db, actor }: Needs, id: string): Promise<Invoice> {
  if (!canBill(actor)) throw new Forbidden()
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id))
  if (!found) throw new NotFound()
  return invoiceOf(found)
}

/** An invoice with its amount in checked pence. */
export function invoiceOf(row: typeof invoices.$inferSelect): Invoice {
  const { id, number, memberId, customerName, customerEmail, status, description } = row
  const { hostedUrl, pdfUrl, createdAt, dueAt, paidAt, remindedAt } = row
  return {
    ...{ id, number, memberId, customerName, customerEmail, status, description },
    ...{ hostedUrl, pdfUrl, createdAt, dueAt, paidAt, remindedAt },
    amountDue: pence(row.amountDueMinor),
  }
}
