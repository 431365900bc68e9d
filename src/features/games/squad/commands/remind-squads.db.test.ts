import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
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

test('the reminder asks for the answers that are missing, and only for those', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const game = await aGame(ctx, {
    teamId: team.id,
    startsAt: new Date(ctx.clock.now().getTime() + 12 * HOUR_MS),
  })
  const mother = await aUser(ctx, { email: 'mother@example.org' })
  for (const [name, answer] of [
    ['Lena Novak', 'confirmed'],
    ['Noa Novak', null],
  ] as const) {
    const child = await aMember(ctx, { name, team, bornOn: '2015-03-01' })
    await aGuardian(ctx, mother, child)
    await aCallUp(ctx, game, child, { answer })
  }
  await aCallUp(ctx, game, await aMember(ctx, { team, email: 'ana@example.org' }), { answer: 'confirmed' })
  await aCallUp(ctx, game, await aMember(ctx, { team, email: 'silent@example.org' }))
  expect(await remindSquads(ctx)).toBe(3)
  const texts = new Map((await ctx.db.select().from(mails)).map(({ toEmail, text }) => [toEmail, text]))
  expect(texts.get('mother@example.org')).toContain('Please confirm or decline for Noa.')
  expect(texts.get('ana@example.org')).toContain('You are in the squad. See you at the game.')
  expect(texts.get('silent@example.org')).toContain('You are in the squad. Please confirm or decline.')
  expect(texts.get('ana@example.org')).not.toContain('decline')
})

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
