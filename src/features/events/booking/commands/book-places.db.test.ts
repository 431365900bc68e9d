import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTicketType } from '../../../../../demo/builders/ticket-type.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import {
  aForm,
  anEventWithPlaces,
  bookAsVisitor,
  bookingsOf,
  takenOf,
} from '../../../../../tests/support/bookings.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { bookingTerms, tickets } from '../table.server.ts'
import { bookPlaces } from './book-places.server.ts'

const at = (ctx: Ctx, days: number): Ctx => ({
  ...ctx,
  clock: { now: () => new Date(TEST_NOW.getTime() + days * 86_400_000) },
})

/** A member with an account, and the ctx of that account. */
async function aBooker(ctx: Ctx, bornOn: string) {
  const member = await aMember(ctx, { name: 'Ana Kovač', bornOn })
  const user = await aUser(ctx, { member })
  return {
    member,
    ctx: { ...ctx, actor: anActor('member', { user, member: { id: member.id, firstName: 'Ana' } }) },
  }
}

test('an event that has begun, is past its deadline, or is unknown cannot be booked', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx)
  expect(await bookAsVisitor(at(ctx, 8), party, 'Zoe')).toMatchObject({ reason: 'PAST' })
  const terms = { eventId: party.event.id, fullRefundDays: 7, lateRefundPercent: 0 }
  await ctx.db.insert(bookingTerms).values({ ...terms, closesAt: TEST_NOW })
  expect(await bookAsVisitor(ctx, party, 'Zoe')).toMatchObject({ reason: 'CLOSED' })
  await expect(bookPlaces(ctx, 'no-such-event', aForm(party, 'Zoe'))).rejects.toThrow(NotFound)
  expect(await takenOf(ctx, party)).toBe(0)
})

test('a visitor without the captcha books nothing', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  const party = await anEventWithPlaces(ctx)
  const booked = await bookPlaces(ctx, 'party', { ...aForm(party, 'Zoe'), altcha: '' })
  expect(booked).toMatchObject({ reason: 'CAPTCHA' })
})

test('more tickets than one booking may have, or tickets of another event, are refused', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx)
  const names = ['Ana', 'Ben', 'Cem', 'Dan', 'Eva']
  expect(await bookAsVisitor(ctx, party, ...names)).toMatchObject({ reason: 'NO_SUCH_TICKETS' })
  expect(await bookAsVisitor(ctx, party)).toMatchObject({ reason: 'NO_SUCH_TICKETS' })
  const foreign = { ...party, type: { ...party.type, id: party.event.id } }
  expect(await bookAsVisitor(ctx, foreign, 'Ana')).toMatchObject({ reason: 'NO_SUCH_TICKETS' })
})

test('an account of a member under 18 cannot book, and nobody books for members not in their care', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx)
  const child = await aBooker(ctx, '2012-01-01')
  expect(await bookPlaces(child.ctx, 'party', aForm(party, 'Friend'))).toMatchObject({ reason: 'MINOR' })
  const adult = await aBooker(ctx, '1990-01-01')
  const people = [{ typeId: party.type.id, memberId: child.member.id, name: '' }]
  const booked = await bookPlaces(adult.ctx, 'party', { ...aForm(party), people })
  expect(booked).toMatchObject({ reason: 'NOT_YOURS' })
})

test('too few places of one type book none of another', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx, { price: 0 })
  const child = await aTicketType(ctx, party.event, { name: 'Child', places: 1 })
  const form = aForm(party, 'Ana')
  const people = [
    ...form.people,
    ...['Ben', 'Cem'].map((name) => ({ typeId: child.id, memberId: null, name })),
  ]
  const booked = await bookPlaces({ ...ctx, actor: VISITOR }, 'party', { ...form, people })
  expect(booked).toEqual({ ok: false, reason: 'FULL', type: 'Child', left: 1 })
  expect([await takenOf(ctx, party), await takenOf(ctx, { type: child })]).toEqual([0, 0])
})

test('a member has one place at an event, however often they book at once', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx)
  const booker = await aBooker(ctx, '1990-01-01')
  const people = [{ typeId: party.type.id, memberId: booker.member.id, name: '' }]
  const book = () => bookPlaces(booker.ctx, 'party', { ...aForm(party), people })
  const outcomes = await Promise.all([book(), book(), book()])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'ALREADY_BOOKED', names: ['Ana Kovač'] })
  expect(await takenOf(ctx, party)).toBe(1)
})

test('a form that is sent twice at once books once', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  const party = await anEventWithPlaces(ctx)
  const form = aForm(party, 'Zoe')
  const [first, second] = await Promise.all([1, 2].map(() => bookPlaces(ctx, 'party', form)))
  expect(first).toMatchObject({ ok: true })
  expect(second).toMatchObject({ booking: { id: first?.ok ? first.booking.id : '' } })
  expect(await takenOf(ctx, party)).toBe(1)
})

test('a free ticket is booked at once, with one e-mail', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx, { price: 0 })
  await bookAsVisitor(ctx, party, 'Zoe')
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'booked', heldUntil: null, amount: 0 }])
  expect(await ctx.db.select().from(mails)).toMatchObject([{ subject: 'Your ticket: Party' }])
})

test('a member pays the price for members, and a guest in the same booking the other one', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx, { price: 1200, memberPrice: 1000 })
  const booker = await aBooker(ctx, '1990-01-01')
  const own = { typeId: party.type.id, memberId: booker.member.id, name: '' }
  const form = aForm(party, 'A friend')
  await bookPlaces(booker.ctx, 'party', { ...form, people: [own, ...form.people] })
  expect(await bookingsOf(ctx, party)).toMatchObject([{ status: 'held', amount: 2200 }])
  const people = await ctx.db.select().from(tickets).orderBy(tickets.position)
  expect(people).toMatchObject([
    { name: 'Ana Kovač', memberId: booker.member.id, price: 1000 },
    { name: 'A friend', memberId: null, price: 1200 },
  ])
})
