import { expect, test } from 'vitest'
import { aCompetition } from '../../../demo/builders/competition.ts'
import { aGame, someGames } from '../../../demo/builders/game.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aSite } from '../../../tests/support/site.ts'

test('a game is returned with the field names of the specification, its score and its status [TEA-010]', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Women 1', slug: 'women-1', legacyId: 2 })
  const { id: competitionId } = await aCompetition(site.ctx, { team })
  const { id } = await aGame(site.ctx, {
    type: 2,
    competitionId,
    startsAt: new Date('2026-06-13T15:00:00Z'),
    venue: 'Crystal Palace',
    round: 7,
    homeScore: 31,
    awayScore: 24,
  })
  expect(await (await site.get(`/api/games/${id}`)).json()).toMatchObject({
    _id: id,
    Type: 2,
    Date: '2026-06-13T15:00:00.000Z',
    HomeTeam: 'London GD',
    AwayTeam: 'Olympia',
    Venue: 'Crystal Palace',
    team: { name: 'Women 1' },
    Status: 'played',
    HomeScore: 31,
    AwayScore: 24,
    Round: 7,
  })
})

test('a list of games contains 100 at most and can be filtered by type [TEA-009, TEA-021]', async () => {
  const site = await aSite()
  await someGames(
    site.ctx,
    Array.from({ length: 103 }, (_, n) => ({ type: n < 2 ? 3 : 1 })),
  )
  expect(await (await site.get('/api/games?_limit=9000')).json()).toHaveLength(100)
  expect(await (await site.get('/api/games?Type=3')).json()).toHaveLength(2)
})
