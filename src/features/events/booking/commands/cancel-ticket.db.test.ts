import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anActor } from '../../../../../tests/support/actors.ts'
import { performPending } from '../../../../../tests/support/billing.ts'
import {
  aBooking,
  aForm,
  anEventWithPlaces,
  bookingsOf,
  takenOf,
} from '../../../../../tests/support/bookings.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aBillingCtx, type Sandbox } from '../../../../../tests/support/sandbox.ts'
import { later } from '../../../../../tests/support/store.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { markCheckIns } from '../../check-in/commands/mark-check-ins.server.ts'
import { checkInList } from '../../check-in/queries/check-in-list.server.ts'
import { events } from '../../table.server.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { bookingTerms, tickets } from '../table.server.ts'
import { bookPlaces } from './book-places.server.ts'
import { cancelByLink } from './cancel-booking.server.ts'
import { cancelTicketByLink, cancelTicketByOrganiser } from './cancel-ticket.server.ts'
import { offerPlaces } from './offer-places.server.ts'
import { payBooking } from './pay-booking.server.ts'
import { syncBooking } from './sync-booking.server.ts'

type Party = Awaited<ReturnType<typeof anEventWithPlaces>>

const tokenOf = (ctx: Ctx, party: Party, booking: { id: string }) =>
  new URL(ticketPath(ctx.secret, booking.id, party.event), 'http://x').searchParams.get('token') ?? ''
const ledgerOf = ({ db }: Ctx) => db.select().from(payments).orderBy(payments.id)

async function ticketNamed({ db }: Ctx, name: string): Promise<string> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.name, name))
  return ticket?.id ?? ''
}

async function aPaidBooking(ctx: Ctx, sandbox: Sandbox, party: Party, ...names: string[]) {
  const booking = await aBooking(ctx, party, ...names)
  const paying = await payBooking(ctx, booking.id)
  if (!paying.ok) throw new Error(paying.reason)
  await sandbox.pay(paying.sessionId)
  await settlePayment(ctx, paying.sessionId)
  await syncBooking(ctx, booking.id)
  return { booking, token: tokenOf(ctx, party, booking) }
}

async function aPaidParty(...names: string[]) {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 3 })
  await ctx.db
    .insert(bookingTerms)
    .values({ eventId: party.event.id, fullRefundDays: 14, lateRefundPercent: 50 })
  return { ctx, sandbox, party, ...(await aPaidBooking(ctx, sandbox, party, ...names)) }
}

test('the link of another booking, and anybody but an organiser, cancels no ticket', async () => {
  const { ctx, sandbox, party } = await aPaidParty('Zoe', 'Ben')
  const stranger = await aPaidBooking(ctx, sandbox, party, 'Mallory')
  const ben = await ticketNamed(ctx, 'Ben')
  await expect(cancelTicketByLink(ctx, stranger.token, ben)).rejects.toThrow(NotFound)
  await expect(cancelTicketByLink(ctx, 'a.b.c', ben)).rejects.toThrow(NotFound)
  for (const role of ['member', 'coach', 'finance'] as const)
    await expect(cancelTicketByOrganiser(as(ctx, anActor(role)), ben, 'all')).rejects.toThrow(Forbidden)
  expect(await takenOf(ctx, party)).toBe(3)
  expect((await ledgerOf(ctx)).map(({ refunded }) => refunded)).toEqual([0, 0])
})

test('one ticket is refunded by the rule, once, and its place goes to the waiting list', async () => {
  const { ctx, party, token } = await aPaidParty('Zoe', 'Ben', 'Cem')
  const waiting = { ...aForm(party, 'Dan'), waits: true }
  await bookPlaces({ ...ctx, actor: VISITOR, client: newId() }, party.event.slug, waiting)
  const ben = await ticketNamed(ctx, 'Ben')
  const outcomes = await Promise.all([1, 2, 3].map(() => cancelTicketByLink(ctx, token, ben)))
  expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, refund: 500 }])
  await offerPlaces(ctx, party.event.id)
  await performPending(ctx)
  expect((await ledgerOf(ctx)).map(({ amount, refunded }) => [amount, refunded])).toEqual([[3000, 500]])
  expect((await bookingsOf(ctx, party)).map(({ status, amount }) => [status, amount])).toEqual([
    ['booked', 2000],
    ['offered', 1000],
  ])
  expect(await takenOf(ctx, party)).toBe(3)
})

