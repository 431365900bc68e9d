import { and, asc, eq, isNotNull, notLike } from 'drizzle-orm'
import { customerOf } from '../../src/features/billing/customers/commands/customer-of.server.ts'
import { invoices } from '../../src/features/billing/invoices/table.server.ts'
import { syncInvoice } from '../../src/features/billing/sync/commands/sync-invoice.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { seasonAt } from '../../src/features/money/model.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPastPayment, type Payer, somePastPayments } from '../builders/past-payment.ts'

const DAY_MS = 86_400_000
/** Last season and this one: the days after their beginning on which a month is paid. */
const MONTHS = [35, 65, 96, 126, 157, 188, 216, 247, 277, 308]
const TRIP = { day: 150, description: 'Tournament in Malmö, travel', amount: 14_500 }

/** This season and the last. */
export function twoSeasons({ clock, club }: Pick<Ctx, 'clock' | 'club'>) {
  const current = seasonAt(clock.now(), club.seasonStartMonth)
  const last = seasonAt(new Date(current.from.getTime() - DAY_MS), club.seasonStartMonth)
  return { current, last }
}

/** Creates two seasons of subscriptions and trips, so that the Money page has something to compare. */
export async function seedPastMoney(ctx: Ctx): Promise<void> {
  const payers = await ctx.db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    // The accounts of the demo logins stay easy to read.
    .where(and(eq(members.active, true), isNotNull(members.teamId), notLike(members.email, '%@demo.club')))
    .orderBy(asc(members.slug))
  const { current, last } = twoSeasons(ctx)
  const rows = payers
    .filter((_, index) => index % 3 === 0)
    .flatMap((payer, turn) => [
      ...seasonOfPayer(payer, turn, last.from),
      // Some left after last season, others have joined since.
      ...(turn % 5 === 0 ? [] : seasonOfPayer(payer, turn + 1, current.from)),
    ])
  await somePastPayments(ctx, rows)
}

function seasonOfPayer(payer: Payer, turn: number, from: Date) {
  const months = MONTHS.slice(turn % 3).map((day) =>
    aPastPayment(payer, {
      at: new Date(from.getTime() + (day + (turn % 9)) * DAY_MS),
      purpose: 'subscription',
      description: turn % 4 === 0 ? 'Student' : 'League teams',
      amount: turn % 4 === 0 ? 2800 : 4200,
    }),
  )
  if (turn % 2 === 1) return months
  const { day, description, amount } = TRIP
  const at = new Date(from.getTime() + (day + (turn % 5)) * DAY_MS)
  // One in six did not travel and got half of it back.
  const refunded = turn % 6 === 0 ? amount / 2 : 0
  return [...months, aPastPayment(payer, { description, amount, at, purpose: 'invoice', refunded })]
}

/** Invoices that are late, with the days since they were due. */
const LATE = [
  { name: 'Leo Castellanos', what: 'Training camp in the October half-term', pounds: 85, daysLate: 5 },
  { name: 'Mateo Castellanos', what: 'Training camp in the October half-term', pounds: 85, daysLate: 5 },
  { name: 'Jonas Hellström', what: 'Referee course', pounds: 60, daysLate: 18 },
  { name: 'Zsófia Tóth', what: 'Tournament in Malmö, travel', pounds: 145, daysLate: 44 },
] as const

/** Creates late invoices in the sandbox, which keeps their due date. */
export async function seedLateInvoices(ctx: Ctx): Promise<void> {
  if (ctx.payments.mode !== 'sandbox') return
  for (const late of LATE) {
    const [member] = await ctx.db.select().from(members).where(eq(members.name, late.name))
    if (member) await createLateInvoice(ctx, member.id, late)
  }
}

async function createLateInvoice(ctx: Ctx, memberId: string, late: (typeof LATE)[number]): Promise<void> {
  const customer = await customerOf(ctx, memberId)
  if (!customer.ok) throw new Error(`the demo's card provider refused a customer: ${customer.reason}`)
  const stripe = await ctx.payments.client()
  const dueAt = new Date(ctx.clock.now().getTime() - late.daysLate * DAY_MS)
  const draft = await stripe.invoices.create({
    customer: customer.value,
    collection_method: 'send_invoice',
    due_date: Math.floor(dueAt.getTime() / 1000),
    metadata: { gd_object: 'invoice', gd_object_id: memberId },
  })
  await stripe.invoiceItems.create({
    customer: customer.value,
    invoice: draft.id ?? '',
    amount: late.pounds * 100,
    currency: 'gbp',
    description: late.what,
  })
  const { id = '' } = await stripe.invoices.finalizeInvoice(draft.id ?? '')
  await syncInvoice(ctx, id)
  const createdAt = new Date(dueAt.getTime() - 14 * DAY_MS)
  await ctx.db.update(invoices).set({ createdAt }).where(eq(invoices.id, id))
}
