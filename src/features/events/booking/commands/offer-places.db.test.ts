import { expect, test } from 'vitest'
import {
  aBooking,
  aForm,
  anEventWithPlaces,
  bookAsVisitor,
  bookingsOf,
  takenOf,
} from '../../../../../tests/support/bookings.ts'
import { aBillingCtx } from '../../../../../tests/support/sandbox.ts'
import { later } from '../../../../../tests/support/store.ts'
import { SYSTEM, VISITOR } from '../../../../kernel/actor.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { bookPlaces } from './book-places.server.ts'
import { cancelByOrganiser } from './cancel-booking.server.ts'
import { offerPlaces } from './offer-places.server.ts'
import { acceptOffer, payBooking } from './pay-booking.server.ts'
import { releaseHolds } from './release-holds.server.ts'
import { saveTicketType } from './save-ticket-type.server.ts'

type Party = Awaited<ReturnType<typeof anEventWithPlaces>>

async function wait(ctx: Ctx, party: Party, ...names: string[]) {
  const form = { ...aForm(party, ...names), waits: true }
  const booked = await bookPlaces({ ...ctx, actor: VISITOR, client: newId() }, party.event.slug, form)
  if (!booked.ok) throw new Error(booked.reason)
  return booked.booking
}

const statesOf = async (ctx: Ctx, party: Party) => (await bookingsOf(ctx, party)).map(({ status }) => status)
const free = (ctx: Ctx, { id }: { id: string }) => cancelByOrganiser({ ...ctx, actor: SYSTEM }, id, 'none')
const subjectsOf = async ({ db }: Ctx) => (await db.select().from(mails)).map(({ subject }) => subject)

test('a booking on the waiting list has no place and cannot be paid', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  await aBooking(ctx, party, 'Ana')
  const waiting = await wait(ctx, party, 'Ben')
  expect(await payBooking(ctx, waiting.id)).toEqual({ ok: false, reason: 'NOT_HELD' })
  expect([await statesOf(ctx, party), await takenOf(ctx, party)]).toEqual([['held', 'waiting'], 1])
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
  expect(await subjectsOf(ctx)).toEqual(['You are on the waiting list: Party'])
})

test('a free place goes to the waiting list, oldest first, and nobody else can book it before', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  const ana = await aBooking(ctx, party, 'Ana')
  await wait(ctx, party, 'Ben')
  await wait(ctx, party, 'Cem')
  await free(ctx, ana)
  expect(await bookAsVisitor(ctx, party, 'Dan')).toMatchObject({ reason: 'FULL', left: 0 })
  const offers = await Promise.all([offerPlaces(ctx, party.event.id), offerPlaces(ctx, party.event.id)])
  expect(offers.toSorted()).toEqual([0, 1])
  expect([await statesOf(ctx, party), await takenOf(ctx, party)]).toEqual([
    ['cancelled', 'offered', 'waiting'],
    1,
  ])
  expect((await subjectsOf(ctx)).filter((subject) => subject.startsWith('There is a place'))).toHaveLength(1)
})

test('a booking for more people than there are places is passed over', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  const ana = await aBooking(ctx, party, 'Ana')
  await wait(ctx, party, 'Ben', 'Cem')
  await free(ctx, ana)
  await wait(ctx, party, 'Dan')
  expect(await statesOf(ctx, party)).toEqual(['cancelled', 'waiting', 'offered'])
})

test('an offer that is not taken up in a day goes to the next in the list', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  const ana = await aBooking(ctx, party, 'Ana')
  await wait(ctx, party, 'Ben')
  await wait(ctx, party, 'Cem')
  await free(ctx, ana)
  await offerPlaces(ctx, party.event.id)
  const tomorrow = later(ctx, 24 * 60 + 1)
  expect(await releaseHolds(tomorrow)).toBe(1)
  await offerPlaces(tomorrow, party.event.id)
  expect(await statesOf(ctx, party)).toEqual(['cancelled', 'expired', 'offered'])
  expect((await subjectsOf(ctx)).filter((subject) => subject.includes('not taken up'))).toHaveLength(1)
})

test('no offer is made for an event that has begun', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  const ana = await aBooking(ctx, party, 'Ana')
  await wait(ctx, party, 'Ben')
  await free(ctx, ana)
  expect(await offerPlaces(later(ctx, 8 * 24 * 60), party.event.id)).toBe(0)
})

test('an offered place is charged only once its owner goes to pay, and keeps its time', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 0 })
  const ben = await wait(ctx, party, 'Ben')
  const { id, name, price, memberPrice, mostPerBooking, deposit, restDueOn } = party.type
  const type = { id, name, price, memberPrice, mostPerBooking, deposit, restDueOn }
  await saveTicketType(ctx, party.event.id, { ...type, places: 1 })
  await offerPlaces(ctx, party.event.id)
  expect(await ctx.db.select().from(payments)).toEqual([])
  const [offered] = await bookingsOf(ctx, party)
  expect(await payBooking(ctx, ben.id)).toMatchObject({ ok: true })
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'held', heldUntil: offered?.heldUntil }])
})

test('a free place that was offered is booked when it is confirmed, once', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1, price: 0 })
  const ben = await wait(ctx, party, 'Ben')
  expect(await statesOf(ctx, party)).toEqual(['offered'])
  await Promise.all([acceptOffer(ctx, ben.id), acceptOffer(ctx, ben.id)])
  expect(await statesOf(ctx, party)).toEqual(['booked'])
  expect((await subjectsOf(ctx)).filter((subject) => subject.startsWith('Your ticket'))).toHaveLength(1)
})

test('cancelling, waiting and offering at once gives each place to one booking', async () => {
  const { ctx } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 10 })
  const held = await Promise.all(Array.from({ length: 10 }, (_, at) => aBooking(ctx, party, `Guest ${at}`)))
  await Promise.all([
    ...held.slice(0, 6).map((booking) => free(ctx, booking)),
    ...Array.from({ length: 12 }, (_, at) => wait(ctx, party, `Waiting ${at}`)),
    ...Array.from({ length: 4 }, () => offerPlaces(ctx, party.event.id)),
  ])
  await offerPlaces(ctx, party.event.id)
  const states = await statesOf(ctx, party)
  expect(await takenOf(ctx, party)).toBe(10)
  expect(states.filter((status) => status === 'offered')).toHaveLength(6)
  expect(states.filter((status) => status === 'waiting')).toHaveLength(6)
})
