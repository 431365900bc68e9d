import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../../demo/builders/booking.ts'
import { anEvent } from '../../../../../demo/builders/event.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTicketType } from '../../../../../demo/builders/ticket-type.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { anEventWithPlaces } from '../../../../../tests/support/bookings.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { plansOf } from '../../../../../tests/support/plans.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { users } from '../../../accounts/table.server.ts'
import { anonymiseBookings } from '../commands/delete-old-bookings.server.ts'
import { bookings } from '../table.server.ts'
import { ownBookings } from './offer.server.ts'
import { bookingsBetween, bookingsOfReader, listOwnBookings } from './own-bookings.server.ts'

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

test('the list of a reader has the next event first, then the past ones, whose tickets open for a month', async () => {
  const ctx = await aCtx()
  const grace = await aMember(ctx, { name: 'Grace Parent' })
  const payer = { name: 'Grace Parent', email: 'grace@example.org', memberId: grace.id }
  const day = (days: number) => new Date(ctx.clock.now().getTime() + days * 86_400_000)
  for (const [name, days] of [
    ['Later', 20],
    ['Sooner', 10],
    ['Last week', -7],
    ['Long ago', -31],
  ] as const) {
    const event = await anEvent(ctx, { name, startsAt: day(days) })
    const type = await aTicketType(ctx, event)
    await aBookingOf(ctx, { type, payer, people: [{ name: 'Zoe Guest' }] })
    await aBookingOf(ctx, {
      ...{ type, people: [{ name: 'Max' }] },
      payer: { name: 'Ben Other', email: 'ben@example.org' },
    })
  }
  const reader = as(ctx, anActor('member', { user: await aUser(ctx), member: grace }))
  const { coming, past } = await listOwnBookings(reader)
  expect(coming.map(({ event, names }) => [event.name, ...names])).toEqual([
    ['Sooner', 'Zoe Guest'],
    ['Later', 'Zoe Guest'],
  ])
  expect(past.map(({ event, path }) => [event.name, path !== undefined])).toEqual([
    ['Last week', true],
    ['Long ago', false],
  ])
  expect(await listOwnBookings(as(ctx, VISITOR))).toEqual({ coming: [], past: [] })
})

test('a booking of a visitor is listed for the account with its confirmed address, also on the page of the event, and for no other', async () => {
  const ctx = await aCtx()
  const { event, type } = await anEventWithPlaces(ctx, { price: 0 })
  const payer = { name: 'Zoe Visitor', email: 'Zoe@Example.org' }
  await aBookingOf(ctx, { type, payer, people: [{ name: 'Zoe Guest' }] })
  const account = async (email: string, confirmed: boolean) =>
    as(ctx, anActor('member', { user: await aUser(ctx, { email, confirmed }) }))
  const listed = async (reader: typeof ctx) => (await listOwnBookings(reader)).coming.length
  const unconfirmed = await account('zoe@example.org', false)
  expect(await listed(unconfirmed)).toBe(0)
  expect(await ownBookings(unconfirmed, event)).toEqual([])
  expect(await listed(await account('other@example.org', true))).toBe(0)
  await ctx.db.update(users).set({ emailVerified: true })
  expect(await listed(unconfirmed)).toBe(1)
  expect(await ownBookings(unconfirmed, event)).toMatchObject([{ status: 'booked', names: ['Zoe Guest'] }])
})

test('a booking that another account has made with that address is not listed', async () => {
  const ctx = await aCtx()
  const { type } = await anEventWithPlaces(ctx, { price: 0 })
  const ben = await aMember(ctx, { name: 'Ben Other' })
  const payer = { name: 'Ben Other', email: 'zoe@example.org', memberId: ben.id }
  await aBookingOf(ctx, { type, payer, people: [{ name: 'Ben Other' }] })
  const zoe = await aUser(ctx, { email: 'zoe@example.org' })
  expect(await bookingsOfReader(as(ctx, anActor('member', { user: zoe })))).toEqual([])
})

test('the booking that a member made as a visitor is erased with them, and those of others stay', async () => {
  const ctx = await aCtx()
  const { type } = await anEventWithPlaces(ctx, { price: 0 })
  for (const email of ['zoe@example.org', 'ben@example.org'])
    await aBookingOf(ctx, { type, payer: { name: 'A visitor', email }, people: [{ name: 'A visitor' }] })
  const member = await aMember(ctx, { name: 'Zoe Visitor' })
  const user = await aUser(ctx, { email: 'zoe@example.org', member })
  await ctx.db.transaction((tx) => anonymiseBookings(tx, { memberId: member.id, userId: user.id }))
  expect((await ctx.db.select().from(bookings)).map(({ email }) => email).sort()).toEqual([
    '',
    'ben@example.org',
  ])
})

test('the bookings of a reader are found by indexes among ten thousand others', async () => {
  const ctx = await aCtx()
  const { event, type } = await anEventWithPlaces(ctx, { price: 0 })
  await ctx.db.execute(sql`insert into event_bookings (id, event_id, form_key, email, name, status, amount_minor)
    select gen_random_uuid(), ${event.id}, gen_random_uuid(), 'guest-' || n || '@example.org', 'Guest', 'booked', 0
    from generate_series(1, 10000) n`)
  await ctx.db.execute(sql`insert into event_tickets (id, booking_id, type_id, name, position, price_minor)
    select gen_random_uuid(), id, ${type.id}, 'Guest', 0, 0 from event_bookings`)
  await ctx.db.execute(sql`analyze event_bookings, event_tickets`)
  const reader = as(ctx, anActor('member', { user: await aUser(ctx), member: await aMember(ctx) }))
  const plans = await plansOf(reader, bookingsOfReader)
  expect(plans.join()).toContain('on event_bookings_email')
  expect(plans.join()).not.toContain('Seq Scan on event_bookings')
})
