import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { countEach } from '../../../../platform/database/count-each.ts'
import { folded, holds } from '../../../../platform/database/folding.ts'
import { pageOf } from '../../../../platform/database/list-page.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { members } from '../../../members/table.server.ts'
import { memberOf } from '../../customers/queries/owner.server.ts'
import { requireFinance } from '../../policy.ts'
import type { InvoiceSearch } from '../../schema.ts'
import { INVOICE_FILTERS } from '../model.ts'
import { invoices } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

/** Falls back to the member's name if the provider has no customer name. */
const customer = sql<string>`coalesce(nullif(${invoices.customerName}, ''), ${members.name}, '')`

const ORDERS = {
  Created: invoices.createdAt,
  Customer: customer,
  Amount: invoices.amountDue,
  Due: invoices.dueAt,
} as const

/** Besides 'all', each invoice matches exactly one filter, so that the counts add up. [INV-004] */
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
    .select({
      ...getTableColumns(invoices),
      customerName: customer.as('customer_name'),
      memberId: members.id,
      member: sql<string>`coalesce(${members.name}, '')`.as('member'),
    })
    .from(invoices)
    .leftJoin(members, eq(members.id, memberOf(invoices.customerId)))
    .where(condition)
    .$dynamic()

/** An invoice as finance staff see it. [INV-003] */
export type Invoice = Awaited<ReturnType<typeof entries>>[number]

/**
 * Lists a page of invoices and the total. The search covers description, customer and number. Throws Forbidden unless
 * the caller is finance staff. [INV-001, INV-002, INV-003, resolutions D11, F19]
 */
export async function listInvoices(
  ctx: Needs,
  { q, show, sort, start }: InvoiceSearch,
): Promise<Rows<Invoice>> {
  requireFinance(ctx)
  const condition = and(FILTERS[show], q ? isCalled(q) : undefined)
  const order = { by: ORDERS[sort.by], id: invoices.id, down: sort.down }
  return pageOf(ctx.db, () => entries(ctx.db, condition), order, start)
}

/** Counts the invoices under each filter. Throws Forbidden unless the caller is finance staff. */
export async function countInvoices(ctx: Needs) {
  requireFinance(ctx)
  return countEach(INVOICE_FILTERS, (show) => ctx.db.$count(invoices, FILTERS[show]))
}

/** Counts the unpaid invoices. */
export const countUnpaidInvoices = ({ db }: Pick<Ctx, 'db'>): Promise<number> =>
  db.$count(invoices, FILTERS.unpaid)

/** Returns one invoice. Throws Forbidden unless the caller is finance staff, NotFound for an unknown invoice. */
export async function findInvoice(ctx: Needs, id: string): Promise<Invoice> {
  requireFinance(ctx)
  const [found] = await entries(ctx.db, eq(invoices.id, id))
  if (!found) throw new NotFound()
  return found
}
