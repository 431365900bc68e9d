import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { countEach } from '../../../../platform/database/count-each.ts'
import { folded, holds } from '../../../../platform/database/folding.ts'
import { pageOf } from '../../../../platform/database/list-page.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { members } from '../../../members/table.server.ts'
import { memberOf } from '../../customers/queries/owner.server.ts'
import { demandFinance } from '../../policy.ts'
import type { InvoiceSearch } from '../../schema.ts'
import { INVOICE_FILTERS } from '../model.ts'
import { invoices } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

const customer = sql`coalesce(nullif(${invoices.customerName}, ''), ${members.name}, '')`

const ORDERS = {
  Created: invoices.createdAt,
  Customer: customer,
  Amount: invoices.amountDue,
  Due: invoices.dueAt,
} as const

/** Each invoice is under one filter beside 'all', so that the counts add up. [INV-004] */
const FILTERS: Record<InvoiceSearch['show'], SQL | undefined> = {
  unpaid: eq(invoices.status, 'open'),
  paid: eq(invoices.status, 'paid'),
  cancelled: inArray(invoices.status, ['void', 'uncollectible']),
  all: undefined,
}

const isCalled = (q: string): SQL | undefined =>
  or(
    holds(invoices.descriptionKey, q),
    holds(folded(customer), q),
    holds(members.nameKey, q),
    holds(folded(invoices.customerEmail), q),
    holds(folded(invoices.number), q),
  )

const entries = (db: Ctx['db'], condition: SQL | undefined) =>
  db
    .select({ invoice: invoices, memberId: members.id, memberName: members.name })
    .from(invoices)
    .leftJoin(members, eq(members.id, memberOf(invoices.customerId)))
    .where(condition)
    .$dynamic()

type Found = Omit<Awaited<ReturnType<typeof entries>>[number], 'memberId'> & { memberId?: string | null }

/** The member's name stands where the provider was given none. */
export function invoiceOf({ invoice, memberId = null, memberName }: Found) {
  const customerName = invoice.customerName || memberName || ''
  return {
    ...invoice,
    memberId,
    member: memberName ?? '',
    customerName,
  }
}

/** An invoice as finance staff see it. [INV-003] */
export type Invoice = ReturnType<typeof invoiceOf>

/**
 * A page of invoices, found by what they are for, by their customer and by their number, and how many there are in
 * all. Throws Forbidden to all but finance staff. [INV-001, INV-002, INV-003, resolutions D11, F19]
 */
export async function listInvoices(
  ctx: Needs,
  { q, show, sort, start }: InvoiceSearch,
): Promise<Rows<Invoice>> {
  demandFinance(ctx)
  const condition = and(FILTERS[show], q ? isCalled(q) : undefined)
  const order = { by: ORDERS[sort.by], id: invoices.id, down: sort.down }
  const page = await pageOf(ctx.db, () => entries(ctx.db, condition), order, start)
  return { ...page, rows: page.rows.map(invoiceOf) }
}

/** How many each filter shows. Throws Forbidden to all but finance staff. */
export async function countInvoices(ctx: Needs) {
  demandFinance(ctx)
  return countEach(INVOICE_FILTERS, (show) => ctx.db.$count(invoices, FILTERS[show]))
}

/** How many invoices wait for their money. */
export const countUnpaidInvoices = ({ db }: Pick<Ctx, 'db'>): Promise<number> =>
  db.$count(invoices, FILTERS.unpaid)

/** One invoice. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
export async function findInvoice(ctx: Needs, id: string): Promise<Invoice> {
  demandFinance(ctx)
  const [found] = await entries(ctx.db, eq(invoices.id, id))
  if (!found) throw new NotFound()
  return invoiceOf(found)
}
