import { desc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { announceChanges } from '../../squad/commands/announce-changes.server.ts'
import { callUp } from '../../squad/commands/call-up.server.ts'
import { gameCallUps } from '../../squad/table.server.ts'
import { games } from '../../table.server.ts'
import { importGames, previewGames } from './import-games.server.ts'

const queued = async (ctx: Ctx, job: string) =>
  (
    await ctx.db.execute<{ payload: { gameId: string; startedAt: string } }>(
      sql`select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${job}`,
    )
  ).rows

test('a game that a re-import moves keeps its squad, which is notified of the new time and hall', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const member = await aMember(ctx, { team, email: 'ana@example.org' })
  const game = await aGame(ctx, { teamId: team.id })
  await aCallUp(ctx, game, member, { calledUpAt: null })
  await callUp(ctx, game.id)
  const text = 'Date\tTime\tHome\tAway\tVenue\n28/06/2026\t18:00\tLondon GD\tOlympia\tTrent Hall'
  const given = { text, teamId: '', competitionId: '' }
  const previewed = await previewGames(ctx, given)
  if (!previewed.ok) throw new Error('the fixtures were refused')
  expect(await importGames(ctx, { ...given, seen: previewed.preview.seen })).toMatchObject({ changed: 1 })
  expect(await ctx.db.$count(games)).toBe(1)
  expect(await ctx.db.select().from(gameCallUps)).toMatchObject([{ gameId: game.id, memberId: member.id }])
  const [changed, ...others] = await queued(ctx, 'games:changed')
  expect(others).toEqual([])
  const startedAt = new Date(changed?.payload.startedAt ?? 0)
  expect(startedAt).toEqual(game.startsAt)
  expect(await announceChanges(ctx, { gameId: game.id, startedAt })).toBe(1)
  const [mail] = await ctx.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
  expect(mail).toMatchObject({ toEmail: 'ana@example.org', subject: 'Changed: Olympia at home' })
  expect(mail?.text).toContain('It now begins on Sun 28th June 2026 18:00. The hall is now Trent Hall.')
})

test('the duties of a game follow it as soon as a re-import moves it, once for all moved games', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  await aGame(ctx, { teamId: team.id })
  await aGame(ctx, { teamId: team.id, awayTeam: 'Ealing' })
  const lines = ['Olympia', 'Ealing'].map((other) => `28/06/2026\t18:00\tLondon GD\t${other}\tTrent Hall`)
  const given = {
    text: ['Date\tTime\tHome\tAway\tVenue', ...lines].join('\n'),
    teamId: '',
    competitionId: '',
  }
  const previewed = await previewGames(ctx, given)
  if (!previewed.ok) throw new Error('the fixtures were refused')
  expect(await importGames(ctx, { ...given, seen: previewed.preview.seen })).toMatchObject({ changed: 2 })
  expect(await queued(ctx, 'duties:generate')).toHaveLength(1)
})
