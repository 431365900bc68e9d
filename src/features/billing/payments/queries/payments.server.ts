import { and, asc, desc, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { countEach } from '../../../../platform/database/count-each.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { holds } from '../../../../platform/database/folding.ts'
import { pageOf, sorted } from '../../../../platform/database/list-page.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { customersOf, memberOf, registrationsOf } from '../../customers/queries/owner.server.ts'
import { requireFinance } from '../../policy.ts'
import { refundsOf } from '../../queries/stripedata.server.ts'
import { leftToRefund } from '../../refunds/queries/pending-refunds.server.ts'
import { refunds } from '../../refunds/table.server.ts'
import type { PaymentSearch } from '../../schema.ts'
import { PAYMENT_FILTERS } from '../model.ts'
import { type PaymentEntry, payments } from '../table.server.ts'
import { broughtMoney, ledgerColumns } from './ledger.server.ts'
import { partsOfPayment } from './parts.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>
const MAX_EXPORTED = 50_000

const { payerEmail, createdAt, receiptUrl, invoiceId } = payments
// A payment made with a registration belongs to the member who is later linked to that registration.
const memberId = sql<string | null>`coalesce(payments.member_id, ${memberOf(sql`payments.customer_id`)})`
const columns = { ...ledgerColumns, memberId, payerEmail, receiptUrl, invoiceId }

export type LedgerPayment = Pick<PaymentEntry, keyof typeof columns>

const ORDERS = { Created: createdAt, Person: payments.payerName, Amount: payments.amount } as const

const isDisputed = eq(payments.disputed, true)
const isRefunded = or(eq(payments.status, 'refunded'), gt(payments.refunded, pence(0)))

/**
 * Besides 'all', each payment matches exactly one filter, so that the counts add up. The order is that of
 * `paymentWords`.
 */
const FILTERS: Record<PaymentSearch['show'], SQL | undefined> = {
  all: undefined,
  disputed: isDisputed,
  refunded: and(not(isDisputed), isRefunded),
  paid: and(not(isDisputed), eq(payments.status, 'paid'), eq(payments.refunded, pence(0))),
  unpaid: and(not(isDisputed), eq(payments.status, 'open')),
  abandoned: and(not(isDisputed), inArray(payments.status, ['expired', 'failed'])),
}

const matching = ({ q, show, purpose }: Pick<PaymentSearch, 'q' | 'show' | 'purpose'>): SQL | undefined =>
  and(
    FILTERS[show],
    purpose ? eq(payments.purpose, purpose) : undefined,
    q ? or(holds(payments.searchKey, q), isId(q) ? eq(payments.id, q) : undefined) : undefined,
  )

/**
 * Lists a page of the ledger and the number of matching payments. Throws Forbidden unless the caller is finance
 * staff, like the other functions of this file. [INV-011, INV-012, resolutions F19]
 */
export async function listPayments(ctx: Needs, search: PaymentSearch): Promise<Rows<LedgerPayment>> {
  requireFinance(ctx)
  return pageOf(ctx.db, () => entries(ctx, search), orderOf(search), search.start)
}

/** Returns all matching payments, for a spreadsheet. */
export async function exportPayments(ctx: Needs, search: PaymentSearch): Promise<LedgerPayment[]> {
  requireFinance(ctx)
  return sorted(entries(ctx, search), orderOf(search)).limit(MAX_EXPORTED)
}

const entries = ({ db }: Needs, search: PaymentSearch) =>
  db.select(columns).from(payments).where(matching(search)).$dynamic()

const orderOf = ({ sort }: PaymentSearch) => ({ by: ORDERS[sort.by], id: payments.id, down: sort.down })

/** Counts the payments under each filter. */
export async function countPayments(ctx: Needs, asked: Pick<PaymentSearch, 'q' | 'purpose'>) {
  requireFinance(ctx)
  return countEach(PAYMENT_FILTERS, (show) => ctx.db.$count(payments, matching({ ...asked, show })))
}

/** Returns the refunds of each payment, with the provider's field names and amounts in pence. [INV-011] */
export async function refundsByPayment(ctx: Needs, ids: readonly string[]): Promise<Map<string, object[]>> {
  requireFinance(ctx)
  const found = await ctx.db
    // Without the parentheses, Drizzle leaves out the table names.
    .select({ id: payments.id, refunds: sql<object[]>`(${refundsOf})` })
    .from(payments)
    .where(inArray(payments.id, [...ids]))
  return new Map(found.map(({ id, refunds: of }) => [id, of]))
}

/**
 * Returns one payment with its refunds, the amount being refunded and the amount left. Throws NotFound for an unknown
 * payment.
 */
export async function findPayment(ctx: Needs, id: string) {
  requireFinance(ctx)
  const [payment] = isId(id) ? await ctx.db.select(columns).from(payments).where(eq(payments.id, id)) : []
  if (!payment) throw new NotFound()
  const { amount, status, createdAt: at } = refunds
  const back = await ctx.db
    .select({ id: refunds.id, amount, status, at })
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.createdAt))
  const parts = await partsOfPayment(ctx.db, id)
  return { ...payment, ...(await leftToRefund(ctx.db, payment)), refunds: back, parts }
}

