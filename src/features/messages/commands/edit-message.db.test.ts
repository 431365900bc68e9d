import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Audience } from '../model/audience.ts'
import { findMessage } from '../queries/messages.server.ts'
import { writtenMessage } from '../schema.ts'
import { messages } from '../table.server.ts'
import { changeSending } from './change-sending.server.ts'
import { createMessage } from './create-message.server.ts'
import { editMessage } from './edit-message.server.ts'
import { workOnMessage } from './work-on-message.server.ts'

const HOUR_MS = 3_600_000
const SEND_AT = new Date(TEST_NOW.getTime() + HOUR_MS)
const LATER = new Date(TEST_NOW.getTime() + 2 * HOUR_MS)
const TO_ALL: Audience = { to: ['active'], money: 'any', plan: '', season: '' }

const written = (subject: string) => writtenMessage.parse({ subject, html: '<p>Hi</p>' })
const at = (ctx: Ctx, now: Date): Ctx => ({ ...ctx, clock: { now: () => now } })

/** A message to Ana and Ben that is scheduled for `SEND_AT`. */
async function aScheduledMessage() {
  const system = await aCtx()
  const user = await aUser(system, { role: 'administrator' })
  const ctx = as(system, anActor('administrator', { user }))
  const ana = await aMember(ctx, { name: 'Ana', email: 'ana@example.org' })
  await aMember(ctx, { name: 'Ben', email: 'ben@example.org' })
  const message = { audience: TO_ALL, message: written('Hello'), sendAt: SEND_AT, people: 2 }
  const created = await createMessage(ctx, { ...message, key: newId() })
  if (!created.ok) throw new Error(created.reason)
  const edited = { ...message, message: written('Better'), version: 1 }
  return { ctx, id: created.id, edited, ana }
}

const sentIn = async (ctx: Ctx) =>
  (await deliveredMails(ctx.db)).map(({ toEmail, subject }) => `${toEmail} ${subject}`).toSorted()

test('only administrators edit a message, and an unknown one is not found', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  await expect(editMessage(as(ctx, anActor('coach')), id, edited)).rejects.toThrow(Forbidden)
  for (const unknown of [newId(), 'no-id'])
    await expect(editMessage(ctx, unknown, edited)).rejects.toThrow(NotFound)
})

test('a message without recipients, or with others than the page has shown, is not changed', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  const nobody = { ...TO_ALL, to: [newId()] }
  expect(await editMessage(ctx, id, { ...edited, audience: nobody })).toMatchObject({ reason: 'NOBODY' })
  expect(await editMessage(ctx, id, { ...edited, people: 1 })).toMatchObject({ reason: 'CHANGED', people: 2 })
  expect(await findMessage(ctx, id)).toMatchObject({ subject: 'Hello', version: 1 })
})

test('a message that someone else has changed since it was opened is not overwritten', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  const other = { ...edited, message: written('Other') }
  const both = await Promise.all([editMessage(ctx, id, edited), editMessage(ctx, id, other)])
  expect(both.map((one) => (one.ok ? 'saved' : one.reason)).toSorted()).toEqual(['EDITED', 'saved'])
  expect((await findMessage(ctx, id)).version).toBe(2)
})

test('a form that is sent twice saves the message once, at once or later, and even if it has been sent by then', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  const saved = { ok: true, id }
  const both = [editMessage(ctx, id, edited), editMessage(ctx, id, edited)]
  expect(await Promise.all(both)).toEqual([saved, saved])
  expect(await editMessage(ctx, id, edited)).toEqual(saved)
  expect((await findMessage(ctx, id)).version).toBe(2)
  const soon = { ...edited, version: 2, sendAt: TEST_NOW }
  expect(await editMessage(ctx, id, soon)).toEqual(saved)
  await workOnMessage(ctx, id)
  const then = new Date(TEST_NOW.getTime() + 1000)
  expect(await editMessage(at(ctx, then), id, { ...soon, sendAt: then })).toEqual(saved)
  expect(await sentIn(ctx)).toEqual(['ana@example.org Better', 'ben@example.org Better'])
})

test('a message whose sending starts while it is edited goes out as it was, and the edit is refused', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: wanted, resolve: finish } = Promise.withResolvers<void>()
  const sending = ctx.db.transaction(async (tx) => {
    await tx.update(messages).set({ status: 'sending', startedAt: SEND_AT }).where(eq(messages.id, id))
    start()
    await wanted
  })
  await started
  const editing = editMessage(ctx, id, edited)
  finish()
  await sending
  expect(await editing).toEqual({ ok: false, reason: 'TOO_LATE' })
  expect((await findMessage(ctx, id)).subject).toBe('Hello')
})

test('a message that was sent or cancelled cannot be edited', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  await workOnMessage(at(ctx, SEND_AT), id)
  expect(await editMessage(ctx, id, edited)).toEqual({ ok: false, reason: 'TOO_LATE' })
  const other = await aScheduledMessage()
  await changeSending(other.ctx, other.id, 'cancel')
  expect(await editMessage(other.ctx, other.id, other.edited)).toEqual({ ok: false, reason: 'TOO_LATE' })
})

test('a scheduled message goes out with its new text, to its new recipients, at its new time', async () => {
  const { ctx, id, edited, ana } = await aScheduledMessage()
  const toAna = { ...edited, audience: { ...TO_ALL, to: [ana.id] }, people: 1, sendAt: LATER }
  expect(await editMessage(ctx, id, toAna)).toEqual({ ok: true, id })
  await workOnMessage(at(ctx, SEND_AT), id)
  expect(await sentIn(ctx)).toEqual([])
  await workOnMessage(at(ctx, LATER), id)
  expect(await sentIn(ctx)).toEqual(['ana@example.org Better'])
})

test('a paused message stays paused when it is edited', async () => {
  const { ctx, id, edited } = await aScheduledMessage()
  await changeSending(ctx, id, 'pause')
  expect(await editMessage(ctx, id, { ...edited, sendAt: TEST_NOW })).toEqual({ ok: true, id })
  await workOnMessage(at(ctx, LATER), id)
  expect(await sentIn(ctx)).toEqual([])
  await changeSending(at(ctx, LATER), id, 'resume')
  await workOnMessage(at(ctx, LATER), id)
  expect(await sentIn(ctx)).toEqual(['ana@example.org Better', 'ben@example.org Better'])
})
