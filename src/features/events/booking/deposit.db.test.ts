import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { performPending } from '../../../../tests/support/billing.ts'
import { aBooking, bookingsOf } from '../../../../tests/support/bookings.ts'
import { aCamp, figuresOf, ledgerOf, openOf, recordRest } from '../../../../tests/support/camp.ts'
import { as } from '../../../../tests/support/database.ts'
import { later } from '../../../../tests/support/store.ts'
import { addDays, clubDay } from '../../../kernel/dates.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { reversePayment } from '../../money/commands/reverse-payment.server.ts'
import { cancelByLink } from './commands/cancel-booking.server.ts'
import { cancelTicketByLink } from './commands/cancel-ticket.server.ts'
import { payRest } from './commands/pay-rest.server.ts'
import { followPayment } from './commands/sync-booking.server.ts'
import { bookingOfLink } from './queries/booking.server.ts'
import { ownRests } from './queries/rests.server.ts'
import { bookings, bookingTerms, tickets } from './table.server.ts'

const DAY_MINUTES = 24 * 60

test('a deposit books the places, and the rest is open in Money until it is paid', async () => {
  const { ctx, finance, book, payLater } = await aCamp()
  const booked = await book('Zoe', 'Ben')
  expect(await ledgerOf(ctx)).toEqual([['Camp, deposit', 6002, 0]])
  expect(await figuresOf(finance)).toMatchObject({ expected: 20_000, received: 6002, late: 0, open: 13_998 })
  expect(await openOf(ctx)).toMatchObject([
    { description: 'Camp, rest', open: 13_998, dueOn: addDays(clubDay(ctx.clock.now()), 10) },
  ])
  expect((await openOf(ctx))[0]?.payUrl).toContain('/tickets?token=')
  expect(await figuresOf(later(finance, 11 * DAY_MINUTES))).toMatchObject({ late: 13_998 })
  await payLater(booked)
  expect(await figuresOf(finance)).toMatchObject({ expected: 20_000, received: 20_000, open: 0 })
  expect(await openOf(ctx)).toEqual([])
})

test('nobody pays a rest twice, by card or by hand', async () => {
  const { ctx, finance, book, payLater } = await aCamp()
  const booked = await book('Zoe')
  const restId = booked.booking.restId ?? ''
  expect(await recordRest(finance, restId, 5000, 6999)).toMatchObject({ reason: 'TOO_LITTLE', open: 6999 })
  expect(await recordRest(finance, restId, 7000, 6999)).toMatchObject({ reason: 'TOO_MUCH' })
  await payLater(booked)
  expect(await payRest(ctx, booked.token)).toMatchObject({ ok: false, reason: 'ALREADY_PAID' })
  expect(await recordRest(finance, restId, 6999)).toMatchObject({ ok: false, reason: 'NOT_OPEN' })
  expect(await ctx.db.$count(payments)).toBe(2)
})

test('a rest in cash closes the open page, counts in Money, and is owed again when it is reversed', async () => {
  const { ctx, finance, book } = await aCamp()
  const { booking, token } = await book('Zoe')
  expect(await payRest(ctx, token)).toMatchObject({ ok: true })
  const recorded = await recordRest(finance, booking.restId ?? '', 6999)
  if (!recorded.ok) throw new Error(recorded.reason)
  await followPayment(ctx, booking.restId ?? '')
  expect(await payRest(ctx, token)).toMatchObject({ reason: 'ALREADY_PAID' })
  expect((await bookingOfLink(ctx, token))?.rest).toBe(0)
  expect(await figuresOf(finance)).toMatchObject({ expected: 10_000, received: 10_000, open: 0 })
  expect(await reversePayment(finance, recorded.paymentId)).toMatchObject({ ok: true })
  expect(await figuresOf(finance)).toMatchObject({ expected: 10_000, received: 3001, open: 6999 })
  expect(await payRest(ctx, token)).toMatchObject({ ok: true })
})

test('a cancelled booking refunds deposit and rest, each to its own payment, as its page has said', async () => {
  const { ctx, finance, camp, book, payLater } = await aCamp()
  await ctx.db
    .insert(bookingTerms)
    .values({ eventId: camp.event.id, fullRefundDays: 40, lateRefundPercent: 50 })
  const booked = await book('Zoe')
  await payLater(booked)
  const shown = (await bookingOfLink(ctx, booked.token))?.refund
  expect(await cancelByLink(ctx, booked.token)).toMatchObject({ ok: true, refund: shown })
  await performPending(ctx)
  expect(await ledgerOf(ctx)).toEqual([
    ['Camp, deposit', 3001, 1501],
    ['Camp, rest', 6999, 3500],
  ])
  expect(shown).toBe(5001)
  expect(await figuresOf(finance)).toMatchObject({ received: 10_000, refunded: 5001, open: 0 })
})

