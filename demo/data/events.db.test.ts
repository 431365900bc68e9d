import { expect, test } from 'vitest'
import { events } from '../../src/features/events/table.server.ts'
import { weekdayAndDay } from '../../src/kernel/dates.ts'
import { aCtx } from '../../tests/support/database.ts'
import { seedEvents } from './events.ts'

const ALL_DAY = /tournament|beginners|Referee course|barbecue/

test('an all-day event is on a Saturday, whatever day the demo is loaded', async () => {
  for (const today of ['2026-11-23', '2026-11-26', '2027-01-01', '2027-02-28']) {
    const ctx = await aCtx({ clock: { now: () => new Date(`${today}T00:30:00Z`) } })
    await seedEvents(ctx)
    const seeded = await ctx.db.select({ name: events.name, startsAt: events.startsAt }).from(events)
    const days = seeded.filter(({ name }) => ALL_DAY.test(name))
    expect(days).toHaveLength(5)
    for (const { name, startsAt } of days) expect(weekdayAndDay(startsAt), name).toMatch(/^Sat /)
  }
})
