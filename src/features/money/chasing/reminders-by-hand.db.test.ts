import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { eraseMember } from '../../../erasure.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { clubDay, longDate } from '../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { reminderPauses } from '../../billing/reminder-pauses/table.server.ts'
import { clubSettings } from '../../club/table.server.ts'
import { chasedRow } from './admin/chased-row.ts'
import { deleteOldReminders } from './commands/delete-reminders.server.ts'
import { pauseReminders } from './commands/pause-reminders.server.ts'
import { sendReminders } from './commands/send-reminders.server.ts'
import { dueStep } from './model/steps.ts'
import { listChased } from './queries/chasing.server.ts'
import { countLateFamilies, lateFamilies } from './queries/late-families.server.ts'
import { findSending } from './queries/sending.server.ts'
import { remindSearch } from './schema.ts'
import { paymentReminders } from './table.server.ts'

const ALL = remindSearch.parse({ season: 'all' })
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

/** A family with two children: an invoice of £45 for one and a registration fee of £45 for the other, both late. */
async function aLateFamily() {
  const plain = await aCtx()
  const ctx = as(plain, anActor('finance', { user: await aUser(plain, { role: 'finance' }) }))
  const mother = await aUser(ctx, { name: 'Mara Two', email: 'Mara@example.org' })
  const father = await aUser(ctx, { name: 'Finn Two', email: 'finn@example.org' })
  const mia = await aMember(ctx, { name: 'Mia Two', email: 'mia@example.org', bornOn: '2012-03-04' })
  const leo = await aMember(ctx, { name: 'Leo Two', email: 'leo@example.org', bornOn: '2014-03-04' })
  for (const child of [mia, leo]) {
    await aGuardian(ctx, mother, child)
    await aGuardian(ctx, father, child, 2)
  }
  const invoice = await anInvoice(ctx, { member: mia, dueAt: daysAgo(10), createdAt: daysAgo(24) })
  const fee = await aRegistration(ctx, {
    name: 'Leo Two',
    email: 'leo@example.org',
    memberId: leo.id,
    createdAt: daysAgo(30),
  })
  return { ctx, mia, leo, invoice, fee }
}

const input = (families: string[], key = newId()) => ({
  subject: 'A reminder',
  text: 'Please pay.\n\nThank you.',
  families,
  key,
})
const sentTo = async (ctx: Ctx) => (await deliveredMails(ctx.db)).map(({ toEmail }) => toEmail)

test('only finance staff prepare and send reminders, and read their results', async () => {
  const { ctx } = await aLateFamily()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    const other = as(ctx, actor)
    await expect(lateFamilies(other, ALL)).rejects.toThrow(Forbidden)
    await expect(sendReminders(other, ALL, input(['mara@example.org']))).rejects.toThrow(Forbidden)
    await expect(findSending(other, newId())).rejects.toThrow(Forbidden)
  }
  await expect(findSending(ctx, newId())).rejects.toThrow(NotFound)
  expect(await sentTo(ctx)).toEqual([])
})

test('a reminder by hand is listed with its day, and changes no automatic step', async () => {
  const { ctx, mia } = await aLateFamily()
  await sendReminders(ctx, ALL, input(['mara@example.org']))
  const [charge] = await listChased(ctx, [mia.id])
  const today = clubDay(TEST_NOW)
  expect(charge?.sent).toEqual([{ step: null, on: today }])
  expect(charge && chasedRow(charge, today, undefined).sent).toEqual([`${longDate(today)} (by hand)`])
  expect(charge && dueStep(charge, ctx.club.chasingSteps, today)).toBe(10)
})

