import { expect } from 'vitest'
import { aGuardian } from '../../demo/builders/guardian.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { aUser } from '../../demo/builders/user.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { copyFees } from '../../src/features/billing/sync/commands/copy-fees.server.ts'
import { feePlans } from '../../src/features/fees/table.server.ts'
import { fileOf } from '../../src/features/money/accounts/model/journal.ts'
import { listMovements } from '../../src/features/money/accounts/queries/movements.server.ts'
import { exportSearch } from '../../src/features/money/accounts/schema.ts'
import { confirmMatch } from '../../src/features/money/bank/commands/confirm-match.server.ts'
import { importStatement } from '../../src/features/money/bank/commands/import-statement.server.ts'
import { listOpenTransactions } from '../../src/features/money/bank/queries/transactions.server.ts'
import { recordPayment } from '../../src/features/money/commands/record-payment.server.ts'
import { copyPayouts } from '../../src/features/money/payouts/commands/copy-payouts.server.ts'
import { netOf } from '../../src/features/money/payouts/model/payout.ts'
import { findPayout, listPayouts } from '../../src/features/money/payouts/queries/payouts.server.ts'
import { findOpenCharge } from '../../src/features/money/queries/entries.server.ts'
import { readStatement } from '../../src/features/money/queries/statement.server.ts'
import { addDays, clubDay } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anActor } from './actors.ts'
import { assignNow, performPending } from './billing.ts'
import { as } from './database.ts'
import { deliveredMails } from './delivered.ts'
import { events, hear } from './payments.ts'
import { aBillingCtx } from './sandbox.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-01-05T10:00:00Z')

/** A club whose clock and provider's clock move on together. */
export async function aClubWithTime() {
  const { ctx: plain, sandbox } = await aBillingCtx({ clock: { now: () => START } })
  let now = START
  const club = { ...plain.club, chasing: true }
  const ctx = as({ ...plain, club, clock: { now: () => now } }, anActor('finance'))
  const stripe = await sandbox.payments.client()
  const heard = new Set<string>()
  /** Does what the jobs do: sends what was requested to the provider, and hears its new events. */
  const settle = async () => {
    await performPending(ctx)
    const sent = (await events(sandbox)).filter(({ id }) => !heard.has(id))
    await hear(ctx, sent)
    for (const { id } of sent) heard.add(id)
  }
  const later = async (days: number) => {
    await sandbox.steer('POST', '/clock', { days })
    now = new Date(now.getTime() + days * DAY_MS)
    await settle()
  }
  return { ctx, sandbox, stripe, settle, later }
}

export type ClubWithTime = Awaited<ReturnType<typeof aClubWithTime>>

