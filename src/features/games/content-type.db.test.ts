import { expect, test } from 'vitest'
import { aGame } from '../../../demo/builders/game.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aCtx } from '../../../tests/support/database.ts'
import { Invalid } from '../../kernel/errors.ts'
import type { ContentType, EntryInput } from '../../platform/content/content-type.ts'
import type { Ctx } from '../../platform/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { competitionContentType, gameContentType } from './content-type.ts'
import { ENGLAND } from './model/game.ts'

/** What the engine does before it writes: answers the draft as it would be stored. */
const prepared = (ctx: Ctx, entry: ContentType, draft: EntryInput, id?: string) =>
  transact(ctx, async (tx) => {
    await entry.beforeWrite?.(tx, ctx, draft, id)
    return draft
  })

test('a new game belongs to the team whose legacy id is its type [TEA-010, TEA-011]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { legacyId: 3 })
  expect(await prepared(ctx, gameContentType, { Type: 3 })).toMatchObject({ team: team.id })
  expect(await prepared(ctx, gameContentType, { Type: 4 })).toMatchObject({ team: null })
})

test('a type that is none of the five and no number of a team is refused [TEA-011]', async () => {
  const ctx = await aCtx()
  const refused = prepared(ctx, gameContentType, { Type: 9 })
  await expect(refused).rejects.toMatchObject({ fields: { Type: [expect.stringContaining('1 Men I')] } })
  const team = await aTeam(ctx, { legacyId: 9 })
  expect(await prepared(ctx, gameContentType, { Type: 9 })).toMatchObject({ team: team.id })
})

test('a new played game without a score is refused', async () => {
  const refused = prepared(await aCtx(), gameContentType, { Type: 1, Status: 'played' })
  await expect(refused).rejects.toThrow(Invalid)
  await expect(refused).rejects.toMatchObject({ fields: { HomeScore: ['A played game has a score'] } })
})

test('a change is checked together with what is stored', async () => {
  const ctx = await aCtx()
  const { id } = await aGame(ctx, { homeScore: 20, awayScore: 20 })
  await expect(prepared(ctx, gameContentType, { Status: 'cancelled' }, id)).rejects.toThrow(Invalid)
  expect(await prepared(ctx, gameContentType, { HomeScore: 21 }, id)).toEqual({ HomeScore: 21 })
})

test('rules of a competition that mean nothing are refused with what is wrong', async () => {
  const ctx = await aCtx()
  await expect(
    prepared(ctx, competitionContentType, { Rules: { ...ENGLAND, final: ['coin'] } }),
  ).rejects.toMatchObject({ fields: { Rules: [expect.stringContaining('final.0')] } })
  expect(await prepared(ctx, competitionContentType, { Rules: ENGLAND })).toEqual({ Rules: ENGLAND })
})
