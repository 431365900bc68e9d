import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { CHARGE_SOURCES } from '../../features/billing/reminder-pauses/model.ts'
import { reminderPauses } from '../../features/billing/reminder-pauses/table.server.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { adminPaths } from '../admin-paths.ts'
import { actOnReminders } from './pause-action.server.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a coach cannot pause reminders', async () => {
  const coach = as(await aCtx(), anActor('coach'))
  const form = formOf({ charge: `bookings/${newId()}`, of: 'charge', note: 'Pays in January' })
  await expect(actOnReminders(coach, form, adminPaths.chasing)).rejects.toThrow(Forbidden)
  expect(await coach.db.$count(reminderPauses)).toBe(0)
})

test('each kind of open charge can be paused and resumed', async () => {
  const finance = as(await aCtx(), anActor('finance'))
  for (const source of CHARGE_SOURCES) {
    const charge = `${source}/${newId()}`
    const note = 'Pays in January'
    await actOnReminders(finance, formOf({ charge, of: 'charge', note }), adminPaths.chasing)
    expect(await finance.db.select().from(reminderPauses)).toMatchObject([{ source, note }])
    await actOnReminders(finance, formOf({ charge, of: 'charge', intent: 'resume' }), adminPaths.chasing)
    expect(await finance.db.$count(reminderPauses)).toBe(0)
  }
})
