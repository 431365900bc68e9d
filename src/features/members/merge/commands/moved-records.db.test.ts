import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../../demo/builders/album.ts'
import { aMember, type Member } from '../../../../../demo/builders/member.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aRotaSlot } from '../../../../../demo/builders/rota-slot.ts'
import { aRotaWeek } from '../../../../../demo/builders/rota-week.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { untagSelf } from '../../../photos/commands/untag-self.server.ts'
import { ownTags } from '../../../photos/queries/own.server.ts'
import { listOrdersOfMember } from '../../../store/orders/queries/member-orders.server.ts'
import { numberHolds, storeOrders } from '../../../store/orders/table.server.ts'
import { setHolder } from '../../../volunteering/commands/holders.server.ts'
import { ownJobs } from '../../../volunteering/queries/own.server.ts'
import { members } from '../../table.server.ts'
import { mergeMembers } from './merge-members.server.ts'

/** A club where one person has two records, with a photo album. */
async function twoRecords() {
  const ctx = await aCtx()
  const [keep, other] = [await aMember(ctx), await aMember(ctx)]
  return { ctx, keep, other, album: await anAlbum(ctx) }
}

const asMember = (ctx: Ctx, member: Member) => as(ctx, anActor('member', { member }))

async function merge(ctx: Ctx, keep: Member, other: Member): Promise<void> {
  expect(await mergeMembers(ctx, { keepId: keep.id, removeId: other.id }, { choices: {} })).toMatchObject({
    ok: true,
  })
  expect(await ctx.db.select({ id: members.id }).from(members)).toEqual([{ id: keep.id }])
}

test('a person who untagged themselves under either record stays untagged after a merge', async () => {
  const { ctx, keep, other, album } = await twoRecords()
  const [first, second] = [
    await aPhoto(ctx, { album, tagged: [keep, other] }),
    await aPhoto(ctx, { album, tagged: [keep, other] }),
  ]
  await untagSelf(asMember(ctx, other), first.id)
  await untagSelf(asMember(ctx, keep), second.id)
  await merge(ctx, keep, other)
  const { tagged, withdrawn } = await ownTags(asMember(ctx, keep))
  expect(tagged).toEqual([])
  expect(new Set(withdrawn.map(({ photo }) => photo))).toEqual(new Set([first.id, second.id]))
})

test('photos tagged with the removed record show the kept one once', async () => {
  const { ctx, keep, other, album } = await twoRecords()
  const alone = await aPhoto(ctx, { album, tagged: [other] })
  const both = await aPhoto(ctx, { album, tagged: [keep, other] })
  await merge(ctx, keep, other)
  const { tagged, withdrawn } = await ownTags(asMember(ctx, keep))
  expect(tagged.map(({ photo }) => photo).toSorted()).toEqual([alone.id, both.id].toSorted())
  expect(withdrawn).toEqual([])
})

test('orders of the removed record and their shirt numbers belong to the kept one', async () => {
  const { ctx, keep, other } = await twoRecords()
  const [own] = await ctx.db.insert(storeOrders).values({ memberId: keep.id, state: 'paid' }).returning()
  const [moved] = await ctx.db.insert(storeOrders).values({ memberId: other.id, state: 'paid' }).returning()
  const orderId = moved?.id ?? ''
  await ctx.db.insert(numberHolds).values({ gender: 'female', number: 7, orderId, memberId: other.id })
  await merge(ctx, keep, other)
  const orders = await listOrdersOfMember(ctx, keep.id)
  expect(orders.map(({ id }) => id).toSorted()).toEqual([own?.id, orderId].toSorted())
  expect(await ctx.db.select().from(numberHolds)).toMatchObject([{ number: 7, memberId: keep.id }])
})

test('fixed positions of the removed record are added to the kept one’s', async () => {
  const { ctx, keep, other } = await twoRecords()
  for (const name of ['Men 1', 'Women 1']) await aTeam(ctx, { name })
  const coach = await aPosition(ctx, { name: 'Head coach' })
  const treasurer = await aPosition(ctx, { name: 'Treasurer', generalClub: true })
  await setHolder(ctx, { positionId: coach.id, team: 'men1', memberId: keep.id })
  await setHolder(ctx, { positionId: coach.id, team: 'women1', memberId: other.id })
  await setHolder(ctx, { positionId: treasurer.id, team: null, memberId: other.id })
  await merge(ctx, keep, other)
  const { positions } = await ownJobs(asMember(ctx, keep))
  expect(positions.toSorted((a, b) => String(a.team).localeCompare(String(b.team)))).toEqual([
    { position: 'Head coach', team: 'Men 1' },
    { position: 'Treasurer', team: null },
    { position: 'Head coach', team: 'Women 1' },
  ])
})

test('rota slots of the removed record are added to the kept one’s', async () => {
  const { ctx, keep, other } = await twoRecords()
  const position = await aPosition(ctx, { name: 'Timekeeper', isFlexible: true })
  const [week, next] = [await aRotaWeek(ctx, '2026-09-07'), await aRotaWeek(ctx, '2026-09-21')]
  const slot = { positionId: position.id, weekId: week.id }
  await aRotaSlot(ctx, { ...slot, memberId: keep.id })
  await aRotaSlot(ctx, { ...slot, team: 'women1', memberId: other.id })
  await aRotaSlot(ctx, { ...slot, weekId: next.id, memberId: other.id })
  await merge(ctx, keep, other)
  const { rota } = await ownJobs(asMember(ctx, keep))
  expect(rota.map(({ week, team }) => `${week} ${team}`).toSorted()).toEqual([
    '2026-09-07 Men 1',
    '2026-09-07 Women 1',
    '2026-09-21 Men 1',
  ])
})
