import { expect, test } from 'vitest'
import { anEvent } from '../../../../../demo/builders/event.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aQuestion } from '../../../../../demo/builders/question.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aBooking, aForm, anEventWithPlaces } from '../../../../../tests/support/bookings.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { later } from '../../../../../tests/support/store.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { checkInList } from '../../check-in/queries/check-in-list.server.ts'
import { removeQuestion, saveQuestion } from '../../questions/commands/save-question.server.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { organisedEvent } from '../queries/organiser.server.ts'
import { bookingsInFile } from '../queries/own-bookings.server.ts'
import { answers, tickets } from '../table.server.ts'
import { bookPlaces } from './book-places.server.ts'
import { cancelByLink } from './cancel-booking.server.ts'
import { changeDetails, type Details, renameByOrganiser } from './change-details.server.ts'
import { anonymiseBookings, deleteOldAnswers } from './delete-old-bookings.server.ts'

const changeAnswers = (ctx: Ctx, token: string, given: Details['answers']) =>
  changeDetails(ctx, token, { names: [], answers: given })

const DAY_MINUTES = 24 * 60
const textsOf = async ({ db }: Ctx) => (await db.select().from(answers)).map(({ text }) => text).sort()

async function aCamp() {
  const ctx = await aCtx({ actor: anActor('administrator') })
  const party = await anEventWithPlaces(ctx, { price: 0 })
  const allergy = await aQuestion(ctx, party.event, { kind: 'health', label: 'Allergies?' })
  const size = await aQuestion(ctx, party.event, { kind: 'size', label: 'T-shirt?', atCheckIn: true })
  const tokenOf = (booking: { id: string }) =>
    new URL(ticketPath(ctx.secret, booking.id, party.event), 'http://x').searchParams.get('token') ?? ''
  return { ctx, party, allergy, size, tokenOf }
}

test('a changed link, a closed event and a cancelled booking change no answers', async () => {
  const { ctx, party, size, tokenOf } = await aCamp()
  const booking = await aBooking(ctx, party, 'Zoe')
  const given = [{ questionId: size.id, at: 0, text: 'M' }]
  await expect(changeAnswers(ctx, `x${tokenOf(booking)}`, given)).rejects.toThrow(NotFound)
  const closed = later(ctx, 7 * DAY_MINUTES + 1)
  expect(await changeAnswers(closed, tokenOf(booking), given)).toEqual({ ok: false, reason: 'CLOSED' })
  await cancelByLink(ctx, tokenOf(booking))
  expect(await changeAnswers(ctx, tokenOf(booking), given)).toEqual({ ok: false, reason: 'NOT_ACTIVE' })
  expect(await textsOf(ctx)).toEqual([])
})

test('a cancelled booking keeps no answers', async () => {
  const { ctx, party, allergy, tokenOf } = await aCamp()
  const [zoe, ben] = [await aBooking(ctx, party, 'Zoe'), await aBooking(ctx, party, 'Ben')]
  await changeAnswers(ctx, tokenOf(zoe), [{ questionId: allergy.id, at: 0, text: 'Nuts' }])
  await changeAnswers(ctx, tokenOf(ben), [{ questionId: allergy.id, at: 0, text: 'None' }])
  await cancelByLink(ctx, tokenOf(zoe))
  expect(await textsOf(ctx)).toEqual(['None'])
})

test('the link of one booking changes no answers of another, whatever it sends', async () => {
  const { ctx, party, size, tokenOf } = await aCamp()
  const foreign = await aQuestion(ctx, await anEvent(ctx, { name: 'Picnic' }))
  const [zoe, ben] = [await aBooking(ctx, party, 'Zoe'), await aBooking(ctx, party, 'Ben')]
  await changeAnswers(ctx, tokenOf(zoe), [{ questionId: size.id, at: 0, text: 'M' }])
  const given = [
    { questionId: size.id, at: 0, text: 'XL' },
    { questionId: size.id, at: 1, text: 'S' },
    { questionId: foreign.id, at: 0, text: 'L' },
  ]
  await changeAnswers(ctx, tokenOf(ben), given)
  expect(await textsOf(ctx)).toEqual(['M', 'XL'])
})

test('only organisers change questions, and a removed question takes its answers with it', async () => {
  const { ctx, party, size, tokenOf } = await aCamp()
  await changeAnswers(ctx, tokenOf(await aBooking(ctx, party, 'Zoe')), [
    { questionId: size.id, at: 0, text: 'M' },
  ])
  for (const role of ['coach', 'finance', 'member'] as const)
    await expect(removeQuestion(as(ctx, anActor(role)), party.event.id, size.id)).rejects.toThrow(Forbidden)
  await removeQuestion(ctx, party.event.id, size.id)
  expect(await textsOf(ctx)).toEqual([])
})

