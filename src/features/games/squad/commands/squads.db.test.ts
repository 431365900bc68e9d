import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember, someMembers } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { unsubscribedEmails } from '../../../notifications/table.server.ts'
import { postponeGame } from '../../commands/postpone-game.server.ts'
import { games } from '../../table.server.ts'
import { gameAnswers, gameCallUps } from '../table.server.ts'
import { announceChanges } from './announce-changes.server.ts'
import { callUp } from './call-up.server.ts'
import { remindSquads } from './remind-squads.server.ts'
import { saveSquad } from './save-squad.server.ts'

const NO_DETAILS = { meetPlace: '', kitColour: '', officials: '', referees: '', meetBeforeMinutes: null }
const player = (memberId: string, shirtNumber: number | null = null) => ({
  memberId,
  position: 'Bench' as const,
  shirtNumber,
})

async function aTeamOfTwo() {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const [ana, ben] = await someMembers(ctx, [
    { name: 'Ana Kovač', email: 'ana@example.org', team },
    { name: 'Ben Hart', email: 'ben@example.org', team },
  ])
  if (!ana || !ben) throw new Error('the players were not added')
  const game = await aGame(ctx, { teamId: team.id })
  const coach = as(ctx, anActor('coach', { teams: [team] }))
  const save = (players: ReturnType<typeof player>[], version: number) =>
    saveSquad(coach, game.id, { ...NO_DETAILS, version, players })
  return { ctx, coach, game, ana, ben, save }
}

const subjects = async (ctx: Ctx) =>
  (await ctx.db.select({ to: mails.toEmail, subject: mails.subject }).from(mails).orderBy(asc(mails.id))).map(
    ({ to, subject }) => `${to}: ${subject}`,
  )

const inSquad = async (ctx: Ctx, gameId: string) =>
  ctx.db.select().from(gameCallUps).where(eq(gameCallUps.gameId, gameId)).orderBy(asc(gameCallUps.place))

test('only the team’s coaches and administrators can select and call up its squad', async () => {
  const { ctx, game, ana } = await aTeamOfTwo()
  const other = await aTeam(ctx, { name: 'Women 1' })
  const outsiders = [
    VISITOR,
    anActor('member', { member: ana }),
    anActor('coach', { teams: [other] }),
    anActor('finance'),
  ]
  for (const actor of outsiders) {
    const squad = { ...NO_DETAILS, version: 1, players: [player(ana.id)] }
    await expect(saveSquad(as(ctx, actor), game.id, squad)).rejects.toThrow(Forbidden)
    await expect(callUp(as(ctx, actor), game.id)).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.$count(gameCallUps)).toBe(0)
})

test('a player of another team and an outdated squad are refused', async () => {
  const { ctx, game, ana, save } = await aTeamOfTwo()
  const stranger = await aMember(ctx)
  expect(await save([player(stranger.id)], 1)).toEqual({ ok: false, reason: 'NOT_OF_TEAM' })
  expect(await save([player(ana.id)], 1)).toEqual({ ok: true })
  expect(await save([], 1)).toEqual({ ok: false, reason: 'CHANGED' })
  expect(await inSquad(ctx, game.id)).toHaveLength(1)
})

test('a squad of seventeen players is refused by the database', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const game = await aGame(ctx, { teamId: team.id })
  const many = await someMembers(
    ctx,
    Array.from({ length: 17 }, () => ({ team })),
  )
  const players = many.map(({ id }) => player(id))
  await expect(saveSquad(ctx, game.id, { ...NO_DETAILS, version: 1, players })).rejects.toThrow()
  expect(await inSquad(ctx, game.id)).toEqual([])
  expect(await saveSquad(ctx, game.id, { ...NO_DETAILS, version: 1, players: players.slice(1) })).toEqual({
    ok: true,
  })
})

test('two players can swap shirt numbers and keep their answers', async () => {
  const { ctx, game, ana, ben, save } = await aTeamOfTwo()
  await save([player(ana.id, 7), player(ben.id, 9)], 1)
  await ctx.db.update(gameCallUps).set({ answer: 'confirmed' })
  await save([player(ana.id, 9), player(ben.id, 7)], 2)
  expect(await inSquad(ctx, game.id)).toMatchObject([
    { memberId: ana.id, shirtNumber: 9, answer: 'confirmed' },
    { memberId: ben.id, shirtNumber: 7, answer: 'confirmed' },
  ])
})