test('a minor without a guardian’s address gets no reminder', async () => {
  const { ctx } = await aLateFamily()
  const kim = await aMember(ctx, { name: 'Kim Alone', email: 'kim@example.org', bornOn: '2011-01-01' })
  await anInvoice(ctx, { member: kim, dueAt: daysAgo(3), createdAt: daysAgo(17) })
  await aRegistration(ctx, {
    name: 'Tim Alone',
    email: 'tim@example.org',
    details: { dob: '2012-02-02' },
    createdAt: daysAgo(30),
  })
  const { families, unreachable } = await lateFamilies(ctx, ALL)
  expect(families.map(({ id }) => id)).toEqual(['mara@example.org'])
  expect(unreachable.map(({ person }) => person).sort()).toEqual(['Kim Alone', 'Tim Alone'])
  await sendReminders(ctx, ALL, input(['kim@example.org', 'tim@example.org', '']))
  expect(await sentTo(ctx)).toEqual([])
})

test('a family gets one e-mail about all children at the first guardian’s address, with a link for each payment', async () => {
  const { ctx, fee } = await aLateFamily()
  expect(await sendReminders(ctx, ALL, input(['mara@example.org']))).toEqual({ sent: 1, skipped: 0 })
  const [mail, ...others] = await deliveredMails(ctx.db)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ toEmail: 'mara@example.org', subject: 'A reminder' })
  for (const part of ['Hello Mara,', 'Thank you.', 'Training kit for Mia', 'Registration for Leo', fee.id])
    expect(mail?.text).toContain(part)
  expect(mail?.text).toMatch(/£45.00, was due on 10th June 2026/)
})

test('the reminder of a part payment names what is left', async () => {
  const { ctx } = await aLateFamily()
  await ctx.db.update(invoices).set({ amountPaid: pence(2550) })
  await sendReminders(ctx, ALL, input(['mara@example.org']))
  expect((await deliveredMails(ctx.db))[0]?.text).toContain('£19.50 left of £45.00')
})

test('a form sent twice, by two people at once or on the same day reminds a family once, with the same result', async () => {
  const { ctx } = await aLateFamily()
  const form = input(['mara@example.org'])
  const both = await Promise.all([sendReminders(ctx, ALL, form), sendReminders(ctx, ALL, form)])
  expect(both).toEqual([
    { sent: 1, skipped: 0 },
    { sent: 1, skipped: 0 },
  ])
  expect(await sendReminders(ctx, ALL, input(['mara@example.org']))).toEqual({ sent: 0, skipped: 1 })
  expect(await sentTo(ctx)).toEqual(['mara@example.org'])
  expect((await lateFamilies(ctx, ALL)).families[0]?.isRemindedToday).toBe(true)
  const noted = (await ctx.db.select().from(auditLog)).filter(({ action }) => action === 'money.remind')
  expect(noted).toMatchObject([{ facts: { people: 1 } }])
})

test('a form sent again the next day e-mails only families that it has not reminded, with the same result', async () => {
  const { ctx } = await aLateFamily()
  const form = input(['mara@example.org'])
  await sendReminders(ctx, ALL, form)
  const nextDay = { ...ctx, clock: { now: () => daysAgo(-1) } }
  expect(await sendReminders(nextDay, ALL, form)).toEqual({ sent: 1, skipped: 0 })
  expect(await sentTo(ctx)).toEqual(['mara@example.org'])
  expect(await sendReminders(nextDay, ALL, input(['mara@example.org']))).toEqual({ sent: 1, skipped: 0 })
})

test('an address that names no member lists nobody', async () => {
  const { ctx, mia } = await aLateFamily()
  const listed = async (members: string) =>
    (await lateFamilies(ctx, remindSearch.parse({ season: 'all', members }))).families.length
  expect(await Promise.all(['rubbish', '', `rubbish,${mia.id}`].map(listed))).toEqual([0, 0, 1])
})

test('a payment before the form is sent is left out of the e-mail', async () => {
  const { ctx, invoice } = await aLateFamily()
  await ctx.db.update(invoices).set({ status: 'paid', amountPaid: invoice.amountDue })
  await sendReminders(ctx, ALL, input(['mara@example.org']))
  expect((await deliveredMails(ctx.db))[0]?.text).not.toContain('Training kit')
})