test('a booking that is cancelled before the rest is paid refunds only the deposit, and owes nothing', async () => {
  const { ctx, finance, book } = await aCamp()
  const { token } = await book('Zoe')
  expect(await payRest(ctx, token)).toMatchObject({ ok: true })
  expect(await cancelByLink(ctx, token)).toMatchObject({ ok: true, refund: 3001 })
  await performPending(ctx)
  expect(await payRest(ctx, token)).toMatchObject({ reason: 'NOT_HELD' })
  expect(await figuresOf(finance)).toMatchObject({ received: 3001, refunded: 3001, late: 0, open: 0 })
})

test('a cancelled ticket takes its part off the rest, and the others stay booked', async () => {
  const { ctx, finance, camp, book, payLater } = await aCamp()
  const booked = await book('Zoe', 'Ben', 'Cem')
  const idOf = async (name: string) => {
    const [ticket] = await ctx.db.select().from(tickets).where(eq(tickets.name, name))
    return ticket?.id ?? ''
  }
  expect(await cancelTicketByLink(ctx, booked.token, await idOf('Ben'))).toMatchObject({ refund: 3001 })
  await performPending(ctx)
  expect((await openOf(ctx))[0]?.open).toBe(13_998)
  await payLater(booked)
  expect(await cancelTicketByLink(ctx, booked.token, await idOf('Cem'))).toMatchObject({ refund: 10_000 })
  await performPending(ctx)
  await followPayment(ctx, booked.booking.id)
  await followPayment(ctx, booked.booking.restId ?? '')
  expect(await ledgerOf(ctx)).toEqual([
    ['Camp, deposit', 9003, 6002],
    ['Camp, rest', 13_998, 6999],
  ])
  expect(await bookingsOf(ctx, camp)).toMatchObject([{ status: 'booked', amount: 10_000, deposit: 3001 }])
  expect(await figuresOf(finance)).toMatchObject({ received: 23_001, refunded: 13_001, open: 0 })
})

test('a rest that was paid by hand is paid back by the treasurer, and both get an e-mail', async () => {
  const { ctx, finance, book } = await aCamp()
  const { booking, token } = await book('Zoe')
  await recordRest(finance, booking.restId ?? '', 6999)
  expect(await cancelByLink(ctx, token)).toMatchObject({ ok: true, refund: 10_000 })
  await performPending(ctx)
  expect((await ledgerOf(ctx)).map(([, , refunded]) => refunded)).toEqual([3001, 0])
  const sent = await ctx.db.select().from(mails)
  const textOf = (to: string, subject: RegExp) =>
    sent.find((mail) => mail.toEmail === to && subject.test(mail.subject))?.text
  expect(textOf(booking.email, /^Booking cancelled/)).toContain('We pay back £69.99')
  expect(textOf(ctx.club.emails.finance, /^Pay back £69.99 to Zoe/)).toContain(booking.email)
})

test('a rest stays owed a month after the event, when the link to pay it has expired', async () => {
  const { ctx, book } = await aCamp()
  const { booking } = await book('Zoe')
  const user = await aUser(ctx)
  await ctx.db.update(bookings).set({ userId: user.id }).where(eq(bookings.id, booking.id))
  const payer = as(ctx, anActor('member', { user }))
  const linksOn = async (days: number) => {
    const then = later(payer, days * DAY_MINUTES)
    const [own] = await ownRests(then)
    const [charge] = await openOf(then)
    return {
      rest: own?.rest,
      own: own?.path !== undefined,
      open: charge?.open,
      reminder: charge?.payUrl !== '',
    }
  }
  expect(await linksOn(59)).toEqual({ rest: 6999, own: true, open: 6999, reminder: true })
  expect(await linksOn(61)).toEqual({ rest: 6999, own: false, open: 6999, reminder: false })
  const other = as(ctx, anActor('member', { user: await aUser(ctx) }))
  expect(await ownRests(other)).toEqual([])
})

test('from the day on which the rest is due, bookings pay the whole price', async () => {
  const { ctx, camp } = await aCamp()
  const due = later(ctx, 10 * DAY_MINUTES)
  const booking = await aBooking(due, camp, 'Zoe')
  expect(booking).toMatchObject({ amount: 10_000, deposit: null, restId: null, restDueAt: null })
})