test('a question about health stays one, so that its answers never reach the list at the entrance', async () => {
  const { ctx, party, allergy, size, tokenOf } = await aCamp()
  const changed = { ...allergy, id: allergy.id, kind: 'text', label: 'Food?', atCheckIn: true } as const
  expect(await saveQuestion(ctx, party.event.id, changed)).toMatchObject({ ok: true })
  const given = [
    { questionId: allergy.id, at: 0, text: 'Nuts' },
    { questionId: size.id, at: 0, text: 'M' },
  ]
  await changeAnswers(ctx, tokenOf(await aBooking(ctx, party, 'Zoe')), given)
  expect((await checkInList(ctx, party.event.id)).tickets).toMatchObject([{ answers: ['T-shirt? M'] }])
  const [booking] = (await organisedEvent(ctx, party.event.id)).bookings
  expect(booking?.tickets[0]?.answers.map(({ text }) => text)).toEqual(['Nuts', 'M'])
})

test('answers are deleted a month after the event, and with their member', async () => {
  const { ctx, party, allergy } = await aCamp()
  const member = await aMember(ctx, { name: 'Ana Kovač', bornOn: '1990-01-01' })
  const user = await aUser(ctx, { member })
  const own = as(ctx, anActor('member', { user, member: { id: member.id, firstName: 'Ana' } }))
  const form = aForm(party, 'A friend')
  const given = [{ questionId: allergy.id, at: 0, text: 'Nuts' }]
  await bookPlaces(own, party.event.slug, { ...form, answers: given })
  expect(await bookingsInFile(own)).toMatchObject([
    { people: [{ name: 'A friend', answers: [{ question: 'Allergies?', answer: 'Nuts' }] }] },
  ])
  expect(await deleteOldAnswers(later(ctx, 30 * DAY_MINUTES))).toBe(0)
  await ctx.db.transaction((tx) => anonymiseBookings(tx, { memberId: member.id, userId: user.id }))
  expect(await textsOf(ctx)).toEqual([])
  const guest = await bookPlaces(own, party.event.slug, { ...aForm(party, 'Ben'), answers: given })
  expect(guest).toMatchObject({ ok: true })
  expect(await deleteOldAnswers(later(ctx, 40 * DAY_MINUTES))).toBe(1)
})

const namesOf = async ({ db }: Ctx) =>
  (await db.select().from(tickets).orderBy(tickets.bookingId, tickets.position)).map(({ name, memberId }) => [
    name,
    memberId !== null,
  ])

test('the booker changes the names of guests, but passes on no ticket with the price for members', async () => {
  const ctx = await aCtx()
  const party = await anEventWithPlaces(ctx, { price: 1200, memberPrice: 0 })
  const member = await aMember(ctx, { name: 'Ana Kovač', bornOn: '1990-01-01' })
  const user = await aUser(ctx, { member })
  const own = as(ctx, anActor('member', { user, member: { id: member.id, firstName: 'Ana' } }))
  const form = aForm(party, 'A friend')
  const people = [{ typeId: party.type.id, memberId: member.id, name: '' }, ...form.people]
  const booked = await bookPlaces(own, party.event.slug, { ...form, people })
  const path = ticketPath(ctx.secret, booked.ok ? booked.booking.id : '', party.event)
  const token = new URL(path, 'http://x').searchParams.get('token') ?? ''
  const names = [
    { at: 0, name: 'Zoe' },
    { at: 1, name: 'Ben' },
    { at: 7, name: 'Nobody' },
  ]
  expect(await changeDetails(ctx, token, { names, answers: [] })).toEqual({ ok: true })
  expect(await namesOf(ctx)).toEqual([
    ['Ana Kovač', true],
    ['Ben', false],
  ])
})

test('only the organiser changes any name, and the ticket is not the ticket of the member any more', async () => {
  const { ctx, party } = await aCamp()
  await aBooking(ctx, party, 'Zoe')
  const member = await aMember(ctx, { name: 'Ana Kovač' })
  await ctx.db.update(tickets).set({ memberId: member.id, name: member.name })
  const [ticket] = await ctx.db.select().from(tickets)
  for (const role of ['coach', 'finance', 'member'] as const)
    await expect(renameByOrganiser(as(ctx, anActor(role)), ticket?.id ?? '', 'Ben')).rejects.toThrow(
      Forbidden,
    )
  await renameByOrganiser(ctx, ticket?.id ?? '', 'Ana Kovač')
  expect(await namesOf(ctx)).toEqual([['Ana Kovač', true]])
  await renameByOrganiser(ctx, ticket?.id ?? '', 'Ben')
  expect(await namesOf(ctx)).toEqual([['Ben', false]])
})
