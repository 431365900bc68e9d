import { expect, test } from 'vitest'
import { aBookingOf } from '../../../demo/builders/booking.ts'
import { anEvent } from '../../../demo/builders/event.ts'
import { aForm } from '../../../demo/builders/form.ts'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../demo/builders/invoice.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aSubscription } from '../../../demo/builders/subscription.ts'
import { aTicketType } from '../../../demo/builders/ticket-type.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { aCtx, TEST_NOW } from '../../../tests/support/database.ts'
import type { Ctx } from '../../platform/context.ts'
import { recordFailing } from '../../platform/email/address-problems.ts'
import { formResults } from '../forms/table.server.ts'
import { type Audience, groupId } from './model/audience.ts'
import { readersOf } from './queries/audience.server.ts'
import { mergeValuesFor } from './queries/merge-values.server.ts'

const reached = async (ctx: Ctx, given: Partial<Audience>) => {
  const audience = { to: ['active'], money: 'any', plan: '', season: '', ...given } as const
  const { recipients } = await readersOf(ctx, ctx.db, audience as Audience, 'news')
  return recipients.map(({ email }) => email)
}

/** Two active members and one who has left. */
async function threeMembers(ctx: Ctx) {
  const [ana, bo] = [
    await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' }),
    await aMember(ctx, { name: 'Bo Pays', email: 'bo@example.org' }),
  ]
  await aMember(ctx, { name: 'Gone Away', email: 'gone@example.org', active: false })
  return { ana, bo }
}

test('all active members are reached, and no others', async () => {
  const ctx = await aCtx()
  await threeMembers(ctx)
  expect(await reached(ctx, {})).toEqual(['ana@example.org', 'bo@example.org'])
  expect(await reached(ctx, { to: [] })).toEqual([])
})

test('members who owe money are found, also only those who are late, and read what they owe', async () => {
  const ctx = await aCtx()
  const { ana } = await threeMembers(ctx)
  await anInvoice(ctx, { member: ana, amount: 4500 })
  expect(await reached(ctx, { money: 'owes' })).toEqual(['ana@example.org'])
  expect(await reached(ctx, { money: 'late' })).toEqual([])
  const reader = { name: 'Ana Owes', memberIds: [ana.id] }
  expect((await mergeValuesFor(ctx, ctx.db, [reader]))(reader).owed).toBe('£45.00')
})

test('members of a plan and those who registered for a season are found', async () => {
  const ctx = await aCtx()
  const { ana, bo } = await threeMembers(ctx)
  await aSubscription(ctx, { memberId: ana.id, plan: 'Adult monthly' })
  await aRegistration(ctx, { memberId: bo.id, submittedAt: TEST_NOW })
  expect(await reached(ctx, { plan: 'Adult monthly' })).toEqual(['ana@example.org'])
  expect(await reached(ctx, { season: '2025-08-01' })).toEqual(['bo@example.org'])
  expect(await reached(ctx, { season: '2024-08-01' })).toEqual([])
})

test('staff of a role, payers of bookings and people who answered a form are reached, a child through the guardian', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { role: 'coach', email: 'coach@example.org' })
  const event = await anEvent(ctx)
  const type = await aTicketType(ctx, event)
  const payer = { name: 'Pat Payer', email: 'payer@example.org' }
  await aBookingOf(ctx, { type, payer, people: [{ name: 'A Guest' }] })
  const child = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01', email: 'lena@example.org' })
  await aGuardian(ctx, await aUser(ctx, { email: 'maja@example.org' }), child)
  const form = await aForm(ctx)
  const answers = (email: string) => [
    { label: 'Name', value: 'Someone' },
    { label: 'E-mail', value: email },
  ]
  await ctx.db.insert(formResults).values([
    { formId: form.id, data: answers('Lena@example.org') },
    { formId: form.id, data: answers('stranger@example.org') },
    { formId: form.id, data: answers('not an address') },
  ])
  const to = (id: string) => reached(ctx, { to: [id] })
  expect(await to(groupId('role', 'coach'))).toEqual(['coach@example.org'])
  expect(await to(groupId('event', event.id))).toEqual(['payer@example.org'])
  expect((await to(groupId('form', form.id))).toSorted()).toEqual([
    'maja@example.org',
    'stranger@example.org',
  ])
})

test('an address that does not work is listed with its member, and only an important message still tries it', async () => {
  const ctx = await aCtx()
  const { ana } = await threeMembers(ctx)
  await recordFailing(ctx.db, 'ana@example.org', 'gone', TEST_NOW)
  const audience: Audience = { to: ['active'], money: 'any', plan: '', season: '' }
  const failing = [{ name: 'Ana Owes', email: 'ana@example.org', memberIds: [ana.id] }]
  const news = await readersOf(ctx, ctx.db, audience, 'news')
  expect([news.recipients.map(({ email }) => email), news.failing]).toEqual([['bo@example.org'], failing])
  expect(news.leftOut).toEqual([{ ...failing[0], reason: 'failing' }])
  const important = await readersOf(ctx, ctx.db, audience, 'important')
  expect(important).toMatchObject({ recipients: [{ name: 'Ana Owes' }, { name: 'Bo Pays' }], failing })
})
