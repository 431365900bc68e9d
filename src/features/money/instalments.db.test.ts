import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub } from '../../../tests/support/paying.ts'
import { addDays, clubDay, clubInstant, type LocalDate } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { rows } from '../../platform/database/database.ts'
import { mails } from '../../platform/email/table.server.ts'
import { settlePayment } from '../billing/sync/commands/settle-payment.server.ts'
import { daysFrom, openInstalments, sumOfOpen } from '../fees/model/instalments.ts'
import { feePlans } from '../fees/table.server.ts'
import { agreeFee } from '../registrations/payment/commands/agree-fee.server.ts'
import { payFee } from '../registrations/payment/commands/pay-fee.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { confirmMatch } from './bank/commands/confirm-match.server.ts'
import { importStatement } from './bank/commands/import-statement.server.ts'
import { listOpenItems } from './bank/queries/open-items.server.ts'
import { listOpenTransactions } from './bank/queries/transactions.server.ts'
import { chaseFamilies } from './chasing/commands/chase-families.server.ts'
import { listChased } from './chasing/queries/chasing.server.ts'
import { recordPayment } from './commands/record-payment.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { FEES } from './internal/entries.server.ts'
import { findOpenCharge } from './queries/entries.server.ts'
import { moneyFigures } from './queries/figures.server.ts'
import { readStatement } from './queries/statement.server.ts'

/** A club with a fee of £120 in three instalments: today, in a month and in two. Nora registers today. */
async function aClub() {
  const club = await aPayingClub()
  const user = await aUser(club.ctx, {})
  const ctx = as(club.ctx, anActor('finance', { user }))
  const today = clubDay(ctx.clock.now())
  const days = [0, 30, 61].map((later) => addDays(today, later))
  await change(ctx, { amount: pence(12_000), instalmentDays: days })
  const member = await aMember(ctx, { name: 'Nora Dahl', email: 'nora.dahl@example.org' })
  const registration = await aRegistration(ctx, {
    name: 'Nora Dahl',
    email: 'nora.dahl@example.org',
    memberId: member.id,
  })
  return { ...club, ctx, days, today, member, registration }
}

const change = (ctx: Ctx, terms: Partial<typeof feePlans.$inferInsert>) =>
  ctx.db.update(feePlans).set(terms).where(eq(feePlans.id, 'registration'))

async function cash(ctx: Ctx, id: string, amount: number) {
  const open = (await findOpenCharge(ctx, 'registrations', id))?.open ?? pence(0)
  const recorded = await recordPayment(ctx, {
    items: [{ source: 'registrations', sourceId: id, amount: pence(amount), open }],
    ...{ method: 'cash', reference: '', paidOn: clubDay(ctx.clock.now()), key: newId() },
  })
  if (!recorded.ok) throw new Error(recorded.reason)
  return recorded.paymentId
}

const inDays = (ctx: Ctx, days: number): Ctx => {
  const now = new Date(ctx.clock.now().getTime() + days * 86_400_000)
  return { ...ctx, clock: { now: () => now } }
}

test('each instalment that is not paid has a line with its own amount and day on the statement', async () => {
  const { ctx, days, member, registration } = await aClub()
  const lines = await readStatement(ctx, [member.id])
  expect(lines.map(({ description, open, balance }) => [description, open, balance])).toEqual([
    ['Registration, instalment 1 of 3', 4000, 4000],
    ['Registration, instalment 2 of 3', 4000, 8000],
    ['Registration, instalment 3 of 3', 4000, 12_000],
  ])
  expect(lines.slice(1).map(({ dueAt }) => dueAt && clubDay(dueAt))).toEqual(days.slice(1))
  expect(await findOpenCharge(ctx, 'registrations', registration.id)).toMatchObject({
    open: 12_000,
    description: 'Registration',
  })
})

test('any amount can be paid in cash, counts for the first instalments, and is owed again when it is reversed', async () => {
  const { ctx, member, registration } = await aClub()
  const paymentId = await cash(ctx, registration.id, 5000)
  const lines = await readStatement(ctx, [member.id])
  expect(lines.map(({ amount, open }) => [amount, open]).sort()).toEqual([
    [-5000, 0],
    [3000, 3000],
    [4000, 4000],
    [5000, 0],
  ])
  await cash(ctx, registration.id, 7000)
  expect((await readStatement(ctx, [member.id])).at(-1)?.balance).toBe(0)
  const [paid] = await ctx.db.select().from(registrations)
  expect(paid?.registrationPaid).toBe(true)
  expect(await reversePayment(ctx, paymentId)).toEqual({ ok: true })
  expect((await readStatement(ctx, [member.id])).at(-1)?.balance).toBe(5000)
})

