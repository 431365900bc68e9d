import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHelper } from '../../../../../demo/builders/duty.ts'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { games } from '../../../games/table.server.ts'
import { type DutyRuleInput, dutyRuleInput } from '../schema.ts'
import { duties } from '../table.server.ts'
import { generateDuties } from './generate-duties.server.ts'
import { removeDutyRule, saveDutyRule } from './save-rule.server.ts'
import { sendDutyReminders } from './send-duty-reminders.server.ts'

const ruleOf = (positionId: string, facts: object = {}): DutyRuleInput =>
  dutyRuleInput.parse({
    positionId,
    teamId: '',
    rhythm: 'home-game',
    places: '2',
    points: '1',
    giveBackDays: '3',
    ...facts,
  })
const dutiesIn = ({ db }: Ctx) => db.select().from(duties).orderBy(asc(duties.startsAt))

async function aHomeGame() {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const [ours = ''] = ctx.club.teamNames
  const game = await aGame(ctx, {
    teamId: team.id,
    homeTeam: ours,
    awayTeam: 'Olympia',
    startsAt: new Date('2026-06-27T15:00:00Z'),
  })
  await aGame(ctx, {
    teamId: team.id,
    homeTeam: 'Olympia',
    awayTeam: ours,
    startsAt: new Date('2026-07-04T15:00:00Z'),
  })
  const position = await aPosition(ctx, { name: 'Table duty', isFlexible: true })
  return { ctx, team, game, position }
}

test('a coach cannot change duty rules', async () => {
  const { ctx, position } = await aHomeGame()
  await expect(saveDutyRule(as(ctx, anActor('coach')), ruleOf(position.id))).rejects.toThrow(Forbidden)
})

test('a rule creates one duty for each home game', async () => {
  const { ctx, game, team, position } = await aHomeGame()
  expect(await saveDutyRule(ctx, ruleOf(position.id))).toMatchObject({ ok: true, made: 1 })
  expect(await generateDuties(ctx)).toBe(0)
  expect(await dutiesIn(ctx)).toMatchObject([
    { gameId: game.id, teamId: team.id, places: 2, startsAt: new Date('2026-06-27T14:15:00Z') },
  ])
})

test('a duplicate rule is refused', async () => {
  const { ctx, position } = await aHomeGame()
  await saveDutyRule(ctx, ruleOf(position.id))
  expect(await saveDutyRule(ctx, ruleOf(position.id))).toMatchObject({ reason: 'SAME_RULE' })
})

test('a game that moves takes its duty along, and the helpers get one e-mail', async () => {
  const { ctx, game, position } = await aHomeGame()
  await saveDutyRule(ctx, ruleOf(position.id))
  const [duty] = await dutiesIn(ctx)
  await aHelper(ctx, duty!, await aMember(ctx, { email: 'ana@example.org' }))
  await ctx.db
    .update(games)
    .set({ startsAt: new Date('2026-06-28T15:00:00Z') })
    .where(eq(games.id, game.id))
  await generateDuties(ctx)
  await generateDuties(ctx)
  expect((await dutiesIn(ctx))[0]?.startsAt).toEqual(new Date('2026-06-28T14:15:00Z'))
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('New time for your duty'),
  ])
})

test('a postponed game’s duty is suspended until the game has a new date', async () => {
  const { ctx, game, position } = await aHomeGame()
  await saveDutyRule(ctx, ruleOf(position.id))
  const become = async (status: 'postponed' | 'scheduled') => {
    await ctx.db.update(games).set({ status }).where(eq(games.id, game.id))
    await generateDuties(ctx)
    return (await dutiesIn(ctx))[0]?.gameOff
  }
  expect(await become('postponed')).toBe(true)
  expect(await become('scheduled')).toBe(false)
})

test('removing a rule removes only its duties without helpers', async () => {
  const { ctx, position } = await aHomeGame()
  await saveDutyRule(ctx, ruleOf(position.id, { rhythm: 'game' }))
  const [taken] = await dutiesIn(ctx)
  await aHelper(ctx, taken!, await aMember(ctx))
  await removeDutyRule(ctx, taken!.ruleId!)
  expect((await dutiesIn(ctx)).map(({ id }) => id)).toEqual([taken!.id])
})

test('helpers are reminded once, two days before', async () => {
  const { ctx, position } = await aHomeGame()
  await saveDutyRule(ctx, ruleOf(position.id))
  const [duty] = await dutiesIn(ctx)
  await aHelper(ctx, duty!, await aMember(ctx, { email: 'ana@example.org' }))
  const on = (day: string) => ({ ...ctx, clock: { now: () => new Date(`${day}T08:07:00Z`) } })
  for (const day of ['2026-06-24', '2026-06-25', '2026-06-26']) await sendDutyReminders(on(day))
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Your duty is coming up')])
})

test('a weekly duty needs a weekday and valid times', () => {
  const parsed = dutyRuleInput.safeParse({
    ...ruleOf(crypto.randomUUID()),
    rhythm: 'week',
    startsTime: '12:00',
  })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toContain('endsTime')
})
