import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { performPending } from '../../../../../tests/support/billing.ts'
import {
  aBooking,
  anEventWithPlaces,
  bookAsVisitor,
  bookingsOf,
  takenOf,
} from '../../../../../tests/support/bookings.ts'
import { aBillingCtx, type Sandbox } from '../../../../../tests/support/sandbox.ts'
import { later } from '../../../../../tests/support/store.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { bookings, bookingTerms } from '../table.server.ts'
import { cancelByLink } from './cancel-booking.server.ts'
import { payBooking } from './pay-booking.server.ts'
import { releaseHolds } from './release-holds.server.ts'
import { syncBooking } from './sync-booking.server.ts'

type Party = Awaited<ReturnType<typeof anEventWithPlaces>>

const subjectsOf = async ({ db }: Ctx) => (await db.select().from(mails)).map(({ subject }) => subject)
const ledgerOf = ({ db }: Ctx) => db.select().from(payments).orderBy(payments.id)

async function atCheckout(ctx: Ctx, party: Party, ...names: string[]) {
  const booking = await aBooking(ctx, party, ...names)
  const paying = await payBooking(ctx, booking.id)
  if (!paying.ok) throw new Error(paying.reason)
  return { booking, sessionId: paying.sessionId }
}

/** Pays, and settles as the webhook does. */
async function payNow(
  ctx: Ctx,
  sandbox: Sandbox,
  { booking, sessionId }: Awaited<ReturnType<typeof atCheckout>>,
) {
  await sandbox.pay(sessionId)
  await settlePayment(ctx, sessionId)
  await syncBooking(ctx, booking.id)
  return booking
}

const cancel = (ctx: Ctx, { id }: { id: string }, { event }: Party) =>
  cancelByLink(ctx, decodeURIComponent(ticketPath(ctx.secret, id, event).split('token=')[1] ?? ''))

test('of 200 people who book 20 places at once, 20 get a place and can pay, and nobody else is charged', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 20 })
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const booked = await bookAsVisitor(ctx, party, `Guest ${at}`)
      return booked.ok ? payBooking(ctx, booked.booking.id) : booked
    }),
  )
  const reasons = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]))
  expect(reasons).toEqual(Array(180).fill('FULL'))
  expect(await takenOf(ctx, party)).toBe(20)
  expect(await bookingsOf(ctx, party)).toHaveLength(20)
  expect(await sandbox.requests('/v1/checkout/sessions')).toHaveLength(20)
  expect(await ledgerOf(ctx)).toHaveLength(20)
})

test('paying, cancelling and releasing at once neither loses nor doubles a place', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 10 })
  const held = await Promise.all(Array.from({ length: 10 }, (_, at) => atCheckout(ctx, party, `Guest ${at}`)))
  await Promise.all(held.slice(0, 5).map(({ sessionId }) => sandbox.pay(sessionId)))
  await Promise.all([
    ...held.map(({ sessionId }) => settlePayment(ctx, sessionId)),
    ...held.map(({ booking }) => syncBooking(ctx, booking.id)),
    ...held.slice(4, 7).map(({ booking }) => cancel(ctx, booking, party)),
    releaseHolds(later(ctx, 32)),
    releaseHolds(later(ctx, 32)),
  ])
  for (const { booking } of held) await syncBooking(ctx, booking.id)
  const states = (await bookingsOf(ctx, party)).map(({ status }) => status)
  expect(states.filter((status) => status === 'booked')).toHaveLength(4)
  expect(states.filter((status) => status === 'held')).toEqual([])
  expect(await takenOf(ctx, party)).toBe(4)
})

test('places that are no longer kept cannot be paid', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const booking = await aBooking(ctx, party, 'Zoe')
  expect(await payBooking(later(ctx, 32), booking.id)).toEqual({ ok: false, reason: 'NOT_HELD' })
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('a booking that is paid already cannot be paid again', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const open = await atCheckout(ctx, party, 'Zoe')
  expect(await payBooking(ctx, open.booking.id)).toMatchObject({ ok: true, sessionId: open.sessionId })
  await sandbox.pay(open.sessionId)
  expect(await payBooking(ctx, open.booking.id)).toEqual({ ok: false, reason: 'ALREADY_PAID' })
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'booked' }])
})

test('unpaid places are kept for half an hour, then their session is closed and they are free', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 2 })
  const { sessionId } = await atCheckout(ctx, party, 'Zoe', 'Ben')
  expect(await releaseHolds(later(ctx, 30))).toBe(0)
  expect(await takenOf(ctx, party)).toBe(2)
  expect(await releaseHolds(later(ctx, 31))).toBe(1)
  expect(await takenOf(ctx, party)).toBe(0)
  expect(await (await sandbox.payments.client()).checkout.sessions.retrieve(sessionId)).toMatchObject({
    status: 'expired',
  })
})

