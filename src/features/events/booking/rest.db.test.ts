import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anActor } from '../../../../tests/support/actors.ts'
import { performPending } from '../../../../tests/support/billing.ts'
import { bookingsOf, takenOf } from '../../../../tests/support/bookings.ts'
import { aCamp, figuresOf, ledgerOf, recordRest } from '../../../../tests/support/camp.ts'
import { as } from '../../../../tests/support/database.ts'
import { CONTENT_TYPES } from '../../../content-types.ts'
import { clubDay, clubInstant } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { providerOperations } from '../../billing/operations/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { refundByStaff } from '../../billing/refunds/commands/request-refund.server.ts'
import { payBacks } from '../../billing/refunds/table.server.ts'
import { cancelByLink } from './commands/cancel-booking.server.ts'
import { cancelTicketByLink } from './commands/cancel-ticket.server.ts'
import { payRest } from './commands/pay-rest.server.ts'
import { followPayment } from './commands/sync-booking.server.ts'
import { bookings, bookingTerms, tickets, ticketTypes } from './table.server.ts'

/** Finance staff refund all of the deposit, and the refund's end arrives as an event. */
async function refundDeposit(ctx: Ctx, finance: Ctx, bookingId: string) {
  const [deposit] = await ctx.db.select().from(payments).where(eq(payments.objectId, bookingId))
  expect(await refundByStaff(finance, deposit?.id ?? '', { key: newId() })).toMatchObject({ ok: true })
  await performPending(ctx)
  await followPayment(ctx, bookingId)
  await performPending(ctx)
}

const ticketOf = async ({ db }: Ctx, name: string) => {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.name, name))
  return ticket?.id ?? ''
}

async function openRest(ctx: Ctx, token: string) {
  const paying = await payRest(ctx, token)
  if (!paying.ok) throw new Error(paying.reason)
  return paying.sessionId
}

/** The money of a session arrives, as the page asked for it when it was opened. */
const arrive = ({ db, clock }: Ctx, sessionId: string, amount: number) =>
  db
    .update(payments)
    .set({ status: 'paid', amount: pence(amount), paidAt: clock.now(), paymentIntentId: newId() })
    .where(eq(payments.sessionId, sessionId))

/** The refunds that have been requested of the payment of a session, in pence. */
async function askedOf({ db }: Ctx, sessionId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.sessionId, sessionId))
  const requests = (await db.select().from(providerOperations)).map(({ request }) => request)
  return (requests as { paymentId: string; amount: number }[])
    .filter(({ paymentId }) => paymentId === payment?.id)
    .map(({ amount }) => amount)
}

test('a full refund of the deposit returns the rest too, and the payer reads the sum', async () => {
  const { ctx, finance, camp, book, payLater } = await aCamp()
  const booked = await book('Zoe')
  await payLater(booked)
  await refundDeposit(ctx, finance, booked.booking.id)
  expect(await ledgerOf(ctx)).toEqual([
    ['Camp, deposit', 3001, 3001],
    ['Camp, rest', 6999, 6999],
  ])
  expect(await bookingsOf(ctx, camp)).toMatchObject([{ status: 'cancelled' }])
  expect(await takenOf(ctx, camp)).toBe(0)
  expect(await figuresOf(finance)).toMatchObject({ received: 10_000, refunded: 10_000, open: 0 })
  const sent = await ctx.db.select().from(mails).where(eq(mails.subject, 'Booking cancelled: Camp'))
  expect(sent.map(({ text }) => text).join()).toContain('We refund £100.00 to the card')
})

