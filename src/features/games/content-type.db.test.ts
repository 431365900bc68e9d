import { expect, test } from 'vitest'
import { aCompetition } from '../../../demo/builders/competition.ts'
import { aGame } from '../../../demo/builders/game.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aCtx } from '../../../tests/support/database.ts'
import { registry } from '../../content-types.ts'
import { Invalid } from '../../kernel/errors.ts'
import type { ContentType, EntryInput } from '../../platform/content/content-type.ts'
import { createEntry } from '../../platform/content/write.ts'
import type { Ctx } from '../../platform/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { competitionContentType, gameContentType } from './content-type.ts'
import { ENGLAND } from './model/game.ts'
import { countUnmatched } from './queries/unmatched.server.ts'
import { games } from './table.server.ts'

/** Runs the check that the engine runs before writing and returns the input as it would be stored. */
const prepared = (ctx: Ctx, contentType: ContentType, draft: EntryInput, id?: string) =>
  transact(ctx, async (tx) => {
    await contentType.beforeWrite?.(tx, ctx, draft, id)
    return draft
  })

test('a new game belongs to the team whose legacy id is its type [TEA-010, TEA-011]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { legacyId: 3 })
  expect(await prepared(ctx, gameContentType, { Type: 3 })).toMatchObject({ team: team.id })
  expect(await prepared(ctx, gameContentType, { Type: 4 })).toMatchObject({ team: null })
})

test('a game without a team is kept, and gets its team as soon as one fits [TEA-011]', async () => {
  const ctx = await aCtx()
  const when = { Date: '2026-09-19T15:00:00Z', AwayTeam: 'Olympia' }
  await createEntry(ctx, gameContentType, { ...when, HomeTeam: 'London GD', Type: 9 })
  await createEntry(ctx, gameContentType, { ...when, HomeTeam: 'London GD 3' })
  expect(await countUnmatched(ctx)).toBe(2)
  const ninth = await createEntry(ctx, registry.get('teams'), { name: 'Ninth', genre: 'mixed', legacy_id: 9 })
  const third = await createEntry(ctx, registry.get('teams'), {
    name: 'Third',
    genre: 'men',
    leagueNames: [' London GD 3 ', 'London GD 3', ''],
  })
  const stored = await ctx.db.select().from(games)
  expect(stored.map(({ teamId, version }) => [teamId, version])).toEqual(
    expect.arrayContaining([
      [ninth.id, 2],
      [third.id, 2],
    ]),
  )
  expect(await countUnmatched(ctx)).toBe(0)
})

test('a new game gets its team from its competition or from a unique team name, unless one is chosen', async () => {
  const ctx = await aCtx()
  const [first, third] = [
    await aTeam(ctx, { name: 'First', legacyId: 1 }),
    await aTeam(ctx, { name: 'Third', leagueNames: ['London GD 3'] }),
  ]
  const { id: competition } = await aCompetition(ctx, { team: first })
  const names = { HomeTeam: 'Olympia', AwayTeam: 'London GD 3' }
  expect(await prepared(ctx, gameContentType, { ...names })).toMatchObject({ team: third.id })
  expect(await prepared(ctx, gameContentType, { ...names, competition })).toMatchObject({
    team: first.id,
    Type: 1,
  })
  expect(await prepared(ctx, gameContentType, { ...names, team: first.id })).toMatchObject({
    team: first.id,
    Type: 1,
  })
})

test('a new played game without a score is refused', async () => {
  const refused = prepared(await aCtx(), gameContentType, { Type: 1, Status: 'played' })
  await expect(refused).rejects.toThrow(Invalid)
  await expect(refused).rejects.toMatchObject({ fields: { HomeScore: ['A played game needs a score'] } })
})

test('a change is validated together with the stored values', async () => {
  const ctx = await aCtx()
  const { id } = await aGame(ctx, { homeScore: 20, awayScore: 20 })
  await expect(prepared(ctx, gameContentType, { Status: 'cancelled' }, id)).rejects.toThrow(Invalid)
  expect(await prepared(ctx, gameContentType, { HomeScore: 21 }, id)).toEqual({ HomeScore: 21 })
})

test('invalid competition rules are refused with a message', async () => {
  const ctx = await aCtx()
  await expect(
    prepared(ctx, competitionContentType, { Rules: { ...ENGLAND, final: ['coin'] } }),
  ).rejects.toMatchObject({ fields: { Rules: [expect.stringContaining('final.0')] } })
  expect(await prepared(ctx, competitionContentType, { Rules: ENGLAND })).toEqual({ Rules: ENGLAND })
})
