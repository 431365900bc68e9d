import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findMessage } from '../queries/messages.server.ts'
import { writtenMessage } from '../schema.ts'
import { changeSending } from './change-sending.server.ts'
import { createMessage } from './create-message.server.ts'
import { workOnMessage } from './work-on-message.server.ts'

const SEND_AT = new Date(TEST_NOW.getTime() + 3_600_000)

/** A message to one member that is scheduled for `SEND_AT`. */
async function aScheduledMessage() {
  const system = await aCtx()
  const user = await aUser(system, { role: 'administrator' })
  const ctx = as(system, anActor('administrator', { user }))
  await aMember(ctx, { email: 'ana@example.org' })
  const created = await createMessage(ctx, {
    audience: { to: ['active'], money: 'any', plan: '', season: '' },
    message: writtenMessage.parse({ subject: 'Hello', html: '<p>Hi</p>' }),
    ...{ key: newId(), sendAt: SEND_AT, people: 1 },
  })
  if (!created.ok) throw new Error(created.reason)
  return { ctx, id: created.id }
}

const atSendTime = (ctx: Ctx): Ctx => ({ ...ctx, clock: { now: () => SEND_AT } })

test('a scheduled message that is paused does not go out at its time, and goes out once it is resumed', async () => {
  const { ctx, id } = await aScheduledMessage()
  expect(await changeSending(ctx, id, 'pause')).toEqual({ ok: true })
  await workOnMessage(atSendTime(ctx), id)
  expect(await deliveredMails(ctx.db)).toHaveLength(0)
  expect(await changeSending(atSendTime(ctx), id, 'resume')).toEqual({ ok: true })
  await workOnMessage(atSendTime(ctx), id)
  expect(await deliveredMails(ctx.db)).toHaveLength(1)
  expect((await findMessage(ctx, id)).status).toBe('sent')
})

test('a scheduled message that is resumed before its time waits for it again', async () => {
  const { ctx, id } = await aScheduledMessage()
  await changeSending(ctx, id, 'pause')
  expect(await changeSending(ctx, id, 'resume')).toEqual({ ok: true })
  expect((await findMessage(ctx, id)).status).toBe('scheduled')
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(0)
  await workOnMessage(atSendTime(ctx), id)
  expect(await deliveredMails(ctx.db)).toHaveLength(1)
})
