import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holds } from '../../../platform/database/folding.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { PAYMENT_FILTERS } from '../model/desk-filters.ts'
import type { Payment } from '../model.ts'
import { canBill } from '../policy.ts'
import type { PaymentSearch } from '../schema.ts'
import { payments, refunds } from '../table.server.ts'
import { paymentColumns, paymentOf } from './ledger.server.ts'
import { refundsOf } from './stripedata.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>
const PAGE = 100
const MOST_EXPORTED = 50_000

export type LedgerPayment = Payment & {
  payerEmail: string
  createdAt: Date
  receiptUrl: string
  subscriptionId: string | null
  invoiceId: string | null
}

const columns = {
  ...paymentColumns,
  payerEmail: payments.payerEmail,
  createdAt: payments.createdAt,
  receiptUrl: payments.receiptUrl,
  subscriptionId: payments.subscriptionId,
  invoiceId: payments.invoiceId,
}

const ORDERS = {
  Created: payments.createdAt,
  Person: payments.payerName,
  Amount: payments.amountMinor,
} as const

const FILTERS: Record<PaymentSearch['show'], () => SQL | undefined> = {
  all: () => undefined,
  paid: () => eq(payments.status, 'paid'),
  refunded: () => or(eq(payments.status, 'refunded'), gt(payments.refundedMinor, 0)),
  unpaid: () => eq(payments.status, 'open'),
  abandoned: () => inArray(payments.status, ['expired', 'failed']),
  disputed: () => eq(payments.disputed, true),
}

/**
 * A page of the ledger and how many payments match. Throws Forbidden to all but finance staff. [INV-011, INV-012,
 * resolutions F19]
 */
export async function listPayments(ctx: Needs, search: PaymentSearch): Promise<Rows<LedgerPayment>> {
  const [total, rows] = await Promise.all([
    ctx.db.$count(payments, matching(search)),
    pageOf(ctx, search, PAGE),
  ])
  return { rows, start: search.start, total }
}

/**
 * The refunds of each of these payments, with the provider's field names and amounts in pence. Throws Forbidden to all
 * but finance staff. [INV-011]
 */
export async function refundsByPayment(
  { db, actor }: Needs,
  ids: readonly string[],
): Promise<Map<string, object[]>> {
  if (!canBill(actor)) throw new Forbidden()
  const found = await db
    // Nested, else Drizzle leaves the tables' names out.
    .select({ id: payments.id, refunds: sql<object[]>`(${refundsOf})` })
    .from(payments)
    .where(inArray(payments.id, [...ids]))
  return new Map(found.map(({ id, refunds: of }) => [id, of]))
}

/** All payments that match, for a spreadsheet. Throws Forbidden to all but finance staff. */
export const exportPayments = (ctx: Needs, search: PaymentSearch): Promise<LedgerPayment[]> =>
  pageOf(ctx, { ...search, start: 0 }, MOST_EXPORTED)

async function pageOf({ db, actor }: Needs, search: PaymentSearch, limit: number): Promise<LedgerPayment[]> {
  if (!canBill(actor)) throw new Forbidden()
  const way = search.sort.down ? desc : asc
  const found = await db
    .select(columns)
    .from(payments)
    .where(matching(search))
    .orderBy(way(ORDERS[search.sort.by]), way(payments.id))
    .limit(limit)
    .offset(search.start)
  return found.map((row) => ({ ...row, ...paymentOf(row) }))
}

const matching = ({ q, show, purpose }: Pick<PaymentSearch, 'q' | 'show' | 'purpose'>): SQL | undefined =>
  and(
    FILTERS[show](),
    purpose ? eq(payments.purpose, purpose) : undefined,
    q ? or(holds(payments.searchKey, q), isId(q) ? eq(payments.id, q) : undefined) : undefined,
  )

/** How many payments each filter shows. Throws Forbidden to all but finance staff. */
export async function countPayments(
  { db, actor }: Needs,
  asked: Pick<PaymentSearch, 'q' | 'purpose'>,
): Promise<Record<PaymentSearch['show'], number>> {
  if (!canBill(actor)) throw new Forbidden()
  const counted = PAYMENT_FILTERS.map(
    async (show) => [show, await db.$count(payments, matching({ ...asked, show }))] as const,
  )
  return Object.fromEntries(await Promise.all(counted)) as Record<PaymentSearch['show'], number> // one for each filter
}

/** One payment with what went back of it. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
export async function findPayment({ db, actor }: Needs, id: string) {
  if (!canBill(actor)) throw new Forbidden()
  const [found] = isId(id) ? await db.select(columns).from(payments).where(eq(payments.id, id)) : []
  if (!found) throw new NotFound()
  const back = await db
    .select({
      id: refunds.id,
      amountMinor: refunds.amountMinor,
      status: refunds.status,
      at: refunds.createdAt,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.createdAt))
  return { ...found, ...paymentOf(found), refunds: back }
}
