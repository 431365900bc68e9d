import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aDuty, aHelper } from '../../../../../demo/builders/duty.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { savePreferences } from '../../../notifications/commands/save-preferences.server.ts'
import { preferencesInput } from '../../../notifications/schema.ts'
import { dutyHelpers } from '../table.server.ts'
import { giveBackDuty, offerDuty } from './give-back-duty.server.ts'
import { takeDuty } from './take-duty.server.ts'

const CHILD = { name: 'Lena Kovač', bornOn: '2015-03-01' }

async function aPlayer(ctx: Ctx, name: string, facts = {}) {
  const member = await aMember(ctx, { name, ...facts })
  const user = await aUser(ctx, { member })
  return { member, ctx: as(ctx, anActor('member', { member, user })) }
}
const helpersIn = ({ db }: Ctx) => db.select().from(dutyHelpers).orderBy(asc(dutyHelpers.place))

test('a member cannot take a duty for another member', async () => {
  const ctx = await aCtx()
  const ana = await aPlayer(ctx, 'Ana Kovač')
  const other = await aMember(ctx, { name: 'Zoe Other' })
  const duty = await aDuty(ctx)
  await expect(takeDuty(ana.ctx, { dutyId: duty.id, memberId: other.id })).rejects.toThrow(Forbidden)
  await expect(giveBackDuty(ana.ctx, { dutyId: duty.id, memberId: other.id })).rejects.toThrow(Forbidden)
})

test('a full, started, cancelled or suspended duty cannot be taken', async () => {
  const ctx = await aCtx()
  const ana = await aPlayer(ctx, 'Ana Kovač')
  const take = async (facts: Parameters<typeof aDuty>[1], isFull = false) => {
    const duty = await aDuty(ctx, facts)
    if (isFull) await aHelper(ctx, duty, await aMember(ctx))
    return takeDuty(ana.ctx, { dutyId: duty.id, memberId: ana.member.id })
  }
  expect(await take({}, true)).toMatchObject({ reason: 'FULL' })
  expect(await take({ startsAt: ctx.clock.now() })).toMatchObject({ reason: 'ENDED' })
  expect(await take({ cancelledAt: ctx.clock.now() })).toMatchObject({ reason: 'ENDED' })
  expect(await take({ gameOff: true })).toMatchObject({ reason: 'ENDED' })
})

test('only two of ten concurrent members get the last two places', async () => {
  const ctx = await aCtx()
  const duty = await aDuty(ctx, { places: 2 })
  const players = []
  for (let n = 0; n < 10; n += 1) players.push(await aPlayer(ctx, `Player ${n}`))
  const taken = await Promise.all(
    players.map(({ member, ctx }) => takeDuty(ctx, { dutyId: duty.id, memberId: member.id })),
  )
  expect(taken.filter(({ ok }) => ok)).toHaveLength(2)
  expect((await helpersIn(ctx)).map(({ place }) => place)).toEqual([1, 2])
})

test('under-16s cannot take a duty for adults, but a guardian can take it on behalf of their child', async () => {
  const ctx = await aCtx()
  const child = await aPlayer(ctx, 'Lena Kovač', CHILD)
  const duty = await aDuty(ctx)
  const choice = { dutyId: duty.id, memberId: child.member.id }
  expect(await takeDuty(child.ctx, choice)).toMatchObject({ reason: 'UNDER_16' })
  const guardian = await aUser(ctx)
  const actor = anActor('member', { user: guardian, children: [child.member] })
  expect(await takeDuty(as(ctx, actor), choice)).toMatchObject({ ok: true })
  expect(await helpersIn(ctx)).toMatchObject([{ memberId: child.member.id, byGuardian: true }])
})

test('under-16s can take a duty that is open to them', async () => {
  const ctx = await aCtx()
  const child = await aPlayer(ctx, 'Lena Kovač', CHILD)
  const position = await aPosition(ctx, { name: 'Kiosk', isFlexible: true, allowsUnder16: true })
  const duty = await aDuty(ctx, { positionId: position.id })
  expect(await takeDuty(child.ctx, { dutyId: duty.id, memberId: child.member.id })).toMatchObject({
    ok: true,
  })
})

test('a duty can be given back during the notice period, and only offered later', async () => {
  const ctx = await aCtx()
  const ana = await aPlayer(ctx, 'Ana Kovač')
  const day = 86_400_000
  const late = await aDuty(ctx, { startsAt: new Date(ctx.clock.now().getTime() + 2 * day) })
  const early = await aDuty(ctx, { startsAt: new Date(ctx.clock.now().getTime() + 4 * day) })
  for (const duty of [late, early]) await aHelper(ctx, duty, ana.member)
  const give = (duty: { id: string }) => giveBackDuty(ana.ctx, { dutyId: duty.id, memberId: ana.member.id })
  expect(await give(late)).toMatchObject({ reason: 'TOO_LATE', until: '2026-06-19' })
  expect(await give(early)).toMatchObject({ ok: true })
  expect((await helpersIn(ctx)).map(({ dutyId }) => dutyId)).toEqual([late.id])
})

test('an offered place stays with its helper until another member takes it', async () => {
  const ctx = await aCtx()
  const ana = await aPlayer(ctx, 'Ana Kovač', { email: 'ana@example.org' })
  const zoe = await aPlayer(ctx, 'Zoe Other')
  const duty = await aDuty(ctx)
  await aHelper(ctx, duty, ana.member)
  const choiceOf = ({ member }: typeof ana) => ({ dutyId: duty.id, memberId: member.id })
  await offerDuty(ana.ctx, choiceOf(ana), true)
  expect(await helpersIn(ctx)).toMatchObject([{ memberId: ana.member.id }])
  expect(await takeDuty(zoe.ctx, choiceOf(zoe))).toMatchObject({ ok: true })
  expect(await helpersIn(ctx)).toMatchObject([{ memberId: zoe.member.id, offeredAt: null }])
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.subject).toContain('Someone has taken your duty')
})

test('a helper who stopped e-mails about duties is still notified when their duty is taken', async () => {
  const ctx = await aCtx()
  const ana = await aPlayer(ctx, 'Ana Kovač', { email: 'ana@example.org' })
  await savePreferences(ana.ctx, preferencesInput.parse({}))
  const zoe = await aPlayer(ctx, 'Zoe Other')
  const duty = await aDuty(ctx)
  await aHelper(ctx, duty, ana.member, { offeredAt: ctx.clock.now() })
  await takeDuty(zoe.ctx, { dutyId: duty.id, memberId: zoe.member.id })
  expect(await ctx.db.$count(mails)).toBe(1)
})
