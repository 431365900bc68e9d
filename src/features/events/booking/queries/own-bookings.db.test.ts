import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../../demo/builders/booking.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { anEventWithPlaces } from '../../../../../tests/support/bookings.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { bookingsBetween, bookingsOfReader } from './own-bookings.server.ts'

test('a reader sees their own bookings only, those that count in the week of the event', async () => {
  const ctx = await aCtx()
  const { event, type } = await anEventWithPlaces(ctx, { price: 0 })
  const [grace, ben] = [
    await aMember(ctx, { name: 'Grace Parent' }),
    await aMember(ctx, { name: 'Ben Other' }),
  ]
  const child = await aMember(ctx, { name: 'Leo Parent', bornOn: '2015-05-05' })
  const payer = { name: 'Grace Parent', email: 'grace@example.org', memberId: grace.id }
  const people = [{ name: 'Leo Parent', memberId: child.id }, { name: 'Zoe Guest' }]
  await aBookingOf(ctx, { type, payer, people })
  await aBookingOf(ctx, { type, payer, people: [{ name: 'Max' }], status: 'cancelled' })

  const children = [{ id: child.id, firstName: 'Leo' }]
  const reader = as(ctx, anActor('member', { user: await aUser(ctx), member: grace, children }))
  expect((await bookingsOfReader(reader)).map(({ status }) => status)).toEqual(['booked', 'cancelled'])
  const period = { from: ctx.clock.now(), to: new Date(event.startsAt.getTime() + 1) }
  expect(await bookingsBetween(reader, period)).toMatchObject([{ names: ['Leo', 'Zoe Guest'] }])
  expect(await bookingsBetween(reader, { ...period, to: event.startsAt })).toEqual([])
  for (const actor of [VISITOR, anActor('member', { user: await aUser(ctx), member: ben })])
    expect(await bookingsOfReader(as(ctx, actor))).toEqual([])
})
