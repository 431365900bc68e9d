import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPayment } from '../../../demo/builders/payment.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { performPending } from '../../../tests/support/billing.ts'
import { aCamp, figuresOf, recordRest } from '../../../tests/support/camp.ts'
import { as } from '../../../tests/support/database.ts'
import { addDays, clubDay } from '../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../../platform/context.ts'
import { mails } from '../../platform/email/table.server.ts'
import { openPayBacks } from '../billing/refunds/queries/pay-backs.server.ts'
import { cancelByLink } from '../events/booking/commands/cancel-booking.server.ts'
import { cancelTicketByLink } from '../events/booking/commands/cancel-ticket.server.ts'
import { organisedEvent } from '../events/booking/queries/organiser.server.ts'
import { tickets } from '../events/booking/table.server.ts'
import { listMovements } from './accounts/queries/movements.server.ts'
import { exportSearch } from './accounts/schema.ts'
import { recordPayBack } from './commands/record-pay-back.server.ts'
import { reversePayment } from './commands/reverse-payment.server.ts'
import { listEntries } from './queries/entries.server.ts'
import { entrySearch } from './schema.ts'

/** The camp of Zoe and Ben, whose rest of £139.98 was paid in cash. */
async function aPaidCamp() {
  const camp = await aCamp()
  const booked = await camp.book('Zoe', 'Ben')
  const recorded = await recordRest(camp.finance, booked.booking.restId ?? '', 13_998)
  if (!recorded.ok) throw new Error(recorded.reason)
  const given = { method: 'bank_transfer' as const, reference: 'CAMP', paidOn: clubDay(camp.ctx.clock.now()) }
  return { ...camp, ...booked, given, paymentId: recorded.paymentId }
}

const balance = async (finance: Ctx) => (await listEntries(finance, entrySearch.parse({ season: 'all' }))).sum
const owedIn = async (finance: Ctx) => (await openPayBacks(finance)).map(({ amount }) => amount)

test('nobody but finance staff sees or records what is paid back, and only what is owed', async () => {
  const { ctx, finance, token, given } = await aPaidCamp()
  await cancelByLink(ctx, token)
  const [owed] = await openPayBacks(finance)
  for (const actor of [anActor('member'), anActor('coach'), anActor('shop')]) {
    await expect(openPayBacks(as(ctx, actor))).rejects.toThrow(Forbidden)
    await expect(recordPayBack(as(ctx, actor), owed?.id ?? '', given)).rejects.toThrow(Forbidden)
  }
  for (const id of ['nothing', newId()])
    await expect(recordPayBack(finance, id, given)).rejects.toThrow(NotFound)
  const tomorrow = addDays(given.paidOn, 1)
  expect(await recordPayBack(finance, owed?.id ?? '', { ...given, paidOn: tomorrow })).toEqual({
    ...{ ok: false, reason: 'FUTURE' },
  })
  expect(await owedIn(finance)).toEqual([13_998])
})

test('a cancelled booking that was paid in cash is owed to the payer until it is paid back, once', async () => {
  const { ctx, finance, booking, token, given } = await aPaidCamp()
  expect(await balance(finance)).toBe(0)
  await cancelByLink(ctx, token)
  await performPending(ctx)
  expect(await balance(finance)).toBe(-13_998)
  expect(await figuresOf(finance)).toMatchObject({ received: 20_000, refunded: 6002, open: 0 })
  const [owed] = await openPayBacks(finance)
  const both = await Promise.all([1, 2].map(() => recordPayBack(finance, owed?.id ?? '', given)))
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect([await balance(finance), await owedIn(finance)]).toEqual([0, []])
  expect(await figuresOf(finance)).toMatchObject({ received: 20_000, refunded: 20_000, open: 0 })
  const sent = await ctx.db.select().from(mails).where(eq(mails.toEmail, booking.email))
  expect(sent.map(({ text }) => text).join()).toContain(
    'We have paid back £139.98 for Camp, rest by bank transfer.',
  )
  const moved = (await listMovements(finance, exportSearch.parse({ season: 'all' }))).filter(
    ({ method }) => method !== 'card',
  )
  expect(moved.map(({ method, amount }) => [method, amount])).toEqual([
    ['cash', 13_998],
    ['bank_transfer', -13_998],
  ])
})

test('a payment of which a part was paid back cannot be reversed', async () => {
  const { ctx, finance, token, given, paymentId } = await aPaidCamp()
  const [ben] = await ctx.db.select().from(tickets).where(eq(tickets.name, 'Ben'))
  await cancelTicketByLink(ctx, token, ben?.id ?? '')
  const [owed] = await openPayBacks(finance)
  await recordPayBack(finance, owed?.id ?? '', given)
  expect(await reversePayment(finance, paymentId)).toEqual({ ok: false, reason: 'NOT_REVERSIBLE' })
  expect([owed?.amount, await balance(finance)]).toEqual([6999, 0])
})

test('a payment that was recorded by mistake is not owed back when it is reversed', async () => {
  const { ctx, finance, token, given, paymentId } = await aPaidCamp()
  await cancelByLink(ctx, token)
  await performPending(ctx)
  const [owed] = await openPayBacks(finance)
  expect(await reversePayment(finance, paymentId)).toMatchObject({ ok: true })
  expect([await balance(finance), await owedIn(finance)]).toEqual([0, []])
  expect(await recordPayBack(finance, owed?.id ?? '', given)).toEqual({ ok: false, reason: 'NOT_OPEN' })
})

test('the organiser’s sums are those of Money: two payments of a rest, refunds by card and by hand', async () => {
  const { ctx, camp, finance, booking, token, given, paymentId } = await aPaidCamp()
  const admin = as(ctx, anActor('administrator'))
  const sums = async () => {
    const { bookings: rows } = await organisedEvent(admin, camp.event.id)
    return rows.map(({ paid, refunded, rest }) => [paid, refunded, rest])
  }
  expect(await sums()).toEqual([[20_000, 0, 0]])
  await reversePayment(finance, paymentId)
  expect(await sums()).toEqual([[6002, 0, 13_998]])
  await recordRest(finance, booking.restId ?? '', 13_998)
  expect(await sums()).toEqual([[20_000, 0, 0]])
  const [ben] = await ctx.db.select().from(tickets).where(eq(tickets.name, 'Ben'))
  await cancelTicketByLink(ctx, token, ben?.id ?? '')
  await performPending(ctx)
  expect(await sums()).toEqual([[20_000, 3001, 0]])
  const [owed] = await openPayBacks(finance)
  await recordPayBack(finance, owed?.id ?? '', given)
  expect(await sums()).toEqual([[20_000, 10_000, 0]])
  expect(await figuresOf(finance)).toMatchObject({ received: 20_000, refunded: 10_000, open: 0 })
  // A card payment that arrived for the rest that was paid in cash is one of two payments, and goes back.
  const more = { status: 'refunded' as const, amount: 6999, refunded: 6999 }
  await aPayment(ctx, { purpose: 'booking', objectId: booking.restId ?? '', ...more })
  expect(await sums()).toEqual([[26_999, 16_999, 0]])
})
