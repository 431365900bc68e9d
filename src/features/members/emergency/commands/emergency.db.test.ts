import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { games } from '../../../games/table.server.ts'
import { actorOfUser } from '../../queries/actor.server.ts'
import { findCard } from '../queries/own-card.server.ts'
import { readableCards } from '../queries/readable-cards.server.ts'
import { emergencyCards } from '../table.server.ts'
import { deleteCard } from './delete-card.server.ts'
import { readCards } from './read-cards.server.ts'
import { saveCard } from './save-card.server.ts'

const CARD = {
  firstContact: 'Maja Kovač',
  firstPhone: '020 7946 0100',
  secondContact: '',
  secondPhone: '',
  allergies: 'Peanuts',
  medicalNotes: '',
  agreed: 'yes',
} as const
const HOUR_MS = 3_600_000
const at = (ctx: Ctx, hours: number): Ctx => ({
  ...ctx,
  clock: { now: () => new Date(TEST_NOW.getTime() + hours * HOUR_MS) },
})

/** A child with a card whose team has a session now, with the team's coach and a guardian. */
async function aFamily() {
  const base = await aCtx()
  const team = await aTeam(base, { name: 'Girls' })
  const child = await aMember(base, { name: 'Lena Kovač', bornOn: '2015-03-01', team })
  const mother = await aUser(base)
  await aGuardian(base, mother, child)
  const ctx = as(base, await actorOfUser(base, mother.id))
  await saveCard(ctx, child.id, CARD)
  const coachUser = await aUser(base, { name: 'Marek Coach', role: 'coach', teams: [team] })
  const coach = as(base, await actorOfUser(base, coachUser.id))
  await aGame(base, { teamId: team.id, startsAt: TEST_NOW, type: null })
  return { base, team, child, ctx, coach, member: { id: child.id, minor: true } }
}

test('only guardians, or adults for themselves, can see, save and delete a card', async () => {
  const { base, child, coach, member } = await aFamily()
  const lena = await aUser(base, { member: child })
  const strangers = [
    as(base, VISITOR),
    coach,
    as(base, anActor('administrator')),
    as(base, anActor('member')),
    as(base, await actorOfUser(base, lena.id)),
  ]
  for (const one of strangers) {
    await expect(saveCard(one, child.id, CARD)).rejects.toThrow(NotFound)
    await expect(deleteCard(one, child.id)).rejects.toThrow(NotFound)
    await expect(findCard(one, member)).rejects.toThrow(NotFound)
  }
})

test('only the coach of the team can read a card, and only around its game', async () => {
  const { base, child, ctx, coach } = await aFamily()
  const other = await aTeam(base, { name: 'Another' })
  const stranger = await aUser(base, { role: 'coach', teams: [other] })
  const others = [ctx, as(base, anActor('administrator')), as(base, await actorOfUser(base, stranger.id))]
  for (const one of [...others, at(coach, -2.1), at(coach, 4.1)]) {
    expect(await readableCards(one)).toEqual([])
    await expect(readCards(one, child.id)).rejects.toThrow(NotFound)
    await expect(readCards(one, 'all')).rejects.toThrow(NotFound)
  }
})

test.each(['cancelled', 'postponed'] as const)('a %s game opens no card', async (status) => {
  const { base, child, coach } = await aFamily()
  await base.db.update(games).set({ status })
  expect(await readableCards(coach)).toEqual([])
  await expect(readCards(coach, child.id)).rejects.toThrow(NotFound)
})

test('the coach reads a card around the game, and the guardian sees the reading', async () => {
  const { child, ctx, coach, member } = await aFamily()
  for (const one of [at(coach, -1.9), coach, at(coach, 3.9)])
    expect(await readCards(one, child.id)).toMatchObject([
      { name: 'Lena Kovač', card: { allergies: 'Peanuts' } },
    ])
  const { card, readings } = await findCard(ctx, member)
  expect(card?.firstContact).toBe('Maja Kovač')
  expect(readings).toHaveLength(3)
  expect(readings[0]).toMatchObject({ by: 'Marek Coach' })
})

test('the database stores a card encrypted, and nothing of a deleted one', async () => {
  const { base, child, ctx } = await aFamily()
  expect(JSON.stringify(await base.db.select().from(emergencyCards))).not.toContain('Peanuts')
  await deleteCard(ctx, child.id)
  expect(await base.db.$count(emergencyCards)).toBe(0)
})
