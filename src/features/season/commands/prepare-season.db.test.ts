import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { localDate } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { trainingSeries } from '../../trainings/series/table.server.ts'
import type { TeamPlan } from '../model/season.ts'
import { seasonPlan } from '../queries/planned-members.server.ts'
import { currentSeason } from '../queries/season.server.ts'
import { seasons } from '../table.server.ts'
import { copyTrainings } from './copy-trainings.server.ts'
import { savePlayers } from './save-players.server.ts'
import { saveTeams } from './save-teams.server.ts'
import { startSeason } from './start-season.server.ts'

const NEXT = localDate('2026-08-01')
const LAST = localDate('2027-06-30')

/** A started season with a team of adults, and one of children with a player who is too old for it. */
async function aStartedSeason() {
  const ctx = as(await aCtx(), anActor('administrator'))
  const men = await aTeam(ctx, { name: 'Men 1', minAge: 16 })
  const youth = await aTeam(ctx, { name: 'U16 Boys', youth: true, minAge: 13, maxAge: 15 })
  const player = await aMember(ctx, {
    name: 'Ben Hartley',
    team: youth,
    bornOn: '2010-08-31',
    gender: 'male',
    number: 7,
  })
  expect(await startSeason(ctx, NEXT)).toMatchObject({ ok: true })
  return { ctx, men, youth, player }
}

const teamsForm = async (ctx: Ctx, plans: TeamPlan[]) => {
  const { version, agesOn } = await currentSeason(ctx)
  return { version, agesOn, teams: plans }
}

const planOf = async (ctx: Ctx, memberId: string) => {
  const { members } = await seasonPlan(ctx.db, await currentSeason(ctx))
  return members.find(({ id }) => id === memberId)
}

const choiceFor = (memberId: string, from: string | null, to: string | null, releases = false) => ({
  memberId,
  teamId: to,
  shownTeamId: from,
  releases,
  shownReleases: false,
})

test('a coach can prepare nothing', async () => {
  const { ctx } = await aStartedSeason()
  const coach = as(ctx, anActor('coach'))
  await expect(startSeason(coach, NEXT)).rejects.toThrow(Forbidden)
  await expect(saveTeams(coach, await teamsForm(ctx, []))).rejects.toThrow(Forbidden)
  await expect(savePlayers(coach, [])).rejects.toThrow(Forbidden)
  await expect(copyTrainings(coach, { series: [], firstOn: NEXT, lastOn: LAST })).rejects.toThrow(Forbidden)
})

test('a day in the middle of a season, and a further season before this one is closed, cannot be started', async () => {
  const { ctx } = await aStartedSeason()
  expect(await startSeason(ctx, localDate('2026-10-01'))).toMatchObject({ reason: 'NOT_POSSIBLE' })
  expect(await startSeason(ctx, localDate('2027-08-01'))).toMatchObject({ reason: 'NOT_POSSIBLE' })
})

test('two administrators who start at once get one season', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const started = await Promise.all([startSeason(ctx, NEXT), startSeason(ctx, NEXT)])
  expect(started).toMatchObject([{ ok: true }, { ok: true }])
  expect(await ctx.db.$count(seasons)).toBe(1)
})

test('of two administrators who start different seasons at once one is refused', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const started = await Promise.all(
    [NEXT, localDate('2025-08-01')].map((firstOn) => startSeason(ctx, firstOn)),
  )
  expect(started.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await ctx.db.$count(seasons)).toBe(1)
})

test('two teams of a season cannot have one name, and the second of two administrators sees that the first has saved', async () => {
  const { ctx, men, youth } = await aStartedSeason()
  const form = await teamsForm(ctx, [{ teamId: youth.id, name: 'men 1', isLeftOut: false }])
  expect(await saveTeams(ctx, form)).toMatchObject({ reason: 'NOT_VALID' })
  const none = await teamsForm(
    ctx,
    [men, youth].map(({ id, name }) => ({ teamId: id, name, isLeftOut: true })),
  )
  expect(await saveTeams(ctx, none)).toMatchObject({ problems: { '': ['Choose at least one team'] } })
  const good = { ...form, teams: [{ teamId: youth.id, name: 'U17 Boys', isLeftOut: false }] }
  expect(await saveTeams(ctx, good)).toEqual({ ok: true })
  expect(await saveTeams(ctx, good)).toMatchObject({ reason: 'CHANGED' })
})

test('the name of a team that has been inactive for longer is taken, and a team that is left out keeps its name', async () => {
  const { ctx, youth } = await aStartedSeason()
  await aTeam(ctx, { name: 'U18 Boys', active: false })
  const named = (name: string, isLeftOut: boolean) => teamsForm(ctx, [{ teamId: youth.id, name, isLeftOut }])
  expect(await saveTeams(ctx, await named('U18 Boys', false))).toMatchObject({ reason: 'NOT_VALID' })
  expect(await saveTeams(ctx, await named('U18 Boys', true))).toEqual({ ok: true })
  const { teamPlans } = await currentSeason(ctx)
  expect(teamPlans).toEqual([{ teamId: youth.id, name: 'U16 Boys', isLeftOut: true }])
})

