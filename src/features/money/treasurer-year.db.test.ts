import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aFee } from '../../../demo/builders/fee.ts'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { assignNow, invoiceNow, performPending, refundNow } from '../../../tests/support/billing.ts'
import { as } from '../../../tests/support/database.ts'
import { deliveredMails } from '../../../tests/support/delivered.ts'
import { events, hear } from '../../../tests/support/payments.ts'
import { aBillingCtx } from '../../../tests/support/sandbox.ts'
import { addDays, clubDay } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../billing/payments/table.server.ts'
import { copyFees } from '../billing/sync/commands/copy-fees.server.ts'
import { feePlans } from '../fees/table.server.ts'
import { listMovements } from './accounts/queries/movements.server.ts'
import { exportSearch } from './accounts/schema.ts'
import { confirmMatch } from './bank/commands/confirm-match.server.ts'
import { importStatement } from './bank/commands/import-statement.server.ts'
import { listOpenTransactions } from './bank/queries/transactions.server.ts'
import { chaseFamilies } from './chasing/commands/chase-families.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { findOpenCharge } from './queries/entries.server.ts'
import { moneyFigures } from './queries/figures.server.ts'
import { readStatement } from './queries/statement.server.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-01-05T10:00:00Z')

/** A club whose clock and provider's clock move on together. */
async function aClubWithTime() {
  const { ctx: plain, sandbox } = await aBillingCtx({ clock: { now: () => START } })
  let now = START
  const club = { ...plain.club, chasing: true }
  const ctx = as({ ...plain, club, clock: { now: () => now } }, anActor('finance'))
  const stripe = await sandbox.payments.client()
  /** Does what the jobs do: sends what was requested to the provider, and hears its events. */
  const settle = async () => {
    await performPending(ctx)
    await hear(ctx, await events(sandbox))
  }
  const later = async (days: number) => {
    await sandbox.steer('POST', '/clock', { days })
    now = new Date(now.getTime() + days * DAY_MS)
    await settle()
  }
  return { ctx, sandbox, stripe, settle, later }
}

async function aCardSubscriber({ ctx, stripe, settle }: Awaited<ReturnType<typeof aClubWithTime>>) {
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const customer = await stripe.customers.create({ email: 'ana@example.org', name: 'Ana Pays' })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const given = { name: 'Ana Pays', email: 'ana@example.org', stripeIdTest: customer.id }
  const ana = await aMember(ctx, given)
  const made = await assignNow(ctx, { memberId: ana.id, priceId, volunteer: false, key: 'form-ana-1' })
  if (!made.ok) throw new Error(made.reason)
  await settle()
  const failCards = async () => {
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(made.subscriptionId, { default_payment_method: bad.id })
    await stripe.paymentMethods.detach(card.id)
  }
  return { ana, failCards, subscriptionId: made.subscriptionId }
}

const cash = (ctx: Ctx, sourceId: string, amount: number, open: number) =>
  recordPayment(ctx, {
    items: [{ source: 'invoices', sourceId, amount: pence(amount), open: pence(open) }],
    method: 'cash',
    reference: 'At training',
    paidOn: clubDay(ctx.clock.now()),
    key: newId(),
  })