test('an agreed fee ends the rest of a fee of which an instalment was paid', async () => {
  const { ctx, member, registration } = await aClub()
  await cash(ctx, registration.id, 4000)
  expect(await agreeFee(ctx, registration.id, { amount: pence(4000), note: 'Leaves' })).toEqual({ ok: true })
  expect((await readStatement(ctx, [member.id])).map(({ amount }) => amount).sort()).toEqual([-4000, 4000])
  expect(await findOpenCharge(ctx, 'registrations', registration.id)).toBeUndefined()
})

test('only the instalments whose day is past are late', async () => {
  const { ctx } = await aClub()
  const late = async (days: number) => (await moneyFigures(inDays(ctx, days), 'all')).total.late
  expect(await Promise.all([1, 29, 32, 62].map(late))).toEqual([0, 4000, 8000, 12_000])
})

test('each instalment is reminded at its own day, in one e-mail a family, and not after it is paid', async () => {
  const { ctx: plain, registration } = await aClub()
  const ctx = { ...plain, club: { ...plain.club, chasing: true, chasingSteps: [-3, 3] } }
  const mother = await aUser(ctx, { name: 'Mia Dahl', email: 'nora.dahl@example.org' })
  const child = await aMember(ctx, { name: 'Leo Dahl', bornOn: '2014-03-04' })
  await aGuardian(ctx, mother, child)
  await aRegistration(ctx, { name: 'Leo Dahl', memberId: child.id, guardianEmail: mother.email ?? '' })
  const reminded = async (days: number) => {
    const before = await ctx.db.$count(mails)
    await chaseFamilies(inDays(ctx, days))
    const sent = await ctx.db.select().from(mails).orderBy(mails.createdAt)
    return sent.slice(before).map(({ text }) => text.match(/instalment \d/g))
  }
  expect(await reminded(11)).toEqual([['instalment 1', 'instalment 1']])
  await cash(inDays(ctx, 12), registration.id, 4000)
  expect(await reminded(17)).toEqual([['instalment 1']])
  expect(await reminded(27)).toEqual([['instalment 2', 'instalment 2']])
  expect(await reminded(27)).toEqual([])
  await cash(inDays(ctx, 28), registration.id, 8000)
  expect(await reminded(33)).toEqual([['instalment 2']])
  expect((await listChased(ctx)).map(({ instalment }) => instalment)).toEqual([1, 2, 3])
})

test('a bank transfer of one instalment is matched', async () => {
  const { ctx, registration, today } = await aClub()
  const [year, month, day] = today.split('-')
  const file = `Date,Counter Party,Reference,Type,Amount (GBP)\n${day}/${month}/${year},NORA DAHL,,FP,40.00\n`
  expect(await importStatement(ctx, file)).toMatchObject({ added: 1 })
  const [one] = await listOpenTransactions(ctx, 0)
  expect(one?.match).toMatchObject({
    confidence: 'certain',
    charges: [{ sourceId: registration.id, open: 12_000, stages: [4000, 8000] }],
  })
})

test('one instalment by card, one in cash and one by transfer agree in ledger, provider and statement', async () => {
  const { ctx, sandbox, registration, member } = await aClub()
  await change(ctx, { earlyAmount: pence(4200), earlyUntil: clubDay(ctx.clock.now()) })
  const started = await payFee(ctx, registration.accessToken, '', { howMuch: 'next' })
  if (!started.ok) throw new Error(started.reason)
  await sandbox.pay(started.sessionId)
  expect(await settlePayment(ctx, started.sessionId)).toMatchObject({ ok: true })
  await cash(ctx, registration.id, 1400)
  const [year, month, day] = clubDay(ctx.clock.now()).split('-')
  const file = `Date,Counter Party,Reference,Type,Amount (GBP)\n${day}/${month}/${year},NORA DAHL,,FP,14.00\n`
  await importStatement(ctx, file)
  const [open] = await listOpenTransactions(ctx, 0)
  expect(open?.match.confidence).toBe('certain')
  expect(await confirmMatch(ctx, open?.id ?? '', open?.match.charges ?? [])).toMatchObject({ ok: true })
  const lines = await readStatement(ctx, [member.id])
  expect(lines.map(({ amount }) => amount).sort()).toEqual([-1400, -1400, -1400, 4200])
  const charged = await (await sandbox.payments.client()).balanceTransactions.list({ type: 'charge' })
  expect(charged.data.map(({ amount }) => amount)).toEqual([1400])
  expect((await moneyFigures(ctx, 'all')).total).toMatchObject({ expected: 4200, received: 4200, late: 0 })
})

