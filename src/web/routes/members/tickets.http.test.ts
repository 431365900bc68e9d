import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../demo/builders/booking.ts'
import { anEvent } from '../../../../demo/builders/event.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aQuestion } from '../../../../demo/builders/question.ts'
import { aTicketType } from '../../../../demo/builders/ticket-type.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { BOOKING_CAPTCHA } from '../../../features/events/booking/model/captcha-purpose.ts'
import { bookings, ticketTypes } from '../../../features/events/booking/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'

const SECRET = {
  captcha: { challenge: async () => ({}), verify: async (token: string) => token === 'solved' },
}

async function aBox(price = 0, captcha: Partial<typeof SECRET> = SECRET) {
  const sandbox = await aSandbox()
  const site = await aSite({ ...captcha, payments: sandbox.payments, clock: { now: () => new Date() } })
  const event = await anEvent(site.ctx, { name: 'Party' })
  const type = await aTicketType(site.ctx, event, { price: pence(price), memberPrice: pence(price / 2) })
  const address = (many: number) => `/events/party/book?${type.id}=${many}`
  return { site, sandbox, event, type, address }
}

const VISITOR = { name: 'Zoe Visitor', email: 'zoe@example.org', adult: 'yes', altcha: 'solved' }

test('a booking without names, address and age is refused with a message for each, and keeps what was typed', async () => {
  const { site, address } = await aBox()
  const answer = await site.post(address(2), { key: newId(), 'name-0': 'Zoe' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const message of [
    'Enter a name',
    'Enter your name',
    'Please enter an e-mail address',
    'Only people of 18',
  ])
    expect(wordsOf(page)).toContain(message)
  expect(page).toContain('value="Zoe"')
})

test('a booking that a visitor posts twice at once is one booking, and needs one solution of the captcha', async () => {
  const { site, event, address } = await aBox(0, {})
  const altcha = await solve({ ...(await site.ctx.captcha.challenge(BOOKING_CAPTCHA)) })
  const typed = { ...VISITOR, altcha, key: newId(), 'name-0': 'Zoe' }
  const both = await Promise.all([1, 2].map(() => site.post(address(1), typed)))
  const [first, second] = both.map(({ headers }) => headers.get('location'))
  expect(first).toMatch(/^\/tickets\?token=/)
  expect(second).toBe(first)
  expect(await site.ctx.db.$count(bookings, eq(bookings.eventId, event.id))).toBe(1)
  const other = await site.post(address(1), { ...typed, key: newId() })
  expect(other.status).toBe(422)
})

test('a required question is asked for each person, and the answers that were typed are kept and can be changed', async () => {
  const { site, event, address } = await aBox()
  const size = await aQuestion(site.ctx, event, { kind: 'size', label: 'T-shirt?', required: true })
  const lift = await aQuestion(site.ctx, event, { label: 'Who brings you?', scope: 'booking' })
  const [first, second] = [`answer-${size.id}-0`, `answer-${size.id}-1`]
  const people = { ...VISITOR, key: newId(), 'name-0': 'Zoe', 'name-1': 'Ben' }
  const typed = { ...people, [first]: 'XL', [`answer-${lift.id}`]: 'Aunt Ida' }
  const refused = await site.post(address(2), typed)
  expect(refused.status).toBe(422)
  const form = await refused.text()
  expect(wordsOf(form)).toContain('Adult (2 of 2): T-shirt? : Choose an answer')
  for (const kept of ['<option value="XL" selected="">', 'value="Aunt Ida"']) expect(form).toContain(kept)
  const booked = await site.post(address(2), { ...typed, [second]: 'S' })
  const link = booked.headers.get('location') ?? ''
  expect(await site.page(link)).toContain('value="Aunt Ida"')
  const changed = { ...people, do: 'details', [first]: 'XL', [second]: '' }
  expect((await site.post(link, changed)).status).toBe(422)
  expect((await site.post(link, { ...changed, [second]: 'M' })).status).toBe(303)
  const own = await site.page(link)
  expect(own).toContain('<option value="M" selected="">')
  expect(own).not.toContain('Aunt Ida')
})

test('a visitor who logs in for the price for members keeps the chosen tickets', async () => {
  const { site, address } = await aBox(1000)
  expect(await site.page(address(2))).toContain(`next=${encodeURIComponent(address(2))}`)
})

test('a changed link opens no tickets', async () => {
  const { site } = await aBox()
  expect((await site.get('/tickets?token=a.b.c')).status).toBe(410)
  expect((await site.post('/tickets?token=a.b.c', { do: 'cancel', sure: 'yes' })).status).toBe(410)
})

test('an event with tickets takes no contribution, on its page or by API', async () => {
  const { site, event, sandbox } = await aBox(1000)
  const page = await site.post('/events/party', { choice: '1000' })
  expect(page.status).toBe(409)
  const call = { gd_object: 'others', gd_object_id: event.id, amount: 1000 }
  expect((await site.sendJson('POST', '/api/gdutils/payment/create_payment_session', call)).status).toBe(409)
  expect(await sandbox.requests('/v1/checkout')).toEqual([])
})

test('a visitor books a free ticket, opens it by its link, and cancels it', async () => {
  const { site, address } = await aBox()
  expect(wordsOf(await site.page('/events/party'))).toContain('Adult Free')
  const booked = await site.post(address(1), { ...VISITOR, key: newId(), 'name-0': 'Zoe Visitor' })
  expect(booked.status).toBe(303)
  const link = booked.headers.get('location') ?? ''
  const tickets = await site.page(link)
  expect(wordsOf(tickets)).toContain('1 ticket for Zoe Visitor')
  expect(tickets).toContain('Ticket of Zoe Visitor')
  const unsure = await site.post(link, { do: 'cancel' })
  expect([unsure.status, wordsOf(await unsure.text())]).toEqual([
    422,
    expect.stringContaining('Please check this field:'),
  ])
  expect((await site.post(link, { do: 'cancel', sure: 'yes' })).status).toBe(303)
  expect(wordsOf(await site.page(link))).toContain('is cancelled')
})

test('the booker changes a name, and cancels one ticket of two, by the link of their own booking only', async () => {
  const { site, address } = await aBox()
  const people = { ...VISITOR, 'name-0': 'Zoe', 'name-1': 'Ben' }
  const linkOf = async (given: Record<string, string>) =>
    (await site.post(address(2), { ...given, key: newId() })).headers.get('location') ?? ''
  const link = await linkOf(people)
  const stranger = await linkOf({ ...people, email: 'mallory@example.org' })
  const unnamed = await site.post(link, { do: 'details', 'name-0': 'Zoe', 'name-1': ' ' })
  expect([unnamed.status, wordsOf(await unnamed.text())]).toEqual([
    422,
    expect.stringContaining('Enter a name'),
  ])
  expect((await site.post(link, { do: 'details', 'name-0': 'Zoe', 'name-1': 'Cem' })).status).toBe(303)
  const ticket = (await site.page(link)).match(/name="ticket" value="([^"]+)"/)?.[1] ?? ''
  expect((await site.post(stranger, { do: 'cancel-ticket', ticket })).status).toBe(404)
  expect(wordsOf(await site.page(link))).toContain('2 tickets for Zoe and Cem')
  expect((await site.post(link, { do: 'cancel-ticket', ticket })).status).toBe(303)
  expect(wordsOf(await site.page(link))).toContain('1 ticket for Cem')
})