test('a call-up reaches each player once with a link to confirm, and a second one reaches only new players', async () => {
  const { ctx, coach, game, ana, ben, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  expect(await callUp(coach, game.id)).toEqual({ ok: true, players: 1 })
  expect(await callUp(coach, game.id)).toEqual({ ok: false, reason: 'NOBODY_NEW' })
  await save([player(ana.id), player(ben.id)], 2)
  expect(await callUp(coach, game.id)).toEqual({ ok: true, players: 1 })
  expect(await subjects(ctx)).toEqual([
    'ana@example.org: Squad: Olympia at home',
    'ben@example.org: Squad: Olympia at home',
  ])
  const [mail] = await ctx.db.select().from(mails).orderBy(asc(mails.id))
  expect(mail?.text).toContain('You are in the squad for Olympia at home.')
  expect(mail?.text).toContain(`/members/games/${game.id}?token=`)
})

test('a player who stopped e-mails about games still gets the call-up, but no reminder', async () => {
  const { ctx, coach, game, ana, save } = await aTeamOfTwo()
  await ctx.db.insert(unsubscribedEmails).values({ email: 'ana@example.org', kind: 'game' })
  await save([player(ana.id)], 1)
  await callUp(coach, game.id)
  await remindSquads({ ...ctx, clock: { now: () => new Date(game.startsAt.getTime() - 86_400_000) } })
  expect(await subjects(ctx)).toEqual(['ana@example.org: Squad: Olympia at home'])
})

test('a game that has started or is cancelled sends no call-ups', async () => {
  const { ctx, coach, game, ana, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  await ctx.db.update(games).set({ status: 'cancelled' })
  expect(await callUp(coach, game.id)).toEqual({ ok: false, reason: 'NOT_COMING' })
  await ctx.db.update(games).set({ status: 'scheduled', startsAt: TEST_NOW })
  expect(await callUp(coach, game.id)).toEqual({ ok: false, reason: 'NOT_COMING' })
  expect(await subjects(ctx)).toEqual([])
})

test('a player removed after the call-up is notified, and one who was not called up is not', async () => {
  const { ctx, coach, game, ana, ben, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  await callUp(coach, game.id)
  await save([player(ana.id), player(ben.id)], 2)
  await save([], 3)
  expect((await subjects(ctx)).slice(1)).toEqual(['ana@example.org: Squad changed: Olympia at home'])
})

test('players are reminded once, a day before, unless they declined', async () => {
  const { ctx, game, ana, ben } = await aTeamOfTwo()
  await aCallUp(ctx, game, ana)
  await aCallUp(ctx, game, ben, { answer: 'declined' })
  expect(await remindSquads(ctx)).toBe(0)
  const dayBefore = { ...ctx, clock: { now: () => new Date(game.startsAt.getTime() - 86_400_000) } }
  expect(await remindSquads(dayBefore)).toBe(1)
  expect(await remindSquads(dayBefore)).toBe(0)
  expect(await subjects(ctx)).toEqual(['ana@example.org: Reminder: Olympia at home'])
})

test('a game that moves to another day keeps its squad, notifies only the squad, and asks again', async () => {
  const { ctx, coach, game, ana, ben, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  await callUp(coach, game.id)
  await ctx.db.update(gameCallUps).set({ answer: 'confirmed' })
  await ctx.db
    .insert(gameAnswers)
    .values({ gameId: game.id, memberId: ben.id, answer: 'available', answeredAt: TEST_NOW })
  const to = new Date(game.startsAt.getTime() + 86_400_000)
  await postponeGame(ctx, { gameId: game.id, to })
  const moved = { gameId: game.id, startedAt: game.startsAt }
  expect(await announceChanges(ctx, moved)).toBe(1)
  expect(await announceChanges(ctx, { ...moved, startedAt: to })).toBe(0)
  expect(await inSquad(ctx, game.id)).toMatchObject([{ memberId: ana.id, answer: null }])
  expect(await ctx.db.$count(gameAnswers)).toBe(0)
  expect((await subjects(ctx)).slice(1)).toEqual(['ana@example.org: Changed: Olympia at home'])
})

test('a cancelled game notifies the players who were called up, except those who declined', async () => {
  const { ctx, coach, game, ana, ben, save } = await aTeamOfTwo()
  const third = await aMember(ctx, { email: 'cem@example.org' })
  await save([player(ana.id), player(ben.id)], 1)
  await callUp(coach, game.id)
  await aCallUp(ctx, game, third, { calledUpAt: null })
  await ctx.db.update(gameCallUps).set({ answer: 'declined' }).where(eq(gameCallUps.memberId, ben.id))
  await ctx.db.update(games).set({ status: 'cancelled' })
  expect(await announceChanges(ctx, { gameId: game.id, startedAt: game.startsAt })).toBe(1)
  expect((await subjects(ctx)).slice(2)).toEqual(['ana@example.org: Cancelled: Olympia at home'])
})

test('a player who declined is notified of a new time, but not of a new venue', async () => {
  const { ctx, coach, game, ana, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  await callUp(coach, game.id)
  await ctx.db.update(gameCallUps).set({ answer: 'declined' })
  const changed = { gameId: game.id, startedAt: game.startsAt }
  await ctx.db.update(games).set({ venue: 'Trent Hall' })
  expect(await announceChanges(ctx, changed)).toBe(0)
  await ctx.db.update(games).set({ startsAt: new Date(game.startsAt.getTime() + 3_600_000) })
  expect(await announceChanges(ctx, changed)).toBe(1)
})

test('a new time on the same day keeps the answers, and a result sends no notification', async () => {
  const { ctx, coach, game, ana, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  await callUp(coach, game.id)
  await ctx.db.update(gameCallUps).set({ answer: 'confirmed' })
  await ctx.db.update(games).set({ startsAt: new Date(game.startsAt.getTime() + 3_600_000) })
  const changed = { gameId: game.id, startedAt: game.startsAt }
  expect(await announceChanges(ctx, changed)).toBe(1)
  expect(await inSquad(ctx, game.id)).toMatchObject([{ answer: 'confirmed' }])
  await ctx.db.update(games).set({ status: 'played', homeScore: 30, awayScore: 20 })
  expect(await announceChanges(ctx, changed)).toBe(0)
})

test('a squad saved without changes for the players sends no notification', async () => {
  const { ctx, coach, game, ana, save } = await aTeamOfTwo()
  await save([player(ana.id)], 1)
  await callUp(coach, game.id)
  await saveSquad(coach, game.id, {
    ...NO_DETAILS,
    kitColour: 'Red',
    version: 2,
    players: [player(ana.id, 4)],
  })
  expect(await announceChanges(ctx, { gameId: game.id, startedAt: game.startsAt })).toBe(0)
})
