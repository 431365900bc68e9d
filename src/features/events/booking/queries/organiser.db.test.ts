import { expect, test } from 'vitest'
import { anEvent } from '../../../../../demo/builders/event.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { organisedEvents } from './organiser.server.ts'

test('only organisers list the events with their bookings', async () => {
  const ctx = await aCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance')])
    await expect(organisedEvents(as(ctx, actor))).rejects.toThrow(Forbidden)
})

test('the next event comes first, one of today is not past, and past events have the latest first', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const now = ctx.clock.now().getTime()
  const hoursFromNow = { Later: 240, Next: 48, Begun: -1, Yesterday: -48, Before: -240, 'Long ago': -2400 }
  for (const [name, hours] of Object.entries(hoursFromNow))
    await anEvent(ctx, { name, startsAt: new Date(now + hours * 3_600_000) })
  const { coming, past } = await organisedEvents(ctx)
  expect(coming.map(({ name }) => name)).toEqual(['Begun', 'Next', 'Later'])
  expect(past.map(({ name }) => name)).toEqual(['Yesterday', 'Before'])
})