test('while the provider is down, unpaid places are kept', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  await atCheckout(ctx, party, 'Zoe')
  await sandbox.trouble({ kind: 'error', status: 500, times: 20 })
  expect(await releaseHolds(later(ctx, 32))).toBe(0)
  expect(await takenOf(ctx, party)).toBe(1)
})

test('a payment books the places once, however often it is settled, and sends the tickets once', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const open = await atCheckout(ctx, party, 'Zoe', 'Ben')
  const booking = await payNow(ctx, sandbox, open)
  await Promise.all([
    syncBooking(ctx, booking.id),
    syncBooking(ctx, booking.id),
    releaseHolds(later(ctx, 60)),
  ])
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'booked', heldUntil: null, amount: 2000 }])
  expect((await subjectsOf(ctx)).filter((subject) => subject === 'Your tickets: Party')).toHaveLength(1)
  expect(await takenOf(ctx, party)).toBe(2)
})

test('a payment that arrives too late books the places that are left', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  const late = await atCheckout(ctx, party, 'Zoe')
  await ctx.db.update(bookings).set({ status: 'expired', heldUntil: null })
  await ctx.db.execute('update event_ticket_types set taken = 0')
  await payNow(ctx, sandbox, late)
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'booked' }])
  expect(await takenOf(ctx, party)).toBe(1)
})

test('a payment that arrives when all places are taken is refunded, and the payer gets one e-mail', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx, { places: 1 })
  const late = await atCheckout(ctx, party, 'Zoe')
  await ctx.db.update(bookings).set({ status: 'expired', heldUntil: null })
  await ctx.db.execute('update event_ticket_types set taken = 0')
  await aBooking(ctx, party, 'Ben')
  await payNow(ctx, sandbox, late)
  await syncBooking(ctx, late.booking.id)
  await performPending(ctx)
  expect(await ledgerOf(ctx)).toMatchObject([{ status: 'refunded', refunded: 1000 }])
  expect((await subjectsOf(ctx)).filter((subject) => subject.startsWith('Your money'))).toHaveLength(1)
  expect(await takenOf(ctx, party)).toBe(1)
})

test('a payer who cancels in time is refunded in full, once, and the places are free', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const booking = await payNow(ctx, sandbox, await atCheckout(ctx, party, 'Zoe', 'Ben'))
  await ctx.db
    .insert(bookingTerms)
    .values({ eventId: party.event.id, fullRefundDays: 2, lateRefundPercent: 0 })
  const outcomes = await Promise.all([cancel(ctx, booking, party), cancel(ctx, booking, party)])
  expect(outcomes).toContainEqual({ ok: true, refund: pence(2000) })
  expect(outcomes).toContainEqual({ ok: false, reason: 'NOT_ACTIVE' })
  await performPending(ctx)
  await syncBooking(ctx, booking.id)
  expect(await ledgerOf(ctx)).toMatchObject([{ status: 'refunded', refunded: 2000 }])
  expect(await takenOf(ctx, party)).toBe(0)
  expect(await subjectsOf(ctx)).toContain('Booking cancelled: Party')
})

test('a payer who cancels late is refunded by the rule', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const terms = { eventId: party.event.id, fullRefundDays: 14, lateRefundPercent: 50 }
  await ctx.db.insert(bookingTerms).values(terms)
  const half = await payNow(ctx, sandbox, await atCheckout(ctx, party, 'Zoe'))
  expect(await cancel(ctx, half, party)).toEqual({ ok: true, refund: 500 })
  await ctx.db
    .update(bookingTerms)
    .set({ lateRefundPercent: 0 })
    .where(eq(bookingTerms.eventId, terms.eventId))
  const none = await payNow(ctx, sandbox, await atCheckout(ctx, party, 'Ben'))
  expect(await cancel(ctx, none, party)).toEqual({ ok: true, refund: 0 })
  await performPending(ctx)
  expect((await ledgerOf(ctx)).map(({ refunded }) => refunded)).toEqual([500, 0])
})

test('a payer who releases unpaid places closes the session, so that nothing can be paid', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const { booking, sessionId } = await atCheckout(ctx, party, 'Zoe')
  expect(await cancel(ctx, booking, party)).toEqual({ ok: true, refund: 0 })
  await expect(sandbox.pay(sessionId)).rejects.toThrow()
  expect(await takenOf(ctx, party)).toBe(0)
})

test('a payment that finance refunds in full cancels the booking', async () => {
  const { ctx, sandbox } = await aBillingCtx()
  const party = await anEventWithPlaces(ctx)
  const booking = await payNow(ctx, sandbox, await atCheckout(ctx, party, 'Zoe'))
  await ctx.db.update(payments).set({ status: 'refunded', refunded: pence(1000) })
  await syncBooking(ctx, booking.id)
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'cancelled' }])
  expect(await takenOf(ctx, party)).toBe(0)
})
