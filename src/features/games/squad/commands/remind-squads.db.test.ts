import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { remindSquads } from './remind-squads.server.ts'

const HOUR_MS = 3_600_000

test.each([
  ['autumn', '2026-10-25T15:00:00Z', 'Sun 25th October 2026 15:00'],
  ['spring', '2027-03-28T14:00:00Z', 'Sun 28th March 2027 15:00'],
])(
  'a reminder is sent once, 24 hours before, when the clocks change in %s',
  async (_season, startsAt, words) => {
    const ctx = await aCtx()
    const team = await aTeam(ctx)
    const game = await aGame(ctx, { teamId: team.id, startsAt: new Date(startsAt) })
    await aCallUp(ctx, game, await aMember(ctx, { team, email: 'ana@example.org' }))
    const sentAt = (hoursBefore: number) =>
      remindSquads({
        ...ctx,
        clock: { now: () => new Date(game.startsAt.getTime() - hoursBefore * HOUR_MS) },
      })
    const sent = []
    for (const hoursBefore of [25, 24.1, 24, 23.9, 23, 1, 0]) sent.push(await sentAt(hoursBefore))
    expect(sent).toEqual([0, 0, 1, 0, 0, 0, 0])
    const [mail] = await ctx.db.select().from(mails)
    expect(mail?.text).toContain(words)
  },
)

test('a cancelled or postponed game sends no reminders', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const startsAt = new Date(ctx.clock.now().getTime() + 12 * HOUR_MS)
  for (const status of ['cancelled', 'postponed'] as const) {
    const game = await aGame(ctx, { teamId: team.id, startsAt, status })
    await aCallUp(ctx, game, await aMember(ctx, { team, email: `${status}@example.org` }))
  }
  expect(await remindSquads(ctx)).toBe(0)
})