test('a guardian books for a child at the price for members, pays, and sees so before paying again', async () => {
  const { site, sandbox, address, type } = await aBox(2000)
  const user = await aUser(site.ctx, { name: 'Grace Parent' })
  const child = await aMember(site.ctx, { name: 'Leo Parent', bornOn: '2015-05-05' })
  await aGuardian(site.ctx, user, child)
  const headers = await site.signIn({ ...child, userId: user.id })
  expect(wordsOf(await site.page(address(1), headers))).toContain('Leo: £10')
  const paying = await site.post(address(1), { key: newId(), 'person-0': child.id }, headers)
  expect(paying.headers.get('location')).toContain('/pay/')
  const [session] = (await (await sandbox.payments.client()).checkout.sessions.list({})).data
  expect(session?.amount_total).toBe(1000)
  expect(wordsOf(await site.page('/events/party', headers))).toContain(
    'We are keeping 1 place for Leo Parent',
  )
  await sandbox.pay(session?.id ?? '')
  const back = new URL(session?.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id) ?? '')
  expect(wordsOf(await site.page(back.pathname + back.search))).toContain('paid: £10.00')
  expect(wordsOf(await site.page('/events/party', headers))).toContain(
    'You have already booked for Leo Parent',
  )
  const again = await site.post(address(1), { key: newId(), 'person-0': child.id }, headers)
  expect(again.status).toBe(409)
  expect(wordsOf(await again.text())).toContain('Leo Parent already has a place')
  const paidAgain = await site.post(back.pathname + back.search, { do: 'pay' })
  expect(decodeURIComponent(paidAgain.headers.getSetCookie().join())).toContain('Paid already')
  expect(await site.ctx.db.select().from(bookings)).toMatchObject([{ status: 'booked', userId: user.id }])
  expect(type.places).toBe(20)
})

