import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { clubDay, clubInstant, localDate } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { deliverMail } from '../../../platform/email/outbox.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { chaseFamilies } from './commands/chase-families.server.ts'
import { pauseReminders, resumeReminders } from './commands/pause-reminders.server.ts'
import { sendReminders } from './commands/send-reminders.server.ts'
import { chargesForTreasurer, listChased } from './queries/chasing.server.ts'
import { remindSearch } from './schema.ts'
import { paymentReminderCharges } from './table.server.ts'

/** The club of the tests, with automatic reminders turned on. */
async function aChasingClub() {
  const plain = await aCtx()
  const treasurer = anActor('finance', { user: await aUser(plain, { role: 'finance' }) })
  return as({ ...plain, club: { ...plain.club, chasing: true } }, treasurer)
}

/** The same club on another day, at 10:00 unless another time is given. */
const on = (ctx: Ctx, day: string, time = '10:00'): Ctx => {
  const now = clubInstant(localDate(day), time)
  return { ...ctx, clock: { now: () => now } }
}

/** A member with an invoice that is due on a day. */
async function aDebt(ctx: Ctx, dueOn: string, name = 'Ana Owes') {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.org`
  const member = await aMember(ctx, { name, email })
  const invoice = await anInvoice(ctx, {
    member,
    createdAt: clubInstant(localDate('2026-01-02'), '09:00'),
    dueAt: clubInstant(localDate(dueOn), '23:30'),
  })
  return { member, invoice }
}

/** Runs the job on each day from one to another, and returns the days on which e-mails were sent. */
async function daysWithEmail(ctx: Ctx, from: string, days: number): Promise<string[]> {
  const found: string[] = []
  for (let day = 0; day < days; day += 1) {
    const now = new Date(clubInstant(localDate(from), '12:00').getTime() + day * 86_400_000)
    const date = clubDay(now)
    // The job runs every hour.
    for (const time of ['09:41', '10:41'])
      if ((await chaseFamilies(on(ctx, date, time))) > 0) found.push(date)
  }
  return found
}

const sentTo = async ({ db }: Ctx) => (await deliveredMails(db)).map(({ toEmail }) => toEmail)

test('nothing is sent while reminders are turned off', async () => {
  const ctx = await aChasingClub()
  await aDebt(ctx, '2026-06-10')
  const off = { ...ctx, club: { ...ctx.club, chasing: false } }
  expect(await chaseFamilies(on(off, '2026-06-20'))).toBe(0)
  expect(await sentTo(ctx)).toEqual([])
})

test('only finance staff read, pause and resume reminders', async () => {
  const ctx = await aChasingClub()
  const { member } = await aDebt(ctx, '2026-06-10')
  for (const actor of [VISITOR, anActor('member', { member }), anActor('coach'), anActor('shop')]) {
    const other = as(ctx, actor)
    await expect(listChased(other, [member.id])).rejects.toThrow(Forbidden)
    await expect(pauseReminders(other, { memberId: member.id }, 'x')).rejects.toThrow(Forbidden)
    await expect(resumeReminders(other, { memberId: member.id })).rejects.toThrow(Forbidden)
  }
})

for (const [change, due, days] of [
  ['in March', '2026-03-27', ['2026-03-24', '2026-03-30', '2026-04-06', '2026-04-17']],
  ['in October', '2026-10-24', ['2026-10-21', '2026-10-27', '2026-11-03', '2026-11-14']],
] as const)
  test(`each step is sent once on its day, also when the clocks change ${change}`, async () => {
    const ctx = await aChasingClub()
    await aDebt(ctx, due)
    const from = clubDay(new Date(clubInstant(localDate(days[0]), '12:00').getTime() - 86_400_000))
    expect(await daysWithEmail(ctx, from, 27)).toEqual(days)
  })

test('a debt that is older than all steps is reminded of once', async () => {
  const ctx = await aChasingClub()
  await aDebt(ctx, '2026-01-20')
  expect(await daysWithEmail(ctx, '2026-06-20', 12)).toEqual(['2026-06-20'])
})

test('a debt that is old when reminders begin gets the step that fits, and the next one at its normal distance', async () => {
  const ctx = await aChasingClub()
  await aDebt(ctx, '2026-06-10')
  expect(await daysWithEmail(ctx, '2026-06-28', 30)).toEqual(['2026-06-28', '2026-07-09'])
})

test('nobody is reminded of an invoice on the day it is due, and a step missed before it is not sent later', async () => {
  const ctx = await aChasingClub()
  await aDebt(ctx, '2026-06-20')
  expect(await daysWithEmail(ctx, '2026-06-20', 3)).toEqual([])
})

test('a payment stops the reminders', async () => {
  const ctx = await aChasingClub()
  await aDebt(ctx, '2026-06-10')
  expect(await chaseFamilies(on(ctx, '2026-06-13'))).toBe(1)
  await ctx.db.update(invoices).set({ status: 'paid' })
  expect(await daysWithEmail(ctx, '2026-06-14', 18)).toEqual([])
})

test('a pause of a member or of one invoice stops the reminders until it is resumed', async () => {
  const ctx = await aChasingClub()
  const { member, invoice } = await aDebt(ctx, '2026-06-10')
  const charge = { source: 'invoices', sourceId: invoice.id } as const
  await pauseReminders(ctx, { memberId: member.id }, 'Pays in July')
  await pauseReminders(ctx, charge, 'Wrong amount')
  await pauseReminders(ctx, charge, 'Amount is being checked')
  expect(await chaseFamilies(on(ctx, '2026-06-13'))).toBe(0)
  await resumeReminders(ctx, { memberId: member.id })
  expect(await chaseFamilies(on(ctx, '2026-06-13'))).toBe(0)
  expect((await listChased(ctx, [member.id]))[0]?.pause).toEqual({
    of: 'charge',
    note: 'Amount is being checked',
  })
  await resumeReminders(ctx, charge)
  expect(await chaseFamilies(on(ctx, '2026-06-13'))).toBe(1)
})

test('a family gets one e-mail on a day, to the guardian and never to the children', async () => {
  const ctx = await aChasingClub()
  const mother = await aUser(ctx, { name: 'Mara Two', email: 'mara@example.org' })
  for (const name of ['Mia Two', 'Leo Two']) {
    const child = await aMember(ctx, {
      name,
      email: `${newId()}@example.org`,
      bornOn: '2012-03-04',
      emailsChild: true,
    })
    await aGuardian(ctx, mother, child)
    await anInvoice(ctx, { member: child, dueAt: clubInstant(localDate('2026-06-10'), '12:00') })
    await aRegistration(ctx, {
      name,
      memberId: child.id,
      createdAt: clubInstant(localDate('2026-05-27'), '12:00'),
    })
  }
  const both = await Promise.all([chaseFamilies(on(ctx, '2026-06-13')), chaseFamilies(on(ctx, '2026-06-13'))])
  expect(both.sort()).toEqual([0, 1])
  expect(await sentTo(ctx)).toEqual(['mara@example.org'])
  expect(await ctx.db.select().from(paymentReminderCharges)).toHaveLength(4)
})

test('a reminder by hand counts as the one of the day', async () => {
  const ctx = await aChasingClub()
  const { member } = await aDebt(ctx, '2026-06-10')
  const search = remindSearch.parse({ season: 'all', members: member.id })
  const form = { subject: 'Hello', text: 'Please pay.', families: ['ana@example.org'], key: newId() }
  expect(await sendReminders(on(ctx, '2026-06-13'), search, form)).toMatchObject({ sent: 1 })
  expect(await daysWithEmail(ctx, '2026-06-13', 3)).toEqual(['2026-06-14'])
})

test('after the last step, and where no adult can be e-mailed, the treasurer gets a task until it is paused or paid', async () => {
  const ctx = await aChasingClub()
  await aDebt(ctx, '2026-06-01')
  const kim = await aMember(ctx, { name: 'Kim Alone', email: 'kim@example.org', bornOn: '2012-01-01' })
  await anInvoice(ctx, { member: kim, dueAt: clubInstant(localDate('2026-06-10'), '12:00') })
  const tasks = async (day: string) => (await chargesForTreasurer(on(ctx, day))).map(({ person }) => person)
  expect(await tasks('2026-06-15')).toEqual(['Kim Alone'])
  await chaseFamilies(on(ctx, '2026-06-22'))
  expect(await tasks('2026-06-23')).toEqual(['Ana Owes', 'Kim Alone'])
  await pauseReminders(ctx, { memberId: kim.id }, 'Called')
  expect(await tasks('2026-06-23')).toEqual(['Ana Owes'])
  await ctx.db.update(invoices).set({ status: 'paid' })
  expect(await tasks('2026-06-23')).toEqual([])
  expect(await sentTo(ctx)).toEqual(['ana@example.org'])
})

test('a mail server that fails half way delivers each reminder once, and the next run sends none again', async () => {
  const ctx = await aChasingClub()
  for (const name of ['Ana Owes', 'Ben Owes', 'Cem Owes', 'Dan Owes']) await aDebt(ctx, '2026-06-10', name)
  const today = on(ctx, '2026-06-13')
  expect(await chaseFamilies(today)).toBe(4)
  const delivered: string[] = []
  let isDown = false
  const mailer = {
    send: async ({ to }: { to: { email: string } }) => {
      if (isDown) throw new Error('connection refused')
      delivered.push(to.email)
      isDown = delivered.length === 2
    },
  }
  const deliverAll = async () => {
    for (const { id } of await ctx.db.select().from(mails))
      await deliverMail({ ...today, mailer }, id).catch(() => {})
  }
  await deliverAll()
  expect(delivered).toHaveLength(2)
  isDown = false
  expect(await chaseFamilies(on(ctx, '2026-06-13', '11:41'))).toBe(0)
  await deliverAll()
  expect(delivered.sort()).toEqual(['ana', 'ben', 'cem', 'dan'].map((name) => `${name}@example.org`))
})

test('a family whose e-mail cannot be written does not stop the others, and is reminded by the next run', async () => {
  const ctx = await aChasingClub()
  const { invoice } = await aDebt(ctx, '2026-06-10')
  await aDebt(ctx, '2026-06-10', 'Ben Owes')
  const { db } = ctx
  await db.execute(`create function fail() returns trigger language plpgsql as $$ begin
    if new.source_id = '${invoice.id}' then raise 'disk full'; end if; return new; end $$`)
  await db.execute(
    `create trigger fail before insert on payment_reminder_charges for each row execute function fail()`,
  )
  await expect(chaseFamilies(on(ctx, '2026-06-13'))).rejects.toThrow()
  expect(await sentTo(ctx)).toEqual(['ben@example.org'])
  await db.execute(`drop function fail cascade`)
  expect(await chaseFamilies(on(ctx, '2026-06-13', '11:41'))).toBe(1)
  expect((await sentTo(ctx)).sort()).toEqual(['ana@example.org', 'ben@example.org'])
})

test('the list shows which steps were sent when, and what comes next', async () => {
  const ctx = await aChasingClub()
  const { member } = await aDebt(ctx, '2026-06-10')
  await chaseFamilies(on(ctx, '2026-06-07'))
  await chaseFamilies(on(ctx, '2026-06-13'))
  const [charge] = await listChased(on(ctx, '2026-06-14'), [member.id])
  expect(charge).toMatchObject({
    sent: [
      { step: -3, on: '2026-06-07' },
      { step: 3, on: '2026-06-13' },
    ],
    next: { step: 10, on: '2026-06-20' },
    isForTreasurer: false,
  })
})
