import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEvent } from '../../../../demo/builders/event.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTicketType } from '../../../../demo/builders/ticket-type.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { bookings, ticketTypes } from '../../../features/events/booking/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'

async function aBox() {
  const site = await aSite({
    captcha: { challenge: async () => ({}), verify: async () => true },
    clock: { now: () => new Date() },
  })
  const event = await anEvent(site.ctx, { name: 'Party' })
  const type = await aTicketType(site.ctx, event, { price: pence(0), memberPrice: pence(0) })
  const address = (many: number) => `/events/party/book?${type.id}=${many}`
  return { site, event, type, address }
}

const VISITOR = { name: 'Zoe Visitor', email: 'zoe@example.org', adult: 'yes', altcha: 'solved' }

test('the page of names needs chosen tickets, and leads back to the event, which asks for them', async () => {
  const { site, address } = await aBox()
  for (const many of [0, 5, -1]) {
    const answer = await site.get(address(many))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/events/party?tickets=none'])
  }
  expect(wordsOf(await site.page('/events/party?tickets=none'))).toContain('Choose how many tickets you need')
  expect(wordsOf(await site.page('/events/party'))).not.toContain('Choose how many')
})

test('a booking is refused if a chosen ticket is gone, so that nobody is left out or gets another ticket', async () => {
  const { site, event, type, address } = await aBox()
  const child = await aTicketType(site.ctx, event, { name: 'Child', price: pence(0) })
  const both = `${address(1)}&${child.id}=1`
  const form = { ...VISITOR, key: newId(), 'name-0': 'Zoe', 'name-1': 'Ben' }
  await site.ctx.db.delete(ticketTypes).where(eq(ticketTypes.id, type.id))
  const answer = await site.post(both, form)
  expect([answer.status, wordsOf(await answer.text())]).toEqual([
    409,
    expect.stringContaining('These tickets have changed'),
  ])
  expect(await site.ctx.db.select().from(bookings)).toEqual([])
  const page = await site.page(both)
  expect(wordsOf(page)).toContain('These tickets have changed. Go back to the event and choose again.')
  expect(page).not.toContain('name="name-0"')
})

test('a member under 18 reads at the top that a guardian books and how, and sees no form', async () => {
  const { site, address } = await aBox()
  const child = await aMember(site.ctx, { name: 'Leo Parent', bornOn: '2015-05-05' })
  const page = await site.page(address(1), await site.signIn(child))
  expect(wordsOf(page)).toContain('Members under 18 cannot book. Ask your parent or guardian')
  expect(page).toContain('<a href="/events/party">the page of the event</a>')
  expect(page).not.toContain('name="name-0"')
})
