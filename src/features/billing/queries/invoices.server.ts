import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded, holds } from '../../../platform/database/folding.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { members } from '../../members/table.server.ts'
import { INVOICE_FILTERS } from '../model/desk-filters.ts'
import type { Invoice } from '../model.ts'
import { canBill } from '../policy.ts'
import type { InvoiceSearch } from '../schema.ts'
import { invoices } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>
const PAGE = 100

const customer = sql`coalesce(nullif(${invoices.customerName}, ''), ${members.name}, '')`

const ORDERS = {
  Created: invoices.createdAt,
  Customer: customer,
  Amount: invoices.amountDueMinor,
  Due: invoices.dueAt,
} as const

/**
 * A page of invoices, found by what they are for, by whom they are for and by their number, and how many there are in
 * all. Throws Forbidden to all but finance staff. [INV-001, INV-002, INV-003, resolutions D11, F19]
 */
export async function listInvoices(
  { db, actor }: Needs,
  { q, show, sort, start }: Omit<InvoiceSearch, 'show'> & { show: InvoiceSearch['show'] | 'every' },
): Promise<Rows<Invoice>> {
  if (!canBill(actor)) throw new Forbidden()
  const where = and(filtered(show), q ? isCalled(q) : undefined)
  const way = sort.down ? desc : asc
  const matching = db
    .select({ invoice: invoices, memberName: members.name })
    .from(invoices)
    .leftJoin(members, eq(members.id, invoices.memberId))
    .where(where)
  const [total, found] = await Promise.all([
    db.$count(matching.as('matching')),
    matching.orderBy(way(ORDERS[sort.by]), way(invoices.id)).limit(PAGE).offset(start),
  ])
  return { rows: found.map(({ invoice, memberName }) => invoiceOf(invoice, memberName)), start, total }
}

const isCalled = (q: string): SQL | undefined =>
  or(
    holds(invoices.descriptionKey, q),
    holds(folded(customer), q),
    holds(members.nameKey, q),
    holds(folded(invoices.customerEmail), q),
    holds(folded(invoices.number), q),
  )

/** 'all' leaves out what was cancelled, as if it had never been made; 'every' leaves out nothing. [INV-004] */
function filtered(show: InvoiceSearch['show'] | 'every'): SQL | undefined {
  switch (show) {
    case 'every':
      return undefined
    case 'all':
      return inArray(invoices.status, ['open', 'paid'])
    case 'cancelled':
      return inArray(invoices.status, ['void', 'uncollectible'])
    default:
      return eq(invoices.status, show === 'paid' ? 'paid' : 'open')
  }
}

/** How many each filter shows. Throws Forbidden to all but finance staff. */
export async function countInvoices({ db, actor }: Needs): Promise<Record<InvoiceSearch['show'], number>> {
  if (!canBill(actor)) throw new Forbidden()
  const counted = INVOICE_FILTERS.map(
    async (show) => [show, await db.$count(invoices, filtered(show))] as const,
  )
  return Object.fromEntries(await Promise.all(counted)) as Record<InvoiceSearch['show'], number> // one for each filter
}

/** How many invoices wait for their money. */
export const countUnpaidInvoices = ({ db }: Pick<Ctx, 'db'>): Promise<number> =>
  db.$count(invoices, filtered('unpaid'))

/** One invoice. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
export async function findInvoice({ db, actor }: Needs, id: string): Promise<Invoice> {
  if (!canBill(actor)) throw new Forbidden()
  const [found] = await db
    .select({ invoice: invoices, memberName: members.name })
    .from(invoices)
    .leftJoin(members, eq(members.id, invoices.memberId))
    .where(eq(invoices.id, id))
  if (!found) throw new NotFound()
  return invoiceOf(found.invoice, found.memberName)
}

/** An invoice with its amount in checked pence. The member's name stands where the provider was told none. */
export function invoiceOf(row: typeof invoices.$inferSelect, memberName: string | null = null): Invoice {
  const customerName = row.customerName || memberName || ''
  const { id, number, memberId, customerEmail, status, description } = row
  const { hostedUrl, pdfUrl, createdAt, dueAt, paidAt, remindedAt } = row
  return {
    ...{ id, number, memberId, customerName, customerEmail, status, description },
    ...{ hostedUrl, pdfUrl, createdAt, dueAt, paidAt, remindedAt },
    amountDue: pence(row.amountDueMinor),
  }
}