test('a full refund of the deposit closes the open page of the rest', async () => {
  const { ctx, sandbox, finance, book } = await aCamp()
  const { booking, token } = await book('Zoe')
  const sessionId = await openRest(ctx, token)
  await refundDeposit(ctx, finance, booking.id)
  const stripe = await sandbox.payments.client()
  expect(await stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({ status: 'expired' })
  expect(await payRest(ctx, token)).toMatchObject({ reason: 'NOT_HELD' })
})

test('a full refund of the deposit asks the treasurer to pay back a rest that was paid in cash', async () => {
  const { ctx, finance, book } = await aCamp()
  const { booking } = await book('Zoe')
  await recordRest(finance, booking.restId ?? '', 6999)
  await refundDeposit(ctx, finance, booking.id)
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toContain(
    'Pay back £69.99 to Zoe: Camp',
  )
})

test('an amount that is paid too much of a rest goes back once, although the booking changed after it', async () => {
  const { ctx, book } = await aCamp()
  const { booking, token } = await book('Zoe', 'Ben')
  await cancelTicketByLink(ctx, token, await ticketOf(ctx, 'Ben'))
  const sessionId = await openRest(ctx, token)
  await arrive(ctx, sessionId, 13_998)
  await ctx.db.update(bookings).set({ updatedAt: new Date(ctx.clock.now().getTime() + 60_000) })
  for (const objectId of [booking.restId ?? '', booking.id, booking.restId ?? ''])
    await followPayment(ctx, objectId)
  expect(await askedOf(ctx, sessionId)).toEqual([6999])
})

test('a part of the rest that the rule keeps does not go back, whatever is followed later', async () => {
  const { ctx, camp, book, payLater } = await aCamp()
  await ctx.db
    .insert(bookingTerms)
    .values({ eventId: camp.event.id, fullRefundDays: 40, lateRefundPercent: 0 })
  const booked = await book('Zoe', 'Ben')
  await payLater(booked)
  expect(await cancelTicketByLink(ctx, booked.token, await ticketOf(ctx, 'Ben'))).toMatchObject({ refund: 0 })
  expect(await cancelTicketByLink(ctx, booked.token, await ticketOf(ctx, 'Zoe'))).toMatchObject({ refund: 0 })
  await followPayment(ctx, booked.booking.restId ?? '')
  await followPayment(ctx, booked.booking.id)
  await performPending(ctx)
  expect((await ledgerOf(ctx)).map(([, , refunded]) => refunded)).toEqual([0, 0])
})

test('a card payment that arrives for a rest that was paid in cash goes back whole', async () => {
  const { ctx, finance, book } = await aCamp()
  const { booking, token } = await book('Zoe')
  const sessionId = await openRest(ctx, token)
  await ctx.db.update(payments).set({ status: 'failed' }).where(eq(payments.sessionId, sessionId))
  await recordRest(finance, booking.restId ?? '', 6999)
  await arrive(ctx, sessionId, 6999)
  await followPayment(ctx, booking.restId ?? '')
  expect(await askedOf(ctx, sessionId)).toEqual([6999])
})

test('an event that is moved to an earlier day has its rests due on that day, and none later', async () => {
  const { ctx, camp, book } = await aCamp()
  await book('Zoe')
  const admin = as(ctx, anActor('administrator'))
  const eventType = CONTENT_TYPES.find(({ collection }) => collection === 'events')
  if (!eventType) throw new Error('there is no content type of events')
  const daysFromNow = (days: number) => new Date(ctx.clock.now().getTime() + days * 86_400_000)
  const due = async () => {
    const [type] = await ctx.db.select().from(ticketTypes)
    const [booking] = await bookingsOf(ctx, camp)
    return [type?.restDueOn, booking?.restDueAt]
  }
  const before = await due()
  await updateEntry(admin, eventType, camp.event.id, { Date: daysFromNow(20).toISOString() })
  expect(await due()).toEqual(before)
  await updateEntry(admin, eventType, camp.event.id, { Date: daysFromNow(5).toISOString() })
  const day = clubDay(daysFromNow(5))
  expect(await due()).toEqual([day, clubInstant(day, '23:59')])
})

/** Reverses a payment in a transaction that stays open. Returns a function that ends it. */
async function startReversing({ db }: Ctx, id: string): Promise<() => Promise<void>> {
  const changed = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const reversing = db.transaction(async (tx) => {
    await tx
      .update(payments)
      .set({ status: 'refunded', refunded: sql`${payments.amount}` })
      .where(eq(payments.id, id))
    changed.resolve()
    await over.promise
  })
  await changed.promise
  return () => {
    over.resolve()
    return reversing
  }
}

/** Whether a connection to this database waits for a lock. */
async function isWaiting({ db }: Ctx): Promise<boolean> {
  const { rows } = await db.execute<{ many: number }>(sql`select count(*)::int as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return (rows[0]?.many ?? 0) > 0
}

test('a rest in cash that is reversed while its booking is cancelled is not promised back', async () => {
  const { ctx, finance, book } = await aCamp()
  const { booking, token } = await book('Zoe')
  const recorded = await recordRest(finance, booking.restId ?? '', 6999)
  const end = await startReversing(ctx, recorded.ok ? recorded.paymentId : '')
  let isDone = false
  const cancelling = cancelByLink(ctx, token).finally(() => {
    isDone = true
  })
  await expect.poll(async () => isDone || (await isWaiting(ctx))).toBe(true)
  await end()
  expect(await cancelling).toMatchObject({ ok: true, refund: 3001 })
  expect(await ctx.db.$count(payBacks)).toBe(0)
  expect((await ctx.db.select().from(mails)).map(({ text }) => text).join()).not.toContain('We pay back')
})