const cashForFee = async (ctx: Ctx, sourceId: string, amount: number) =>
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
async function aFamilyInInstalments(ctx: Ctx) {
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
async function transfer(ctx: Ctx, payer: string, pounds: string) {
  const [year, month, day] = clubDay(ctx.clock.now()).split('-')
  const file = `Date,Counter Party,Reference,Type,Amount (GBP)\n${day}/${month}/${year},${payer},,FP,${pounds}\n`
  expect(await importStatement(ctx, file)).toMatchObject({ added: 1 })
  const [open] = await listOpenTransactions(ctx, 0)
  if (!open) throw new Error('nothing was added')
  const confirmed = await confirmMatch(ctx, open.id, open.match.charges)
  expect(confirmed).toMatchObject({ ok: true })
  return open.match
}

const owedBy = async (ctx: Ctx, { id }: { id: string }) =>
  (await readStatement(ctx, [id])).at(-1)?.balance ?? 0
const subjects = async ({ db }: Ctx, email: string) =>
  (await deliveredMails(db)).filter(({ toEmail }) => toEmail === email).map(({ subject }) => subject)

test('after months of cards, cash, transfers, parts, instalments and refunds, ledger, provider and statements agree to the penny', async () => {
  const club = await aClubWithTime()
  const { ctx, stripe, settle, later } = club

  // January: Ana joins by card, Ben is invoiced, and two children of Mia register.
  const { ana, failCards, subscriptionId } = await aCardSubscriber(club)
  const ben = await aMember(ctx, { name: 'Ben Owes', email: 'ben@example.org' })
  const request = { memberId: ben.id, amount: pence(9000), description: 'Season fee', key: 'form-ben-1' }
  const invoiced = await invoiceNow(ctx, request)
  if (!invoiced.ok) throw new Error(invoiced.reason)
  const mother = await aUser(ctx, { name: 'Mia Parent', email: 'mia@example.org' })
  const children = []
  for (const name of ['Leo Parent', 'Zoe Parent']) {
    const child = await aMember(ctx, { name, bornOn: '2014-03-04' })
    await aGuardian(ctx, mother, child)
    const guardian = { guardianName: 'Mia Parent', guardianEmail: 'mia@example.org' }
    await aRegistration(ctx, { name, memberId: child.id, createdAt: ctx.clock.now(), ...guardian })
    children.push(child)
  }
  const { ida, ole } = await aFamilyInInstalments(ctx)
  const owed = () => Promise.all([ana, ben, ida, ole].map((one) => owedBy(ctx, one)))
  expect(await owed()).toEqual([0, 9000, 6000, 6000])

  // Ben pays a first instalment in cash. The rest becomes late, and he is reminded of it alone.
  expect(await cash(ctx, invoiced.invoiceId, 4000, 9000)).toMatchObject({ ok: true })
  await later(18)
  expect(await chaseFamilies(ctx)).toBeGreaterThan(0)
  const [reminder] = (await deliveredMails(ctx.db)).filter(
    ({ toEmail, text }) => toEmail === 'ben@example.org' && text.includes('left of'),
  )
  expect(reminder?.text).toContain('£50.00 left of £90.00')
  const [instalments] = (await deliveredMails(ctx.db)).filter(({ toEmail }) => toEmail === 'eva@example.org')
  expect(instalments?.text).toContain('Academy, instalment 1 of 3')
  expect(instalments?.text).not.toContain('instalment 2 of 3')

  // One transfer pays the first instalments of both children, half of it for each.
  expect((await transfer(ctx, 'EVA BERG', '40.00')).charges).toHaveLength(2)
  expect(await owed()).toEqual([0, 5000, 4000, 4000])

  // February: Ana's renewal fails. She brings a part in cash, and pays the rest with another card.
  await failCards()
  await later(15)
  expect(await subjects(ctx, 'ana@example.org')).toEqual(
    expect.arrayContaining([expect.stringContaining('did not go through')]),
  )
  expect(await owedBy(ctx, ana)).toBe(4200)
  const renewal = (await stripe.invoices.list({ subscription: subscriptionId, status: 'open' })).data[0]
  expect(await cash(ctx, renewal?.id ?? '', 2000, 4200)).toMatchObject({ ok: true })
  await settle()
  await stripe.invoices.pay(renewal?.id ?? '', { payment_method: 'pm_card_visa' })
  await settle()
  expect(await owedBy(ctx, ana)).toBe(0)
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active')

  // A second instalment of Ben, with the number of his invoice, and one transfer for both children.
  const { number } = await stripe.invoices.retrieve(invoiced.invoiceId)
  expect(await transfer(ctx, `B OWES ${number}`, '25.00')).toMatchObject({ confidence: 'likely' })
  expect(await transfer(ctx, 'MIA PARENT', '90.00')).toMatchObject({ confidence: 'certain' })
  await settle()
  expect(await Promise.all(children.map((child) => owedBy(ctx, child)))).toEqual([0, 0])

  // The second instalment of Ida is recorded by mistake. Then all of hers is paid in cash, and Ole's by transfer.
  const mistake = await cashForFee(ctx, ida.feeId, 2000)
  if (!mistake.ok) throw new Error(mistake.reason)
  expect(await owedBy(ctx, ida)).toBe(2000)
  expect(await reversePayment(ctx, mistake.paymentId)).toMatchObject({ ok: true })
  expect(await owedBy(ctx, ida)).toBe(4000)
  expect(await cashForFee(ctx, ida.feeId, 4000)).toMatchObject({ ok: true })
  expect(await transfer(ctx, 'EVA BERG', '40.00')).toMatchObject({ confidence: 'certain' })

  // A part of Ana's first payment goes back, and Ben pays what is left by card.
  const [first] = await ctx.db
    .select()
    .from(payments)
    .where(sql`member_id = ${ana.id} or customer_id in
    (select id from provider_customers where member_id = ${ana.id})`)
    .orderBy(payments.paidAt)
  await refundNow(ctx, first?.id ?? '', { amount: pence(1000), key: 'form-refund' })
  expect(await stripe.invoices.pay(invoiced.invoiceId, { payment_method: 'pm_card_visa' })).toMatchObject({
    amount_paid: 2500,
  })
  await later(1)
  await copyFees(ctx)

  const people = [ana, ben, ida, ole, ...children]
  expect(await Promise.all(people.map((one) => owedBy(ctx, one)))).toEqual([0, 0, 0, 0, 0, 0])
  const ledger = await ctx.db.select().from(payments)
  const sumOf = (isCard: boolean, column: 'amount' | 'refunded' | 'providerFee') =>
    ledger
      .filter(({ method, status }) => (method === 'card') === isCard && status === 'paid')
      .reduce((sum, payment) => sum + (payment[column] ?? 0), 0)
  const booked = (await stripe.balanceTransactions.list({ limit: 100 })).data
  const providerSum = (type: string, column: 'amount' | 'fee' = 'amount') =>
    booked.filter((one) => one.type === type).reduce((sum, one) => sum + one[column], 0)
  expect(sumOf(true, 'amount')).toBe(providerSum('charge'))
  expect(sumOf(true, 'refunded')).toBe(-providerSum('refund'))
  expect(sumOf(true, 'providerFee')).toBe(providerSum('charge', 'fee'))
  expect([sumOf(true, 'amount'), sumOf(false, 'amount')]).toEqual([
    4200 + 2200 + 2500,
    4000 + 2000 + 2500 + 9000 + 2 * 6000,
  ])

  const { total } = await moneyFigures(ctx, 'all')
  const received = sumOf(true, 'amount') + sumOf(false, 'amount')
  expect(total).toMatchObject({ expected: received, received, late: 0, refunded: 1000 })
  const exported = await listMovements(ctx, exportSearch.parse({ season: 'all' }))
  expect(exported.reduce((sum, { amount }) => sum + amount, 0)).toBe(received - 1000)
}, 120_000)