test('a team that is renamed for older players takes them, and keeps its ages until the season is closed', async () => {
  const { ctx, men, youth, player } = await aStartedSeason()
  expect(await planOf(ctx, player.id)).toMatchObject({ newTeamId: men.id })
  const older = { teamId: youth.id, name: 'U17 Boys', isLeftOut: false, ages: { minAge: 14, maxAge: 16 } }
  expect(await saveTeams(ctx, await teamsForm(ctx, [older]))).toEqual({ ok: true })
  expect(await planOf(ctx, player.id)).toMatchObject({ newTeamId: youth.id })
  // A form without ages keeps those that were saved.
  await saveTeams(ctx, await teamsForm(ctx, [{ teamId: youth.id, name: 'U17', isLeftOut: false }]))
  expect(await planOf(ctx, player.id)).toMatchObject({ newTeamId: youth.id })
  expect(await ctx.db.select({ maxAge: teams.maxAge }).from(teams)).toContainEqual({ maxAge: 15 })
})

test('a plan changes no team before the season is closed', async () => {
  const { ctx, youth } = await aStartedSeason()
  await saveTeams(ctx, await teamsForm(ctx, [{ teamId: youth.id, name: 'U17 Boys', isLeftOut: true }]))
  const stored = await ctx.db.select({ name: teams.name, active: teams.active }).from(teams)
  expect(stored).toEqual([
    { name: 'Men 1', active: true },
    { name: 'U16 Boys', active: true },
  ])
})

test('trainings are copied once with the new days, and not while they still run', async () => {
  const { ctx, men } = await aStartedSeason()
  const series = await aSeries(ctx, {
    teams: [men],
    firstOn: localDate('2026-01-01'),
    lastOn: localDate('2026-08-15'),
  })
  const copy = (firstOn: string) =>
    copyTrainings(ctx, { series: [series.id], firstOn: localDate(firstOn), lastOn: LAST })
  expect(await copy('2026-08-10')).toEqual({ ok: false, reason: 'OVERLAPS', lastOn: '2026-08-15' })
  expect(await Promise.all([copy('2026-09-01'), copy('2026-09-01')])).toContainEqual({ ok: true, copied: 1 })
  const stored = await ctx.db.select().from(trainingSeries)
  expect(stored).toHaveLength(2)
  expect(stored).toContainEqual(
    expect.objectContaining({ weekday: 2, startTime: '20:00', firstOn: '2026-09-01', lastOn: LAST }),
  )
})

test('a player keeps the proposed team until staff choose another, and can be given the proposed one again', async () => {
  const { ctx, men, youth, player } = await aStartedSeason()
  expect(await planOf(ctx, player.id)).toMatchObject({
    newTeamId: men.id,
    move: 'older',
    isTeamChosen: false,
  })
  expect(await savePlayers(ctx, [choiceFor(player.id, men.id, youth.id)])).toEqual({ ok: true, changed: 1 })
  expect(await planOf(ctx, player.id)).toMatchObject({ newTeamId: youth.id, isTeamChosen: true })
  expect(await savePlayers(ctx, [choiceFor(player.id, youth.id, men.id)])).toEqual({ ok: true, changed: 1 })
  expect(await planOf(ctx, player.id)).toMatchObject({ newTeamId: men.id, isTeamChosen: false })
  expect(await ctx.db.select({ teamId: members.teamId }).from(members)).toEqual([{ teamId: youth.id }])
})

test('two administrators change different players of one page, and are refused when they change the same', async () => {
  const { ctx, men, youth, player } = await aStartedSeason()
  const other = await aMember(ctx, { name: 'Adam Reed', team: youth, bornOn: '2013-01-01', gender: 'male' })
  const [first, second] = [choiceFor(player.id, men.id, null), choiceFor(other.id, youth.id, men.id)]
  expect(await savePlayers(ctx, [first, choiceFor(other.id, youth.id, youth.id)])).toMatchObject({ ok: true })
  expect(await savePlayers(ctx, [choiceFor(player.id, men.id, men.id), second])).toMatchObject({ ok: true })
  expect(await planOf(ctx, player.id)).toMatchObject({ newTeamId: null })
  expect(await planOf(ctx, other.id)).toMatchObject({ newTeamId: men.id })
  expect(await savePlayers(ctx, [choiceFor(player.id, men.id, youth.id)])).toEqual({
    ok: false,
    reason: 'CHANGED',
    names: ['Ben Hartley'],
  })
})

test('a team that is left out cannot be chosen', async () => {
  const { ctx, men, youth, player } = await aStartedSeason()
  await saveTeams(ctx, await teamsForm(ctx, [{ teamId: youth.id, name: 'U16 Boys', isLeftOut: true }]))
  expect(await savePlayers(ctx, [choiceFor(player.id, men.id, youth.id)])).toMatchObject({
    reason: 'NOT_VALID',
  })
})

test('a number that a player gives up clashes with nobody', async () => {
  const { ctx, men, player } = await aStartedSeason()
  const other = await aMember(ctx, { name: 'Adam Reed', team: men, gender: 'male', number: 7 })
  expect(await planOf(ctx, player.id)).toMatchObject({ clashes: ['Adam Reed'] })
  await savePlayers(ctx, [choiceFor(player.id, men.id, men.id, true)])
  expect(await planOf(ctx, player.id)).toMatchObject({ releasesNumber: true, clashes: [] })
  expect(await planOf(ctx, other.id)).toMatchObject({ clashes: [] })
})
