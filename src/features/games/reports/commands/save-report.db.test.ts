import { expect, test } from 'vitest'
import { anAlbum } from '../../../../../demo/builders/album.ts'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { reportOf } from '../queries/report.server.ts'
import { reportInput } from '../schema.ts'
import { gameReports } from '../table.server.ts'
import { saveReport } from './save-report.server.ts'

const REPORT = { version: 0, text: 'We won.', album: '' }

async function aPlayedGame(startsAt = new Date(TEST_NOW.getTime() - 7_200_000)) {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const game = await aGame(ctx, { teamId: team.id, startsAt, homeScore: 30, awayScore: 28 })
  return { ctx, team, game, coach: as(ctx, anActor('coach', { teams: [team] })) }
}

test('only the team’s coaches and administrators can write its report', async () => {
  const { ctx, game } = await aPlayedGame()
  const other = await aTeam(ctx, { name: 'Women 1' })
  for (const actor of [VISITOR, anActor('member'), anActor('finance'), anActor('coach', { teams: [other] })])
    await expect(saveReport(as(ctx, actor), game.id, REPORT)).rejects.toThrow(Forbidden)
  await expect(saveReport(ctx, newId(), REPORT)).rejects.toThrow(NotFound)
  expect(await ctx.db.$count(gameReports)).toBe(0)
})

test('a report with the surname of a child of the team is refused, and one with first names is not', async () => {
  const { ctx, coach, team, game } = await aPlayedGame()
  await aMember(ctx, { name: 'Leo Castellanos', bornOn: '2013-05-01', team })
  await aMember(ctx, { name: 'Ana Novak', bornOn: '1990-05-01', team })
  const write = (text: string) => saveReport(coach, game.id, { ...REPORT, text })
  expect(await write('Ana Novak passed, Castellanos scored.')).toEqual({
    ok: false,
    reason: 'SURNAMES',
    firstNames: ['Leo'],
  })
  expect(await write('Ana Novak passed, Leo scored.')).toEqual({ ok: true })
})

test('a game that has not started has no report', async () => {
  const { coach, game } = await aPlayedGame(new Date(TEST_NOW.getTime() + 60_000))
  expect(await saveReport(coach, game.id, REPORT)).toEqual({ ok: false, reason: 'NOT_BEGUN' })
})

test('a report based on an outdated version and a hidden album are refused', async () => {
  const { ctx, coach, game } = await aPlayedGame()
  const hidden = await anAlbum(ctx, { visible: false })
  expect(await saveReport(coach, game.id, { ...REPORT, album: hidden.id })).toEqual({
    ok: false,
    reason: 'NO_ALBUM',
  })
  expect(await saveReport(coach, game.id, REPORT)).toEqual({ ok: true })
  expect(await saveReport(coach, game.id, { ...REPORT, text: 'We lost.' })).toEqual({
    ok: false,
    reason: 'CHANGED',
  })
  expect((await reportOf(ctx, game.id))?.text).toBe('We won.')
})

test('a report of more than 4,000 characters is refused, and control characters are dropped', () => {
  expect(reportInput.safeParse({ version: '0', text: 'x'.repeat(4001) }).success).toBe(false)
  expect(reportInput.parse({ version: '0', text: ' a\u0007\r\nb ' }).text).toBe('a\nb')
})

test('an album that is hidden later disappears from the page, and the text stays', async () => {
  const { ctx, coach, game } = await aPlayedGame()
  const album = await anAlbum(ctx)
  await saveReport(coach, game.id, { ...REPORT, album: album.id })
  expect(await reportOf(ctx, game.id)).toMatchObject({ text: 'We won.', album: { id: album.id } })
  await ctx.db.execute(`update albums set visible = false`)
  expect(await reportOf(ctx, game.id)).toEqual({ text: 'We won.', album: undefined })
})

test('an empty report removes the published one', async () => {
  const { ctx, coach, game } = await aPlayedGame()
  await saveReport(coach, game.id, REPORT)
  await saveReport(coach, game.id, { version: 1, text: '', album: '' })
  expect(await reportOf(ctx, game.id)).toBeUndefined()
})
