import { eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { memberOf } from '../../../billing/customers/queries/owner.server.ts'
import { payUrlOf } from '../../../billing/invoices/model.ts'
import { invoices } from '../../../billing/invoices/table.server.ts'
import { BROUGHT_MONEY, isReversed } from '../../../billing/payments/model.ts'
import { partsOfPayment } from '../../../billing/payments/queries/parts.server.ts'
import { opensReceipt } from '../../../billing/payments/queries/receipt-link.server.ts'
import { type PaymentEntry, payments } from '../../../billing/payments/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { sizeSuffix } from '../../../store/catalog/model/size-words.ts'
import { findOrderLines } from '../../../store/orders/queries/order-lines.server.ts'
import { storeOrders } from '../../../store/orders/table.server.ts'
import { ENTRIES } from '../../internal/entries.server.ts'
import { canReadStatement } from '../../policy.ts'
import type { InvoiceCopy, Receipt, ReceiptLine } from '../model/receipt.ts'
import { canReadReceipt } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

const NUMBER_DIGITS = 12

/**
 * Returns the receipt of a payment. Throws NotFound for an unknown or unpaid payment, and for one that the caller may
 * not read, so that nobody learns that it exists.
 */
export async function findReceipt(ctx: Needs, id: string): Promise<Receipt> {
  const payment = await paymentWithMoney(ctx, id)
  const paidFor = await membersOfPayment(ctx, id)
  const memberIds = paidFor.map((member) => member.id)
  if (!canReadReceipt(ctx.actor, { memberIds, payerEmail: payment.payerEmail })) throw new NotFound()
  return receiptOf(ctx, payment, paidFor)
}

/**
 * Returns the receipt of a payment to the holder of the link in its e-mail; undefined if the token is not of this
 * payment or has expired. Throws NotFound for an unknown or unpaid payment.
 */
export async function findReceiptOfLink(
  ctx: Pick<Ctx, 'db' | 'secret' | 'clock'>,
  id: string,
  token: string,
): Promise<Receipt | undefined> {
  if (!opensReceipt(ctx.secret, token, id, ctx.clock.now())) return undefined
  const payment = await paymentWithMoney(ctx, id)
  return receiptOf(ctx, payment, await membersOfPayment(ctx, id))
}

async function paymentWithMoney({ db }: Pick<Ctx, 'db'>, id: string): Promise<PaymentEntry> {
  const [payment] = isId(id) ? await db.select().from(payments).where(eq(payments.id, id)) : []
  if (!payment || !(BROUGHT_MONEY as readonly string[]).includes(payment.status)) throw new NotFound()
  return payment
}

async function receiptOf(
  ctx: Pick<Ctx, 'db'>,
  payment: PaymentEntry,
  [member, another]: readonly PaidFor[],
): Promise<Receipt> {
  const { id, paidAt, createdAt, payerName, payerEmail, purpose, method, reference, amount, refunded } =
    payment
  return {
    number: id.replaceAll('-', '').slice(-NUMBER_DIGITS).toUpperCase(),
    paidAt: paidAt ?? createdAt,
    payer: payerName || payerEmail,
    member: another ? '' : (member?.name ?? ''),
    ...{ purpose, method, reference, amount, refunded },
    isReversed: isReversed(payment),
    ...(await linesOf(ctx, payment)),
  }
}

type PaidFor = { id: string | null; name: string | null }

/** The members that a payment is for, as on the statement. */
const membersOfPayment = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  rows<PaidFor>(
    db,
    sql`select distinct member_id as id, members.name from ${ENTRIES} entries
      left join members on members.id = member_id
      where source = 'payments' and source_id = ${id} and type = 'payment'`,
  )

async function linesOf(ctx: Pick<Ctx, 'db'>, payment: PaymentEntry): Promise<Pick<Receipt, 'lines' | 'vat'>> {
  const order = payment.purpose === 'order' ? await orderOf(ctx, payment.objectId) : undefined
  // An order of another total is not what was paid for, for example after an exchange.
  if (order && sumOf(order.lines) === payment.amount) return order
  const parts = await partsOfPayment(ctx.db, payment.id)
  const lines = parts.map(({ description, amount }) => ({ words: description, amount }))
  const whole = { words: payment.description, amount: payment.amount }
  return { lines: lines.length > 0 ? lines : [whole], vat: undefined }
}

async function orderOf(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<Pick<Receipt, 'lines' | 'vat'> | undefined> {
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  if (!order) return undefined
  const lines = await findOrderLines(db, id)
  return {
    lines: lines.map((line) => ({
      words: `${line.quantity} x ${line.title}, ${sizeSuffix(line.size)}`,
      amount: pence(
        (line.netMinor + line.vatMinor + line.personalisationNetMinor + line.personalisationVatMinor) *
          line.quantity,
      ),
    })),
    vat: order.vatBp > 0 ? { amount: pence(order.vatMinor), basisPoints: order.vatBp } : undefined,
  }
}

const sumOf = (lines: readonly ReceiptLine[]): Pence =>
  pence(lines.reduce((sum, { amount }) => sum + amount, 0))

/** Returns a copy of an invoice. Throws NotFound for an unknown one, and for one that the caller may not read. */
export async function findInvoiceCopy({ db, actor }: Needs, id: string): Promise<InvoiceCopy> {
  const [found] = await db
    .select({ invoice: invoices, memberId: members.id, member: members.name })
    .from(invoices)
    .leftJoin(members, sql`${members.id} = ${memberOf(sql`invoices.customer_id`)}`)
    .where(eq(invoices.id, id))
  // The invoices of people who are not members are only for finance staff: nobody acts for ''.
  if (!found || !canReadStatement(actor, [found.memberId ?? ''])) throw new NotFound()
  const { number, customerName, customerEmail, status, amountPaid, paidByHand, ...invoice } = found.invoice
  return {
    ...invoice,
    number: number || id,
    status,
    amountPaid: pence(amountPaid + paidByHand),
    customer: customerName || customerEmail,
    member: found.member ?? '',
    payUrl: payUrlOf(found.invoice),
  }
}
