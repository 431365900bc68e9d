import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, type Member } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { chooseConsents } from '../../consent/commands/choose-consents.server.ts'
import { latestAnswers } from '../../consent/model.ts'
import { consentHistory } from '../../consent/queries/consents.server.ts'
import { consents } from '../../consent/table.server.ts'
import { saveCard } from '../../emergency/commands/save-card.server.ts'
import { findCard } from '../../emergency/queries/own-card.server.ts'
import { emergencyCards } from '../../emergency/table.server.ts'
import { members } from '../../table.server.ts'
import { previewMerge } from '../queries/merge-preview.server.ts'
import { mergeMembers } from './merge-members.server.ts'

const card = (allergies: string) =>
  ({
    firstContact: 'Maja Kovač',
    firstPhone: '020 7946 0100',
    secondContact: '',
    secondPhone: '',
    allergies,
    medicalNotes: '',
    agreed: 'yes',
  }) as const

/** One adult with two records. */
async function twoRecords() {
  const ctx = await aCtx()
  const [keep, remove] = [await aMember(ctx, { listed: false }), await aMember(ctx, { listed: false })]
  return { ctx, keep, remove }
}
const onDay = (ctx: Ctx, member: Member, day: number): Ctx => ({
  ...as(ctx, anActor('member', { member })),
  clock: { now: () => new Date(ctx.clock.now().getTime() + day * 86_400_000) },
})
const merge = async (ctx: Ctx, keep: Member, remove: Member) =>
  expect(
    await mergeMembers(
      as(ctx, anActor('administrator')),
      { keepId: keep.id, removeId: remove.id },
      { choices: {} },
    ),
  ).toMatchObject({ ok: true })
const cardOf = async (ctx: Ctx, member: Member) =>
  (await findCard(onDay(ctx, member, 9), { id: member.id, minor: false })).card?.allergies
const answer = (ctx: Ctx, member: Member, day: number, given: boolean) =>
  chooseConsents(
    onDay(ctx, member, day),
    member.id,
    { listing: given, website_photos: given },
    async () => {},
  )

test.each(['kept', 'removed'])(
  'a child under 16 gets no login by a merge, here by that of the %s record, and nothing is merged',
  async (withLogin) => {
    const { ctx, keep, remove } = await twoRecords()
    const [login, child] = withLogin === 'kept' ? [keep, remove] : [remove, keep]
    await aUser(ctx, { member: login, email: 'maja@example.org' })
    await ctx.db.update(members).set({ bornOn: null }).where(eq(members.id, login.id))
    await ctx.db.update(members).set({ bornOn: '2015-05-04' }).where(eq(members.id, child.id))
    const pair = { keepId: keep.id, removeId: remove.id }
    expect(await mergeMembers(ctx, pair, { choices: {} })).toEqual({ ok: false, reason: 'UNDER_16' })
    expect((await previewMerge(ctx, pair)).refusal).toMatchObject({ reason: 'UNDER_16' })
    expect(await ctx.db.$count(members, eq(members.id, remove.id))).toBe(1)
  },
)

test('the emergency card of the removed record can be read after a merge', async () => {
  const { ctx, keep, remove } = await twoRecords()
  await saveCard(onDay(ctx, remove, 1), remove.id, card('Peanuts'))
  await merge(ctx, keep, remove)
  expect(await cardOf(ctx, keep)).toBe('Peanuts')
})

test('the readings of a card under removed records are shown after two merges', async () => {
  const { ctx, keep, remove } = await twoRecords()
  const third = await aMember(ctx, { listed: false })
  await saveCard(onDay(ctx, keep, 1), keep.id, card('Peanuts'))
  const other = await aMember(ctx)
  for (const { id } of [keep, remove, third, other])
    await audit(ctx.db, ctx, { action: 'members.read-emergency-card', subject: `members/${id}` })
  await merge(ctx, remove, third)
  await merge(ctx, keep, remove)
  const { readings } = await findCard(onDay(ctx, keep, 9), { id: keep.id, minor: false })
  expect(readings).toHaveLength(3)
})

test.each([
  ['kept', 2, 1],
  ['removed', 1, 2],
])(
  'of two emergency cards the newer one stays, here that of the %s record',
  async (newer, ofKept, ofRemoved) => {
    const { ctx, keep, remove } = await twoRecords()
    await saveCard(onDay(ctx, keep, ofKept), keep.id, card('kept'))
    await saveCard(onDay(ctx, remove, ofRemoved), remove.id, card('removed'))
    await merge(ctx, keep, remove)
    expect(await cardOf(ctx, keep)).toBe(newer)
    expect(await ctx.db.$count(emergencyCards)).toBe(1)
  },
)

test('a consent that was withdrawn last under the removed record stays withdrawn, and the history of both is kept', async () => {
  const { ctx, keep, remove } = await twoRecords()
  await answer(ctx, remove, 1, true)
  await answer(ctx, keep, 2, true)
  await answer(ctx, remove, 3, false)
  await merge(ctx, keep, remove)
  const [member] = await ctx.db.select().from(members).where(eq(members.id, keep.id))
  expect(member).toMatchObject({ listed: false, showsPhotos: false })
  const history = await consentHistory(ctx.db, keep.id)
  expect(history).toHaveLength(6)
  expect(latestAnswers(history)).toMatchObject({
    listing: { given: false },
    website_photos: { given: false },
  })
  expect(await ctx.db.$count(consents, eq(consents.memberId, remove.id))).toBe(0)
})

test('a consent that was given last under the removed record counts for the kept one', async () => {
  const { ctx, keep, remove } = await twoRecords()
  await answer(ctx, keep, 1, true)
  await answer(ctx, keep, 2, false)
  await answer(ctx, remove, 3, true)
  await merge(ctx, keep, remove)
  const [member] = await ctx.db.select().from(members).where(eq(members.id, keep.id))
  expect(member).toMatchObject({ listed: true, showsPhotos: true })
})