const statementColumns = {
  id: payments.id,
  description: payments.description,
  amount: payments.amount,
  refunded: payments.refunded,
  status: payments.status,
  method: payments.method,
  disputed: payments.disputed,
  paidAt: payments.paidAt,
  createdAt,
}

/** The columns of a payment that its member may read. */
export type StatementLine = Pick<PaymentEntry, keyof typeof statementColumns | 'receiptUrl'> & {
  /** Whether the reader may have the receipt. */
  hasReceipt: boolean
}

/** The condition for the payments of a member, including those of the member's registrations. */
export const isPaidBy = (memberId: string): SQL | undefined =>
  or(
    eq(payments.memberId, memberId),
    sql`${payments.customerId} in ${customersOf(memberId)}`,
    // A checkout session has no customer until it is paid.
    and(
      inArray(payments.purpose, ['registration', 'subscription']),
      sql`${payments.objectId} in ${registrationsOf(memberId)}`,
    ),
    sql`${payments.id} in (select p.payment_id from payment_parts p
      where p.object_id in ${registrationsOf(memberId)})`,
  )

/** Counts the payments of a member. */
export const countPaymentsOf = (db: Db | Tx, memberId: string): Promise<number> =>
  db.$count(payments, isPaidBy(memberId))

/** Returns every payment of a member, including unpaid ones, newest first. */
export async function paymentsOfMember(ctx: Needs, memberId: string): Promise<StatementLine[]> {
  requireFinance(ctx)
  return statementOf(ctx.db, memberId)
}

/** Returns the payments that match a condition, newest first. `hasReceipt` is the condition for their receipts. */
const statementOf = async (
  db: Ctx['db'],
  memberId: string,
  condition?: SQL,
  hasReceipt: SQL<boolean> = sql<boolean>`true`,
): Promise<StatementLine[]> =>
  db
    .select({
      ...statementColumns,
      hasReceipt,
      receiptUrl: sql<string>`case when ${hasReceipt} then ${receiptUrl} else '' end`,
    })
    .from(payments)
    .where(and(isPaidBy(memberId), condition))
    .orderBy(desc(sql`coalesce(${payments.paidAt}, ${createdAt})`), desc(payments.id))

/** Returns the payments and refunds of the logged-in member, newest first. [MEM-015, INV-012] */
export async function ownPayments({ db, actor }: Needs): Promise<StatementLine[]> {
  if (actor.kind !== 'user' || !actor.memberId) return []
  return paidOf(db, actor.memberId)
}

/**
 * Returns the payments and refunds of a member, newest first. A receipt names its payer: with `payer`, only receipts of
 * payments with this e-mail address are included. The caller must check the permission.
 */
export const paidOf = (db: Ctx['db'], memberId: string, payer?: string): Promise<StatementLine[]> =>
  statementOf(
    db,
    memberId,
    broughtMoney,
    payer === undefined ? undefined : sql<boolean>`lower(${payerEmail}) = ${payer.toLowerCase()}`,
  )
