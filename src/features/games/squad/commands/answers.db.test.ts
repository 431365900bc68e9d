import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGame, type GameFacts } from '../../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { guardians } from '../../../members/family/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { answerAddress } from '../queries/answer-link.server.ts'
import { gameAnswers, gameCallUps } from '../table.server.ts'
import { answerAvailability } from './answer-availability.server.ts'
import { answerCallUp } from './answer-call-up.server.ts'

const MUM = 'mum@example.org'
const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? ''
const linkFor = (
  ctx: Parameters<typeof answerAddress>[0],
  game: Parameters<typeof answerAddress>[1],
  { id }: { id: string },
) => answerAddress(ctx, game, { email: MUM, people: [{ memberId: id }] })

async function aSquadOfOne(given: GameFacts = {}) {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const member = await aMember(ctx, { team, name: 'Lena Kovač', bornOn: '2015-03-01', guardianEmail: MUM })
  const game = await aGame(ctx, { teamId: team.id, ...given })
  await aCallUp(ctx, game, member)
  return { ctx, member, game, ids: { gameId: game.id, memberId: member.id } }
}

test('a user cannot answer for a member of another family', async () => {
  const { ctx, ids } = await aSquadOfOne()
  for (const actor of [
    VISITOR,
    anActor('member', { member: await aMember(ctx) }),
    anActor('administrator'),
  ]) {
    await expect(answerCallUp(as(ctx, actor), { ...ids, answer: 'confirmed' })).rejects.toThrow(Forbidden)
    await expect(answerAvailability(as(ctx, actor), { ...ids, answer: 'not' })).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.select().from(gameCallUps)).toMatchObject([{ answer: null }])
  expect(await ctx.db.$count(gameAnswers)).toBe(0)
})

test('a link for one game and member answers for no other', async () => {
  const { ctx, member, game, ids } = await aSquadOfOne()
  const [other, sister] = [await aGame(ctx), await aMember(ctx)]
  await aCallUp(ctx, other, member)
  await aCallUp(ctx, game, sister)
  const visitor = as(ctx, VISITOR)
  const token = tokenIn(linkFor(ctx, game, member))
  const answer = 'confirmed'
  await expect(answerCallUp(visitor, { ...ids, gameId: other.id, token, answer })).rejects.toThrow(Forbidden)
  await expect(answerCallUp(visitor, { ...ids, memberId: sister.id, token, answer })).rejects.toThrow(
    Forbidden,
  )
})

test('a link answers as its recipient, and no longer once they are not a guardian or the child is 18', async () => {
  const { ctx, member, game, ids } = await aSquadOfOne()
  const mother = await aUser(ctx, { email: MUM })
  await aGuardian(ctx, mother, member)
  const token = tokenIn(linkFor(ctx, game, member))
  const confirm = (reader = as(ctx, VISITOR)) => answerCallUp(reader, { ...ids, token, answer: 'confirmed' })
  const other = as(ctx, anActor('member', { user: await aUser(ctx) }))
  expect(await confirm(other)).toEqual({ ok: true })
  expect(await ctx.db.select().from(gameCallUps)).toMatchObject([{ answeredBy: mother.id }])

  await ctx.db
    .update(members)
    .set({ bornOn: '2008-01-01', email: 'lena@example.org' })
    .where(eq(members.id, member.id))
  await expect(confirm()).rejects.toThrow(Forbidden)
  await ctx.db
    .update(members)
    .set({ bornOn: '2015-03-01', guardianEmail: '' })
    .where(eq(members.id, member.id))
  await ctx.db.delete(guardians)
  await expect(confirm()).rejects.toThrow(Forbidden)
})

test('a link in an e-mail answers without a login, and more than once', async () => {
  const { ctx, member, game, ids } = await aSquadOfOne()
  const visitor = as(ctx, VISITOR)
  const token = tokenIn(linkFor(ctx, game, member))
  expect(await answerCallUp(visitor, { ...ids, token, answer: 'confirmed' })).toEqual({ ok: true })
  expect(await answerCallUp(visitor, { ...ids, token, answer: 'declined' })).toEqual({ ok: true })
  expect(await ctx.db.select().from(gameCallUps)).toMatchObject([{ answer: 'declined', answeredBy: null }])
})

test('a player who was not called up cannot confirm, and other teams’ games accept no answer', async () => {
  const { ctx, ids } = await aSquadOfOne()
  const member = await aMember(ctx)
  const self = as(ctx, anActor('member', { member }))
  const own = { ...ids, memberId: member.id }
  await expect(answerCallUp(self, { ...own, answer: 'confirmed' })).rejects.toThrow(NotFound)
  await expect(answerAvailability(self, { ...own, answer: 'available' })).rejects.toThrow(NotFound)
})

test('a game that has started accepts no answers', async () => {
  const { ctx, member, ids } = await aSquadOfOne({ startsAt: TEST_NOW })
  const mother = as(ctx, anActor('member', { children: [member] }))
  const started = { ok: false, reason: 'STARTED' }
  expect(await answerCallUp(mother, { ...ids, answer: 'confirmed' })).toEqual(started)
  expect(await answerAvailability(mother, { ...ids, answer: 'available' })).toEqual(started)
})

test.each([
  ['cancelled', 'CANCELLED'],
  ['postponed', 'POSTPONED'],
  ['forfeit', 'DECIDED'],
] as const)('a %s game accepts no answers, by account or link', async (status, reason) => {
  const { ctx, member, game, ids } = await aSquadOfOne({ status })
  const mother = as(ctx, anActor('member', { children: [member] }))
  const token = tokenIn(linkFor(ctx, game, member))
  const refusal = { ok: false, reason }
  expect(await answerCallUp(mother, { ...ids, answer: 'confirmed' })).toEqual(refusal)
  expect(await answerAvailability(mother, { ...ids, answer: 'available' })).toEqual(refusal)
  expect(await answerCallUp(as(ctx, VISITOR), { ...ids, token, answer: 'declined' })).toEqual(refusal)
  expect(await ctx.db.select().from(gameCallUps)).toMatchObject([{ answer: null }])
  expect(await ctx.db.$count(gameAnswers)).toBe(0)
})

test('the last answer of two guardians counts', async () => {
  const { ctx, member, ids } = await aSquadOfOne()
  const [mother, father] = [await aUser(ctx), await aUser(ctx)]
  const guardian = (user: typeof mother) => as(ctx, anActor('member', { user, children: [member] }))
  await answerAvailability(guardian(mother), { ...ids, answer: 'available' })
  await answerAvailability(guardian(father), { ...ids, answer: 'not' })
  await answerCallUp(guardian(father), { ...ids, answer: 'declined' })
  await answerCallUp(guardian(mother), { ...ids, answer: 'confirmed' })
  expect(await ctx.db.select().from(gameAnswers)).toMatchObject([{ answer: 'not', answeredBy: father.id }])
  expect(await ctx.db.select().from(gameCallUps)).toMatchObject([
    { answer: 'confirmed', answeredBy: mother.id },
  ])
})
