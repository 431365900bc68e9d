import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../../demo/builders/booking.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { anEventWithPlaces } from '../../../../../tests/support/bookings.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { tickets } from '../../booking/table.server.ts'
import { checkInList, ticketStates } from '../queries/check-in-list.server.ts'
import type { CheckInInput } from '../schema.ts'
import { markCheckIns } from './mark-check-ins.server.ts'

/** An event that begins in an hour, with tickets for Ana and Ben, and a cancelled one for Cem. */
async function anEvening() {
  const quiet = await aCtx()
  const party = await anEventWithPlaces(quiet, { price: 0 })
  const clock = { now: () => new Date(party.event.startsAt.getTime() - 3_600_000) }
  const ctx = { ...quiet, clock }
  const ticketFor = async (name: string, status?: 'cancelled') => {
    const payer = { name, email: `${name}@example.org` }
    const id = await aBookingOf(ctx, {
      type: party.type,
      payer,
      people: [{ name }],
      ...(status && { status }),
    })
    const [ticket] = await ctx.db.select().from(tickets).where(eq(tickets.bookingId, id))
    return ticket?.id ?? ''
  }
  const [ana, ben, cem] = [
    await ticketFor('Ana'),
    await ticketFor('Ben'),
    await ticketFor('Cem', 'cancelled'),
  ]
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
  const mark = (ticket: string, isIn: boolean, minutes: number): CheckInInput => ({
    ...{ ticket, isIn, markId: newId(), markedAt: at(minutes) },
  })
  return { ctx, event: party.event, ana, ben, cem, at, mark }
}

test('only organisers see the list at the entrance and check people in', async () => {
  const { ctx, event, ana, mark } = await anEvening()
  for (const actor of [
    VISITOR,
    ...(['member', 'coach', 'finance', 'shop'] as const).map((one) => anActor(one)),
  ]) {
    const theirs = as(ctx, actor)
    await expect(checkInList(theirs, event.id)).rejects.toThrow(Forbidden)
    await expect(ticketStates(theirs, event.id)).rejects.toThrow(Forbidden)
    await expect(markCheckIns(theirs, event.id, [mark(ana, true, -1)])).rejects.toThrow(Forbidden)
  }
})

test('a cancelled ticket and one of another event are not checked in', async () => {
  const { ctx, event, cem, mark } = await anEvening()
  const other = await anEvening()
  await markCheckIns(ctx, event.id, [mark(cem, true, -1), mark(other.ana, true, -1)])
  const { tickets: listed } = await checkInList(ctx, event.id)
  expect(listed).toMatchObject([
    { name: 'Ana', why: '', checkedInAt: null },
    { name: 'Ben', why: '', checkedInAt: null },
    { name: 'Cem', why: 'Cancelled', checkedInAt: null },
  ])
})

test('check-in opens a day before the event', async () => {
  const { ctx, event, ana, mark } = await anEvening()
  const early = { ...ctx, clock: { now: () => new Date(event.startsAt.getTime() - 25 * 3_600_000) } }
  expect(await markCheckIns(early, event.id, [mark(ana, true, -1)])).toMatchObject({ reason: 'CLOSED' })
  expect((await checkInList(early, event.id)).isOpen).toBe(false)
})

test('the latest mark of two phones counts, whatever the order and number of deliveries', async () => {
  const { ctx, event, ana, ben, at, mark } = await anEvening()
  const [checkedIn, undone] = [mark(ana, true, -20), mark(ana, false, -10)]
  await markCheckIns(ctx, event.id, [undone, mark(ben, true, -15)])
  await markCheckIns(ctx, event.id, [checkedIn])
  await markCheckIns(ctx, event.id, [checkedIn, undone])
  const states = await ticketStates(ctx, event.id)
  expect([states[ana]?.checkedInAt, states[ben]?.checkedInAt]).toEqual([null, at(-15).toISOString()])
})

test('a mark from a phone with a fast clock can be undone', async () => {
  const { ctx, event, ana, at, mark } = await anEvening()
  await markCheckIns(ctx, event.id, [mark(ana, true, 300)])
  const later = { ...ctx, clock: { now: () => at(5) } }
  await markCheckIns(later, event.id, [mark(ana, false, 4)])
  expect((await ticketStates(later, event.id))[ana]?.checkedInAt).toBeNull()
})
