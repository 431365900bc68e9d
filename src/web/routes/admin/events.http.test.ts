import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../demo/builders/booking.ts'
import { anEvent } from '../../../../demo/builders/event.ts'
import { aQuestion } from '../../../../demo/builders/question.ts'
import { aTicketType } from '../../../../demo/builders/ticket-type.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { tickets, ticketTypes } from '../../../features/events/booking/table.server.ts'
import { eventQuestions } from '../../../features/events/questions/table.server.ts'
import { events } from '../../../features/events/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { mails } from '../../../platform/email/table.server.ts'

async function aCamp() {
  const site = await aSite()
  const event = await anEvent(site.ctx, { name: 'Camp' })
  const type = await aTicketType(site.ctx, event)
  const book = (name: string, status: 'booked' | 'waiting' = 'booked') =>
    aBookingOf(site.ctx, {
      type,
      payer: { name, email: `${newId()}@example.org` },
      people: [{ name }],
      status,
    })
  const page = `/admin/events/${event.id}`
  return { site, book, page, admin: await site.signIn('administrator') }
}

test('nobody but administrators downloads the bookings or writes to the people', async () => {
  const { site, book, page } = await aCamp()
  await book('Zoe Parent')
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    for (const path of [`${page}/export`, `${page}/message`])
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
    expect((await site.post(`${page}/message`, { do: 'send' }, headers)).status, role).toBe(403)
  }
})

test('the organiser finds bookings by name and state, and downloads what was found without formulas', async () => {
  const { site, book, page, admin } = await aCamp()
  await book('Zoë Parent')
  await book('Ben Waiting', 'waiting')
  await book('=HYPERLINK("x")')
  expect(wordsOf(await site.page(`${page}?q=zoe`, admin))).not.toContain('Ben Waiting')
  expect(wordsOf(await site.page(`${page}?show=waiting`, admin))).not.toContain('Zoë Parent')
  const csv = await site.page(`${page}/export?show=booked`, admin)
  expect(csv.split('\n').slice(1, -1)).toHaveLength(2)
  expect(csv).toContain("'=HYPERLINK")
  expect(csv).not.toContain('Ben Waiting')
})

test('the organiser adds a question, gets mistakes back, and reads the answers in the list and the file', async () => {
  const { site, page, admin } = await aCamp()
  const typed = { do: 'save-question', label: 'Food?', kind: 'choice', scope: 'ticket', choices: 'Meat' }
  const refused = await site.post(page, typed, admin)
  expect([refused.status, wordsOf(await refused.text())]).toEqual([
    422,
    expect.stringContaining('at least two'),
  ])
  expect((await site.post(page, { ...typed, choices: 'Meat\nVegan' }, admin)).status).toBe(303)
  const [question] = await site.ctx.db.select().from(eventQuestions)
  const [type] = await site.ctx.db.select().from(ticketTypes)
  const form = { key: newId(), 'name-0': 'Zoe', [`answer-${question?.id}-0`]: 'Vegan' }
  expect((await site.post(`/events/camp/book?${type?.id}=1`, form, admin)).status).toBe(303)
  const shown = wordsOf(await site.page(page, admin))
  expect(shown).toContain('Zoe Adult Food? Vegan')
  expect(shown).toContain('1 booking Food? Vegan: 1')
  const [head, line] = (await site.page(`${page}/export`, admin)).split('\n')
  expect(head).toContain(',Food?')
  expect(line).toContain(',Vegan')
  expect((await site.post(page, { do: 'remove-question', id: question?.id ?? '' }, admin)).status).toBe(303)
  expect(wordsOf(await site.page(page, admin))).not.toContain('Vegan')
})

test('every field of the event page has an id of its own, and every label belongs to a field', async () => {
  const { site, page, admin } = await aCamp()
  const [event] = await site.ctx.db.select().from(events)
  if (!event) throw new Error('the event is missing')
  const type = await aTicketType(site.ctx, event, { name: 'Child', price: pence(1000) })
  for (const label of ['Food?', 'Allergies?']) await aQuestion(site.ctx, event, { label })
  const payer = { name: 'Zoe', email: 'zoe@example.org' }
  for (let booked = 0; booked < 2; booked += 1)
    await aBookingOf(site.ctx, { type, payer, people: [payer, { name: 'Ben' }] })
  const html = await site.page(page, admin)
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)
  const ids = found(/ id="(f-[^"]+)"/g)
  expect(ids.length).toBeGreaterThan(20)
  expect(new Set(ids).size).toBe(ids.length)
  const labels = found(/<label[^>]* for="([^"]+)"/g)
  expect(labels.length).toBeGreaterThan(10)
  expect(labels.filter((id) => !ids.includes(id))).toEqual([])
})

