import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSeasonToAnswer, closeAll } from '../../../../tests/support/season.ts'
import { teams } from '../../teams/table.server.ts'
import { dryRun } from '../queries/dry-run.server.ts'
import { currentSeason } from '../queries/season.server.ts'
import { saveTeams } from './save-teams.server.ts'
import { undoClosing } from './undo-closing.server.ts'

test('a team gets the ages of its plan when the season is closed, and an undo restores the earlier ones', async () => {
  const { ctx, youth } = await aSeasonToAnswer()
  const { version, agesOn } = await currentSeason(ctx)
  const agesOf = async () => {
    const { minAge, maxAge } = teams
    return (await ctx.db.select({ minAge, maxAge }).from(teams).where(eq(teams.id, youth.id)))[0]
  }
  const before = await agesOf()
  const plan = { teamId: youth.id, name: youth.name, isLeftOut: false, ages: { minAge: 14, maxAge: null } }
  expect(await saveTeams(ctx, { version, agesOn, teams: [plan] })).toEqual({ ok: true })
  const { effects } = await dryRun(ctx, ctx.db, await currentSeason(ctx), 'stay')
  expect(effects).toContainEqual(
    expect.objectContaining({ kind: 'rename-team', text: `${youth.name}, ages 14 to 17` }),
  )
  expect(await closeAll(ctx)).toMatchObject({ closed: { ok: true } })
  expect(await agesOf()).toEqual({ minAge: 14, maxAge: null })
  expect(await undoClosing(ctx)).toMatchObject({ ok: true, kept: [] })
  expect(await agesOf()).toEqual(before)
})