test('only administrators see bookings, change tickets and cancel', async () => {
  const { site, event, type, address } = await aBox()
  await site.post(address(1), { ...VISITOR, key: newId(), 'name-0': 'Zoe Visitor' })
  const [booking] = await site.ctx.db.select().from(bookings)
  const page = `/admin/events/${event.id}`
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    expect((await site.get(page, headers)).status, role).not.toBe(200)
    const forms = [
      { do: 'cancel', id: booking?.id ?? '', refund: 'none' },
      { do: 'remove-type', id: type.id },
    ]
    for (const form of forms) expect((await site.post(page, form, headers)).status, role).not.toBe(303)
  }
  expect(await site.ctx.db.select().from(bookings)).toMatchObject([{ status: 'booked' }])
  const admin = await site.signIn('administrator')
  const seen = wordsOf(await site.page(page, admin))
  for (const words of ['1 of 20 taken', 'Zoe Visitor', 'zoe@example.org', 'Booked'])
    expect(seen).toContain(words)
  expect((await site.post(page, { do: 'cancel', id: booking?.id ?? '', refund: 'all' }, admin)).status).toBe(
    303,
  )
})

test('an organiser adds tickets and the refund rule, and mistakes are refused', async () => {
  const { site, event, type, address } = await aBox()
  const admin = await site.signIn('administrator')
  const page = `/admin/events/${event.id}`
  const child = { do: 'save-type', name: 'Child', price: '5.50', places: '10', mostPerBooking: '3' }
  for (const wrong of [{ price: 'ten' }, { places: '-1' }, { mostPerBooking: '21' }, { name: '' }])
    expect((await site.post(page, { ...child, ...wrong }, admin)).status).toBe(422)
  await site.post(address(2), { ...VISITOR, key: newId(), 'name-0': 'Zoe', 'name-1': 'Ben' })
  const fewer = { ...child, id: type.id, places: '1' }
  const refused = await site.post(page, fewer, admin)
  expect([refused.status, wordsOf(await refused.text())]).toEqual([
    422,
    expect.stringContaining('More places'),
  ])
  expect((await site.post(page, child, admin)).status).toBe(303)
  const terms = {
    do: 'save-terms',
    closesAt: '2020-01-01T12:00',
    fullRefundDays: '3',
    lateRefundPercent: '0',
    lateRefundDays: '0',
  }
  expect((await site.post(page, { ...terms, closesAt: 'soon' }, admin)).status).toBe(422)
  expect(wordsOf(await site.page('/events/party'))).toContain('Child £5.50')
  expect((await site.post(page, terms, admin)).status).toBe(303)
  expect(wordsOf(await site.page('/events/party'))).toContain('Booking has closed')
})

test('an event with bookings cannot be deleted', async () => {
  const { site, event, address } = await aBox()
  await site.post(address(1), { ...VISITOR, key: newId(), 'name-0': 'Zoe Visitor' })
  const admin = await site.signIn('administrator')
  const removed = await site.post(`/admin/content/events/${event.id}/remove`, {}, admin)
  expect([removed.status, wordsOf(await removed.text())]).toEqual([
    422,
    expect.stringContaining('People have booked this event'),
  ])
})

test('a visitor joins the waiting list of an event that is full, and leaves it again', async () => {
  const { site, type, address } = await aBox(1000)
  await site.ctx.db.update(ticketTypes).set({ taken: type.places })
  const page = wordsOf(await site.page(address(1)))
  expect(page).toContain('You pay nothing until then')
  const form = { ...VISITOR, key: newId(), 'name-0': 'Zoe Visitor' }
  expect((await site.post(address(1), form)).status).toBe(409)
  const waiting = await site.post(address(1), { ...form, waits: 'yes' })
  const link = waiting.headers.get('location') ?? ''
  expect(link).toMatch(/^\/tickets\?token=/)
  expect(wordsOf(await site.page(link))).toContain('You are on the waiting list for Zoe Visitor')
  await site.post(link, { do: 'cancel', sure: 'yes' })
  expect(await site.ctx.db.select().from(bookings)).toMatchObject([{ status: 'cancelled' }])
})

test('a member finds their own bookings in the members’ area, and nobody else’s', async () => {
  const { site, event, type } = await aBox()
  const own = await aMember(site.ctx, { name: 'Grace Parent', email: `${newId()}@example.org` })
  const payer = { name: 'Grace Parent', email: own.email, memberId: own.id }
  await aBookingOf(site.ctx, { type, payer, people: [{ name: 'Grace Parent', memberId: own.id }] })
  expect((await site.get('/members/bookings')).headers.get('location')).toContain('/members/access/')
  expect(wordsOf(await site.page('/members/bookings', await site.signIn('member')))).toContain(
    'You have no bookings for upcoming events.',
  )
  const headers = await site.signIn(own)
  expect(await site.page('/members/dashboard/', headers)).toContain('href="/members/bookings"')
  const page = await site.page('/members/bookings', headers)
  expect(wordsOf(page)).toContain(event.name)
  expect(page).toContain(`/calendar/event/${event.id}.ics`)
  const [link = ''] = page.match(/\/tickets\?token=[^"]+/) ?? []
  const tickets = await site.page(link)
  for (const words of ['Ticket of Grace Parent', 'Names', 'Cancel this booking'])
    expect(tickets).toContain(words)
})