/** A member who pays a price with a card every month. */
export async function aCardSubscriber(
  { ctx, stripe, settle }: ClubWithTime,
  { name, priceId, ...given }: { name: string; priceId: string } & Parameters<typeof aMember>[1],
) {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.org`
  const customer = await stripe.customers.create({ email, name })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const member = await aMember(ctx, { name, email, stripeIdTest: customer.id, ...given })
  const made = await assignNow(ctx, { memberId: member.id, priceId, volunteer: false, key: `form-${email}` })
  if (!made.ok) throw new Error(made.reason)
  await settle()
  const failCards = async () => {
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(made.subscriptionId, { default_payment_method: bad.id })
    await stripe.paymentMethods.detach(card.id)
  }
  return { member, failCards, subscriptionId: made.subscriptionId }
}

/** Records cash for an invoice. */
export const cash = (ctx: Ctx, sourceId: string, amount: number, open: number) =>
  recordPayment(ctx, {
    items: [{ source: 'invoices', sourceId, amount: pence(amount), open: pence(open) }],
    method: 'cash',
    reference: 'At training',
    paidOn: clubDay(ctx.clock.now()),
    key: newId(),
  })

/** Records cash for a registration fee. */
export const cashForFee = async (ctx: Ctx, sourceId: string, amount: number) =>
  recordPayment(ctx, {
    items: [
      {
        ...{ source: 'registrations', sourceId, amount: pence(amount) },
        open: (await findOpenCharge(ctx, 'registrations', sourceId))?.open ?? pence(0),
      },
    ],
    ...{ method: 'cash', reference: '', paidOn: clubDay(ctx.clock.now()), key: newId() },
  })

/** Two children whose fee of £60 is paid in three instalments: on the first day, after 30 and after 60 days. */
export async function aFamilyInInstalments(ctx: Ctx) {
  const instalmentDays = [0, 30, 60].map((days) => addDays(clubDay(ctx.clock.now()), days))
  const plan = { id: 'academy', label: 'Academy', period: 'season', amount: pence(6000), instalmentDays }
  await ctx.db.insert(feePlans).values({ ...plan, kind: 'registration', description: '' })
  const eva = await aUser(ctx, { name: 'Eva Berg', email: 'eva@example.org' })
  const made = []
  for (const name of ['Ida Berg', 'Ole Berg']) {
    const child = await aMember(ctx, { name, bornOn: '2014-03-04' })
    await aGuardian(ctx, eva, child)
    const value = { label: 'Academy', price: 60, period: 'season' }
    const registration = await aRegistration(ctx, {
      ...{ name, memberId: child.id, createdAt: ctx.clock.now() },
      ...{ guardianName: 'Eva Berg', guardianEmail: 'eva@example.org' },
      memberships: [{ id: 'academy', label: 'Registration fee', value }],
    })
    made.push({ id: child.id, feeId: registration.id })
  }
  const [ida, ole] = made
  if (!ida || !ole) throw new Error('the family has two children')
  return { ida, ole }
}

/** Uploads a bank file with one payment and confirms what is proposed for it. */
export async function transfer(ctx: Ctx, payer: string, pounds: string) {
  const [year, month, day] = clubDay(ctx.clock.now()).split('-')
  const file = `Date,Counter Party,Reference,Type,Amount (GBP)\n${day}/${month}/${year},${payer},,FP,${pounds}\n`
  expect(await importStatement(ctx, file)).toMatchObject({ added: 1 })
  const [open] = await listOpenTransactions(ctx, 0)
  if (!open) throw new Error('nothing was added')
  const confirmed = await confirmMatch(ctx, open.id, open.match.charges)
  expect(confirmed).toMatchObject({ ok: true })
  return open.match
}

/** What a member owes according to the statement. */
export const owedBy = async (ctx: Ctx, { id }: { id: string }) =>
  (await readStatement(ctx, [id])).at(-1)?.balance ?? 0
/** The subjects of the e-mails to an address. */
export const subjects = async ({ db }: Ctx, email: string) =>
  (await deliveredMails(db)).filter(({ toEmail }) => toEmail === email).map(({ subject }) => subject)

/**
 * Compares the ledger with the provider, its payouts and the exported files, to the penny. Returns what came in by card
 * and by hand, and what was refunded.
 */
export async function expectAgreement({ ctx, stripe }: ClubWithTime) {
  await copyFees(ctx)
  const ledger = (await ctx.db.select().from(payments)).filter(({ status }) => status === 'paid')
  const sumOf = (isCard: boolean, column: 'amount' | 'refunded' | 'providerFee') =>
    ledger
      .filter(({ method }) => (method === 'card') === isCard)
      .reduce((sum, payment) => sum + (payment[column] ?? 0), 0)
  const [card, byHand, refunded] = [sumOf(true, 'amount'), sumOf(false, 'amount'), sumOf(true, 'refunded')]
  const kept = sumOf(true, 'providerFee')

  const booked = (await stripe.balanceTransactions.list({ limit: 100 })).data
  const providerSum = (type: string, column: 'amount' | 'fee' = 'amount') =>
    booked.filter((one) => one.type === type).reduce((sum, one) => sum + one[column], 0)
  expect([card, 0 - refunded, kept]).toEqual([
    providerSum('charge'),
    providerSum('refund'),
    providerSum('charge', 'fee'),
  ])

  await copyPayouts(ctx)
  let paidOut = 0
  for (const { id, amount } of (await listPayouts(ctx, 0)).payouts) {
    const { items } = await findPayout(ctx, id)
    expect(items.reduce((sum, item) => sum + netOf(item), 0)).toBe(amount)
    paidOut += amount
  }
  expect(paidOut).toBe(card - refunded - kept)

  const movements = await listMovements(ctx, exportSearch.parse({ season: 'all' }))
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(card + byHand - refunded)
  const sumInPence = (rows: unknown[][], column: number) =>
    rows.slice(1).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
  for (const [format, debit] of [
    ['journal', 6],
    ['quickbooks', 3],
  ] as const) {
    const file = fileOf(format, movements)
    expect(sumInPence(file, debit)).toBe(sumInPence(file, debit + 1))
  }
  expect(sumInPence(fileOf('xero', movements), 1)).toBe(paidOut)
  return { card, byHand, refunded }
}