const terms = fc.record({
  amount: fc.integer({ min: 1, max: 20_000 }).map(pence),
  days: fc.uniqueArray(fc.integer({ min: -60, max: 300 }), { minLength: 2, maxLength: 12 }),
  paid: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
  agreed: fc.option(fc.integer({ min: 0, max: 100 })),
})

test('the database splits a fee into the same instalments as the page, to the penny, whatever was paid', async () => {
  const { ctx, registration, member, today } = await aClub()
  for (const one of fc.sample(terms, { numRuns: 40, seed: 1 })) {
    await ctx.db.execute(sql`delete from payments`)
    await ctx.db.execute(sql`delete from agreed_fees`)
    await ctx.db.update(registrations).set({ registrationPaid: false })
    const days: LocalDate[] = one.days.sort((a, b) => a - b).map((later) => addDays(today, later))
    await change(ctx, { amount: one.amount, instalmentDays: days })
    let paid = 0
    for (const percent of one.paid) {
      const part = Math.floor((one.amount * percent) / 100)
      if (part === 0 || paid + part >= one.amount) continue
      await cash(ctx, registration.id, part)
      paid += part
    }
    const agreed = one.agreed === null ? one.amount : Math.floor((one.amount * one.agreed) / 100)
    if (agreed < one.amount) await agreeFee(ctx, registration.id, { amount: pence(agreed), note: '' })
    const whole = pence(Math.max(paid, Math.min(one.amount, agreed)))
    const page = openInstalments({ whole, paid: pence(paid) }, daysFrom(days, today))
    const database = await rows<{ instalment: number; owed: number; due_at: string }>(
      ctx.db,
      sql`select instalment, owed_minor::int as owed, due_at from (${FEES}) fee order by instalment`,
    )
    const facts = { ...one, paid, agreed }
    expect({ facts, open: database.map(({ owed }) => owed) }).toEqual({
      facts,
      open: page.map(({ open }) => open),
    })
    const firstDue = clubDay(new Date(ctx.clock.now().getTime() + 14 * 86_400_000))
    expect(database.map(({ due_at }) => clubDay(new Date(due_at)))).toEqual(
      page.map(({ on }) => (on && on > firstDue ? on : firstDue)),
    )
    const balance = (await readStatement(ctx, [member.id])).at(-1)?.balance ?? 0
    expect(balance).toBe(sumOfOpen(page))
  }
})

test('a registration after the last day pays all at once', async () => {
  const { ctx, today, member } = await aClub()
  const days = [-40, -10].map((later) => addDays(today, later))
  await change(ctx, { instalmentDays: days })
  expect((await readStatement(ctx, [member.id])).map(({ description }) => description)).toEqual([
    'Registration',
  ])
  const submittedAt = clubInstant(addDays(today, -20), '12:00')
  await ctx.db.update(registrations).set({ submittedAt })
  expect((await readStatement(ctx, [member.id])).map(({ open }) => open)).toEqual([6000, 6000])
})

test('a statement lists the instalments of a day in their order', async () => {
  const { ctx, today, member, registration } = await aClub()
  await change(ctx, { instalmentDays: Array.from({ length: 12 }, (_, at) => addDays(today, at * 30)) })
  await cash(ctx, registration.id, 2000)
  const charges = (await readStatement(ctx, [member.id])).filter(({ open }) => open > 0)
  expect(charges.map(({ description }) => Number(description.match(/instalment (\d+)/)?.[1]))).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
})

test('a transfer is matched with instalments that are due on the same day in their order', async () => {
  const { ctx, today, registration } = await aClub()
  await change(ctx, { instalmentDays: Array.from({ length: 12 }, (_, at) => addDays(today, at)) })
  await cash(ctx, registration.id, 1500)
  const [item] = await listOpenItems(ctx)
  expect(item?.stages).toEqual([500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500])
})