test('the organiser sees a message and its readers before it is sent, and a mistake loses nothing', async () => {
  const { site, book, page, admin } = await aCamp()
  await book('Zoe Parent')
  await book('Ben Waiting', 'waiting')
  const message = { key: newId(), audience: 'waiting', subject: 'News', text: 'Please wait.' }
  const send = (given: Record<string, string>) =>
    site.post(`${page}/message`, { ...message, ...given }, admin)
  const refused = await send({ do: 'preview', subject: ' ' })
  const form = await refused.text()
  expect([refused.status, wordsOf(form)]).toEqual([422, expect.stringContaining('Enter a subject')])
  expect(form).toContain('Please wait.')
  const preview = wordsOf(await (await send({ do: 'preview' })).text())
  for (const words of ['To 1 person', 'Ben Waiting', 'Hello Ben,', 'Send to 1 person'])
    expect(preview).toContain(words)
  expect((await send({ do: 'send', people: '2' })).status).toBe(409)
  expect(await site.ctx.db.select().from(mails)).toEqual([])
  for (const _ of [1, 2]) expect((await send({ do: 'send', people: '1' })).status).toBe(303)
  expect(await site.ctx.db.select().from(mails)).toMatchObject([{ subject: 'News', toName: 'Ben Waiting' }])
  expect(wordsOf(await site.page(`${page}/message`, admin))).toContain('News The waiting list : 1 person')
})

/** The camp an hour before it begins. */
async function anEntrance() {
  const camp = await aCamp()
  const { site } = camp
  const [event] = await site.ctx.db.select().from(events)
  await site.ctx.db.update(events).set({ startsAt: new Date(TEST_NOW.getTime() + 3_600_000) })
  const ticketOf = async (name: string) => {
    const [ticket] = await site.ctx.db.select().from(tickets).where(eq(tickets.name, name))
    return ticket?.id ?? ''
  }
  return { ...camp, list: `/admin/check-in/${event?.id}`, ticketOf }
}

test('nobody but administrators opens the entrance list, its marks and the badges', async () => {
  const { site, book, list, page } = await anEntrance()
  await book('Zoe Parent')
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    for (const path of [list, `${page}/badges`])
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
    expect((await site.sendJson('POST', `${list}/marks`, [], headers)).status, role).toBe(403)
  }
})

test('the organiser checks people in without scripts, and only what changed is saved', async () => {
  const { site, book, list, admin, ticketOf } = await anEntrance()
  await book('Zoe Parent')
  await book('Ben Parent')
  const [zoe, ben] = [await ticketOf('Zoe Parent'), await ticketOf('Ben Parent')]
  const opened = await site.get(list, admin)
  expect(opened.headers.get('permissions-policy')).toContain('camera=(self)')
  expect(wordsOf(await opened.text())).toContain('0 of 2 checked in')
  const form = { [`was-${zoe}`]: '', [`in-${zoe}`]: 'yes', [`was-${ben}`]: '' }
  expect((await site.post(list, form, admin)).status).toBe(303)
  expect(wordsOf(await site.page(list, admin))).toContain('1 of 2 checked in')
  expect((await site.post(list, { [`was-${zoe}`]: 'yes' }, admin)).status).toBe(303)
  expect(wordsOf(await site.page(list, admin))).toContain('0 of 2 checked in')
  expect((await site.post(list, { 'was-nobody': 'yes' }, admin)).status).toBe(422)
})

test('a phone sends its check-ins and gets the states of all tickets, and nonsense is refused', async () => {
  const { site, book, list, admin, ticketOf } = await anEntrance()
  await book('Zoe Parent')
  await book('Ben Waiting', 'waiting')
  const [zoe, ben] = [await ticketOf('Zoe Parent'), await ticketOf('Ben Waiting')]
  const mark = { ticket: zoe, isIn: true, markId: newId(), markedAt: '2026-06-20T11:59:00.000Z' }
  for (const nonsense of [[{ ...mark, ticket: 'x' }], [{ ...mark, isIn: 'yes' }], Array(501).fill(mark)])
    expect((await site.sendJson('POST', `${list}/marks`, nonsense, admin)).status).toBe(422)
  const sent = await site.sendJson('POST', `${list}/marks`, [mark], admin)
  expect(await sent.json()).toEqual({
    [zoe]: { why: '', checkedInAt: '2026-06-20T11:59:00.000Z' },
    [ben]: { why: 'Waiting', checkedInAt: null },
  })
})

test('a code that was printed earlier leads to its ticket in the entrance list', async () => {
  const { site, list, page, admin } = await anEntrance()
  const answer = await site.get(`${page}?ticket=abc`, admin)
  expect(answer.headers.get('location')).toBe(`${list}#abc`)
})
