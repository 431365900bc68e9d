import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Unsubscriber, unsubscribeToken } from '../model/unsubscribe-link.ts'
import { findUnsubscribeLink } from '../queries/unsubscribe-link.server.ts'
import { notify } from './notify.server.ts'
import { unsubscribe } from './unsubscribe.server.ts'

let sentSoFar = 0
const notified = (ctx: Ctx, memberId: string, kind: 'training' | 'game' = 'training') => {
  sentSoFar += 1
  const key = `test:${sentSoFar}`
  const compose = () => ({ subject: 'News', title: 'News', paragraphs: [] })
  return ctx.db.transaction((tx) => notify(ctx, tx, { kind, key, memberIds: [memberId], compose }))
}

const tokenOf = (ctx: Ctx, who: Unsubscriber) => unsubscribeToken(ctx.secret, who, ctx.clock.now())

test('a changed link and one that is a year old unsubscribe no one', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx)
  const token = tokenOf(ctx, { kind: 'training', userId: user.id })
  const later = { ...ctx, clock: { now: () => new Date('2027-06-21T12:00:00Z') } }
  const other = token.replace(user.id, (await aUser(ctx)).id)
  expect(await unsubscribe(ctx, other)).toEqual({ ok: false, reason: 'EXPIRED' })
  expect(await unsubscribe(later, token)).toEqual({ ok: false, reason: 'EXPIRED' })
  expect(await unsubscribe(ctx, '')).toEqual({ ok: false, reason: 'EXPIRED' })
})

test('a link stops only e-mails of its kind, can be used twice, and can be undone', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx, { email: 'ana@example.org' })
  const user = await aUser(ctx, { member, email: 'ana@example.org' })
  const token = tokenOf(ctx, { kind: 'training', userId: user.id })
  for (let time = 0; time < 2; time += 1)
    expect(await unsubscribe(ctx, token)).toEqual({ ok: true, kind: 'training' })
  expect([await notified(ctx, member.id), await notified(ctx, member.id, 'game')]).toEqual([0, 1])
  await unsubscribe(ctx, token, { again: true })
  expect(await notified(ctx, member.id)).toBe(1)
})

test('an address without an account can unsubscribe in any spelling', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { bornOn: '2015-01-01', guardianEmail: 'MUM@example.org' })
  await unsubscribe(ctx, tokenOf(ctx, { kind: 'training', email: 'Mum@example.org' }))
  expect(await notified(ctx, child.id)).toBe(0)
})

test('a deleted account’s link does nothing', async () => {
  const ctx = await aCtx()
  const token = tokenOf(ctx, { kind: 'game', userId: '01980000-0000-7000-8000-000000000000' })
  expect(await unsubscribe(ctx, token)).toEqual({ ok: true, kind: 'game' })
})

test('a link stops all e-mails of an account only while none is chosen for anybody', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx)
  const [lena, noa] = [
    await aMember(ctx, { bornOn: '2015-03-01' }),
    await aMember(ctx, { bornOn: '2017-03-01' }),
  ]
  for (const child of [lena, noa]) await aGuardian(ctx, user, child)
  const forAll = tokenOf(ctx, { kind: 'game', userId: user.id })
  const forLena = tokenOf(ctx, { kind: 'game', userId: user.id, memberId: lena.id })
  const states = async () => [
    (await findUnsubscribeLink(ctx, forAll))?.state,
    (await findUnsubscribeLink(ctx, forLena))?.state,
  ]
  await unsubscribe(ctx, forLena)
  expect(await states()).toEqual(['on', 'stopped'])
  await unsubscribe(ctx, forAll)
  expect(await states()).toEqual(['stopped', 'stopped'])
  await unsubscribe(ctx, forLena, { again: true })
  expect(await states()).toEqual(['on', 'on'])
})