test('the count of late families is the number of those on the page, also with pauses and without addresses', async () => {
  const { ctx, mia, leo } = await aLateFamily()
  await anInvoice(ctx, { member: await aMember(ctx, { email: 'ben@example.org' }), dueAt: daysAgo(3) })
  await anInvoice(ctx, { member: await aMember(ctx, { email: '', bornOn: '2014-03-04' }), dueAt: daysAgo(3) })
  const counted = async () => [
    await countLateFamilies(ctx, ALL),
    (await lateFamilies(ctx, ALL)).families.length,
  ]
  expect(await counted()).toEqual([2, 2])
  await pauseReminders(ctx, { memberId: mia.id }, 'Abroad')
  expect(await counted()).toEqual([2, 2])
  await pauseReminders(ctx, { memberId: leo.id }, 'Abroad')
  expect(await counted()).toEqual([1, 1])
  await expect(countLateFamilies(as(ctx, anActor('coach')), ALL)).rejects.toThrow(Forbidden)
})

test('paused members are left out with the note', async () => {
  const { ctx, mia, leo } = await aLateFamily()
  await ctx.db.insert(reminderPauses).values([
    { memberId: mia.id, note: 'Pays in January' },
    { memberId: leo.id, note: 'Hardship' },
  ])
  const { families, paused } = await lateFamilies(ctx, ALL)
  expect([families, paused.map(({ pause }) => pause?.note).sort()]).toEqual([
    [],
    ['Hardship', 'Pays in January'],
  ])
})

test('the result shows each recipient with what is late and the state of the e-mail', async () => {
  const { ctx } = await aLateFamily()
  const form = input(['mara@example.org'])
  await sendReminders(ctx, ALL, form)
  const { reminders } = await findSending(ctx, form.key)
  expect(reminders).toMatchObject([
    { name: 'Mara Two', email: 'mara@example.org', open: 9000, status: 'queued' },
  ])
})

test('a search limits the reminder to exactly the people behind its figure', async () => {
  const { ctx, leo, mia } = await aLateFamily()
  const ben = await aMember(ctx, { name: 'Ben Late', email: 'ben@example.org' })
  await anInvoice(ctx, { member: ben, dueAt: daysAgo(40), createdAt: daysAgo(54) })
  const people = async (search: object) =>
    (await lateFamilies(ctx, remindSearch.parse({ season: 'all', ...search }))).families.flatMap(
      ({ charges }) => charges.map(({ person }) => person),
    )
  expect(await people({ age: '31' })).toEqual(['Ben Late'])
  expect(await people({ kind: 'registration' })).toEqual(['Leo Two'])
  expect(await people({ members: `${mia.id},${leo.id}` })).toEqual(['Leo Two', 'Mia Two'])
})

test('the erasure of a member deletes the reminders to the member', async () => {
  const { ctx } = await aLateFamily()
  const ben = await aMember(ctx, { name: 'Ben Late', email: 'ben@example.org' })
  await anInvoice(ctx, { member: ben, dueAt: daysAgo(40), createdAt: daysAgo(54) })
  await sendReminders(ctx, ALL, input(['ben@example.org', 'mara@example.org']))
  expect(await eraseMember(ctx, ben.id)).toMatchObject({ ok: true })
  const left = await ctx.db.select().from(paymentReminders)
  expect(left.map(({ email }) => email)).toEqual(['mara@example.org'])
})

test('a registration fee is late after the days that the club has set', async () => {
  const { ctx } = await aLateFamily()
  const late = async () =>
    (await lateFamilies(ctx, ALL)).families.flatMap(({ charges }) => charges.map(({ source }) => source))
  expect((await late()).sort()).toEqual(['invoices', 'registrations'])
  await ctx.db.insert(clubSettings).values({ settings: { feeDueDays: 31 } })
  expect(await late()).toEqual(['invoices'])
})

test('reminders are deleted two years after they were sent', async () => {
  const { ctx } = await aLateFamily()
  await sendReminders(ctx, ALL, input(['mara@example.org']))
  const after = (days: number) => ({
    ...ctx,
    clock: { now: () => new Date(TEST_NOW.getTime() + days * 86_400_000) },
  })
  expect(await deleteOldReminders(after(730))).toBe(0)
  expect(await deleteOldReminders(after(732))).toBe(1)
})
