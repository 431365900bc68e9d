import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../../demo/builders/booking.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { anEventWithPlaces } from '../../../../../tests/support/bookings.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { messagesOf } from '../queries/recipients.server.ts'
import type { MessageInput } from '../schema.ts'
import { messagePayers, previewMessage } from './message-payers.server.ts'

const MESSAGE: MessageInput = {
  ...{ key: newId(), audience: 'all', subject: 'Bring boots', people: 3 },
  text: 'It will rain.\n\nSee you there.',
}

/** Ana has booked twice and waits, with her address in capitals once; Ben waits, and Cem has cancelled. */
async function aParty(ctx: Ctx) {
  const { event, type } = await anEventWithPlaces(ctx, { price: 0 })
  const book = (name: string, email: string, status?: 'waiting' | 'cancelled') =>
    aBookingOf(ctx, { type, payer: { name, email }, people: [{ name }], ...(status && { status }) })
  await book('Ana', 'ana@example.org')
  await book('Ana', 'ANA@example.org')
  await book('Ana', 'ana@example.org', 'waiting')
  await book('Ben', 'ben@example.org', 'waiting')
  await book('Cem', 'cem@example.org', 'cancelled')
  await book('Dan', 'dan@example.org')
  return event
}

const sentTo = async ({ db }: Ctx) => (await db.select().from(mails)).map(({ toEmail }) => toEmail).sort()

test('only organisers write to the payers of an event', async () => {
  const ctx = await aCtx()
  const { id } = await aParty(ctx)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const theirs = as(ctx, anActor(role))
    await expect(messagePayers(theirs, id, MESSAGE)).rejects.toThrow(Forbidden)
    await expect(previewMessage(theirs, id, MESSAGE)).rejects.toThrow(Forbidden)
    await expect(messagesOf(theirs, id)).rejects.toThrow(Forbidden)
  }
  expect(await sentTo(ctx)).toEqual([])
})

test('a message is not sent when the number of people is not the one in the preview', async () => {
  const ctx = await aCtx()
  const { id } = await aParty(ctx)
  expect(await messagePayers(ctx, id, { ...MESSAGE, people: 2 })).toMatchObject({ reason: 'CHANGED' })
  expect(await sentTo(ctx)).toEqual([])
})

test('each person gets one message, however many bookings they have and however often the form arrives', async () => {
  const ctx = await aCtx()
  const { id } = await aParty(ctx)
  const sent = await Promise.all([messagePayers(ctx, id, MESSAGE), messagePayers(ctx, id, MESSAGE)])
  expect([...sent, await messagePayers(ctx, id, MESSAGE)]).toEqual(Array(3).fill({ ok: true, people: 3 }))
  expect((await sentTo(ctx)).map((address) => address.toLowerCase())).toEqual([
    'ana@example.org',
    'ben@example.org',
    'dan@example.org',
  ])
  expect((await messagesOf(ctx, id)).sent).toMatchObject([{ subject: 'Bring boots', people: 3 }])
})

test('a message to the waiting list reaches nobody else, and links to the booking', async () => {
  const ctx = await aCtx()
  const { id } = await aParty(ctx)
  const waiting = { ...MESSAGE, key: newId(), audience: 'waiting' as const, people: 2 }
  const { recipients, email } = await previewMessage(ctx, id, waiting)
  expect(recipients.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(email).toMatchObject({ greeting: 'Hello Ana,', paragraphs: ['It will rain.', 'See you there.'] })
  expect(email?.action?.url).toMatch(/\/tickets$/)
  expect(await messagePayers(ctx, id, waiting)).toEqual({ ok: true, people: 2 })
  expect(await sentTo(ctx)).toEqual(['ana@example.org', 'ben@example.org'])
  const [{ undelivered } = { undelivered: null }] = await ctx.db.select().from(mails)
  expect(JSON.stringify(undelivered)).toContain('/tickets?token=')
})
