import { expect, test } from 'vitest'
import { aPushDevice } from '../../../../demo/builders/push-device.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PushResult } from '../../../platform/push/push.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { ownDevices } from '../queries/own-notifications.server.ts'
import { pushDevices } from '../table.server.ts'
import { addDevice } from './add-device.server.ts'
import { removeDevice } from './remove-device.server.ts'
import { sendPush } from './send-push.server.ts'

const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
}
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile'

async function aCaller(given: Partial<Ctx> = {}) {
  const ctx = await aCtx(given)
  const user = await aUser(ctx)
  return { ctx: as(ctx, await actorOfUser(ctx, user.id)), user }
}

const push = (ctx: Ctx, device: string, since = TEST_NOW) =>
  sendPush(ctx, { device, since, title: 'No training', path: '/', tag: '1' })

/** A push service that records all messages and returns the same result for each. */
function aSender(result: PushResult) {
  const sent: unknown[] = []
  const sender = {
    publicKey: async () => '',
    send: async (...given: unknown[]) => {
      sent.push(given[1])
      return result
    },
  }
  return { push: sender, sent }
}

test('an address that is not a push service is refused', async () => {
  const { ctx } = await aCaller()
  const added = await addDevice(ctx, { ...DEVICE, endpoint: 'https://10.0.0.1/internal' }, PHONE)
  expect(added).toEqual({ ok: false, reason: 'UNKNOWN_SERVICE' })
  expect(await ownDevices(ctx)).toEqual([])
})

test('a user cannot remove the device of another account', async () => {
  const { ctx } = await aCaller()
  const { id } = await aPushDevice(ctx, await aUser(ctx))
  await expect(removeDevice(ctx, id)).rejects.toThrow(NotFound)
})

test('a browser is listed once and belongs to the account that turned it on last', async () => {
  const { ctx } = await aCaller()
  const other = as(ctx, await actorOfUser(ctx, (await aUser(ctx)).id))
  await addDevice(other, DEVICE, PHONE)
  await addDevice(ctx, DEVICE, PHONE)
  await addDevice(ctx, DEVICE, PHONE)
  expect((await ownDevices(ctx)).map(({ name }) => name)).toEqual(['Chrome on Android'])
  expect(await ownDevices(other)).toEqual([])
})

test('the eleventh device replaces the oldest', async () => {
  const { ctx, user } = await aCaller()
  const oldest = await aPushDevice(ctx, user, { createdAt: new Date('2026-01-01') })
  for (let count = 0; count < 9; count += 1) await aPushDevice(ctx, user)
  await addDevice(ctx, DEVICE, PHONE)
  const left = await ownDevices(ctx)
  expect(left).toHaveLength(10)
  expect(left.some(({ id }) => id === oldest.id)).toBe(false)
})

test('an expired device is deleted, and one that refuses a message is kept', async () => {
  const { ctx, user } = await aCaller()
  const { id } = await aPushDevice(ctx, user)
  await push({ ...ctx, ...aSender('refused') }, id)
  expect(await ctx.db.$count(pushDevices)).toBe(1)
  await push({ ...ctx, ...aSender('gone') }, id)
  expect(await ctx.db.$count(pushDevices)).toBe(0)
})

test('a message from yesterday is not shown', async () => {
  const { ctx, user } = await aCaller()
  const { id } = await aPushDevice(ctx, user)
  const { push: sender, sent } = aSender('delivered')
  await push({ ...ctx, push: sender }, id, new Date(TEST_NOW.getTime() - 13 * 3_600_000))
  expect(sent).toEqual([])
  await push({ ...ctx, push: sender }, id)
  expect(sent).toEqual([{ title: 'No training', path: '/', tag: '1' }])
  expect((await ownDevices(ctx))[0]?.lastUsedAt).toEqual(TEST_NOW)
})
