import { expect, test } from 'vitest'
import { listChased } from '../../src/features/money/chasing/queries/chasing.server.ts'
import { addDays, clubDay } from '../../src/kernel/dates.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { anActor } from '../../tests/support/actors.ts'
import { aCtx, as } from '../../tests/support/database.ts'
import { aRegistration } from '../builders/registration.ts'
import { aUser } from '../builders/user.ts'
import { seedReminders } from './reminders.ts'

test('the demo treasurer has reminded people of late fees by hand, and the e-mails have arrived', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: 'finance@demo.club', role: 'finance' })
  const createdAt = new Date(ctx.clock.now().getTime() - 60 * 86_400_000)
  for (const name of ['Marcus Bell', 'Ana Late'])
    await aRegistration(ctx, {
      name,
      createdAt,
      details: { name, email: `${name.split(' ')[0]}@example.org` },
    })
  await seedReminders(ctx)
  const charges = await listChased(as(ctx, anActor('finance')))
  const sent = charges.map((charge) => [charge.person, charge.sent])
  const on = addDays(clubDay(ctx.clock.now()), -34)
  expect(Object.fromEntries(sent)).toEqual({ 'Marcus Bell': [{ step: null, on }], 'Ana Late': [] })
  expect(await ctx.db.select().from(mails)).toMatchObject([{ status: 'sent', undelivered: null }])
})