test('tickets cancelled at once are never refunded above what was paid, and the last one cancels the booking', async () => {
  const { ctx, sandbox, party, booking, token } = await aPaidParty('Zoe', 'Ben', 'Cem')
  const organiser = as(ctx, anActor('administrator'))
  const ids = await Promise.all(['Zoe', 'Ben', 'Cem'].map((name) => ticketNamed(ctx, name)))
  await Promise.all([
    ...ids.map((id) => cancelTicketByOrganiser(organiser, id, 'all')),
    ...ids.map((id) => cancelTicketByLink(ctx, token, id)),
    cancelByLink(ctx, token),
  ])
  await performPending(ctx)
  await syncBooking(ctx, booking.id)
  const [payment] = await ledgerOf(ctx)
  const refunds = await (await sandbox.payments.client()).refunds.list({})
  const sum = refunds.data.reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBe(payment?.refunded)
  expect(sum).toBeLessThanOrEqual(3000)
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'cancelled' }])
  expect(await takenOf(ctx, party)).toBe(0)
})

test('a booking of which only a free ticket is left stays booked when all money has gone back', async () => {
  const { ctx, party, booking, token } = await aPaidParty('Zoe', 'Ben')
  await ctx.db.update(bookingTerms).set({ fullRefundDays: 0 })
  const ben = await ticketNamed(ctx, 'Ben')
  await ctx.db.execute(`update event_tickets set price_minor = 0 where id = '${ben}'`)
  await ctx.db.execute(`update event_bookings set amount_minor = 1000`)
  await ctx.db.execute(`update payments set amount_minor = 1000`)
  await cancelTicketByLink(ctx, token, await ticketNamed(ctx, 'Zoe'))
  await ctx.db.update(payments).set({ status: 'refunded' })
  await syncBooking(ctx, booking.id)
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'booked', amount: 0 }])
  expect(await takenOf(ctx, party)).toBe(1)
})

test('a cancelled ticket cannot check in, and a ticket that has checked in cannot be cancelled by the booker', async () => {
  const { ctx, party, token } = await aPaidParty('Zoe', 'Ben', 'Cem')
  const organiser = as(later(ctx, 6.5 * 24 * 60), anActor('administrator'))
  const [zoe, ben] = [await ticketNamed(ctx, 'Zoe'), await ticketNamed(ctx, 'Ben')]
  await cancelTicketByLink(ctx, token, ben)
  const mark = (ticket: string) => ({ ticket, isIn: true, markId: newId(), markedAt: organiser.clock.now() })
  await markCheckIns(organiser, party.event.id, [mark(zoe), mark(ben)])
  const list = (await checkInList(organiser, party.event.id)).tickets
  expect(list.map(({ name, why, checkedInAt }) => [name, why, checkedInAt !== null])).toEqual([
    ['Ben', 'Cancelled', false],
    ['Cem', '', false],
    ['Zoe', '', true],
  ])
  expect(await cancelTicketByLink(organiser, token, zoe)).toEqual({ ok: false, reason: 'CHECKED_IN' })
  expect(await cancelByLink(organiser, token)).toEqual({ ok: false, reason: 'CHECKED_IN' })
})

test('after the event has begun the booker cancels nothing, and the organiser still can', async () => {
  const { ctx, party, token } = await aPaidParty('Zoe', 'Ben')
  await ctx.db.update(events).set({ startsAt: ctx.clock.now() })
  const ben = await ticketNamed(ctx, 'Ben')
  expect(await cancelTicketByLink(ctx, token, ben)).toEqual({ ok: false, reason: 'PAST' })
  const organiser = as(ctx, anActor('administrator'))
  expect(await cancelTicketByOrganiser(organiser, ben, 'all')).toEqual({ ok: true, refund: 1000 })
  expect(await takenOf(ctx, party)).toBe(1)
})
