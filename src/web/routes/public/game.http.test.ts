import { expect } from 'vitest'
import { aCompetition } from '../../../../demo/builders/competition.ts'
import { aGame } from '../../../../demo/builders/game.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aCallUp, aGameAnswer, aGameSquad } from '../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { test } from '../../../../tests/support/site.ts'
import { newId } from '../../../kernel/ids.ts'

test('an unknown game is a 404', async ({ site }) => {
  for (const id of ['nothing', newId()]) expect((await site.get(`/games/${id}`)).status).toBe(404)
})

test('visitors cannot see availability, squad and meeting point', async ({ site }) => {
  const team = await aTeam(site.ctx, { name: 'Men 4' })
  const member = await aMember(site.ctx, { name: 'Quentin Zarathustra', team })
  const game = await aGame(site.ctx, { teamId: team.id })
  await aGameAnswer(site.ctx, game, member)
  await aCallUp(site.ctx, game, member, { answer: 'confirmed' })
  await aGameSquad(site.ctx, game, { meetPlace: 'Behind the gym', kitColour: 'Black', officials: 'Otto' })
  const page = await site.page(`/games/${game.id}`)
  expect(page).not.toMatch(/Quentin|Zarathustra|Behind the gym|Black|Otto|onfirmed|vailable/)
})

test('the page shows teams, weekday, time, venue with a map, competition and round without a script', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Women 3' })
  const { id: competitionId } = await aCompetition(site.ctx, { team, name: 'Regional League' })
  const game = await aGame(site.ctx, {
    teamId: team.id,
    competitionId,
    round: 3,
    startsAt: new Date('2026-10-24T15:30:00Z'),
    venue: 'Brentford Hall',
  })
  const page = await site.page(`/games/${game.id}`)
  expect(page).toMatch(/<title>London GD – Olympia/)
  expect(page).toMatch(/Sat 24th October 2026 16:30.*Brentford Hall/)
  expect(page).toMatch(/Women 3<.*Regional League, round 3/)
  expect(page).toContain('https://www.google.com/maps/search/?api=1&amp;query=Brentford%20Hall')
  expect(page).toContain('"@type":"SportsEvent"')
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/)
})

test('every list of games links to each game’s page', async ({ site }) => {
  const team = await aTeam(site.ctx, { name: 'Men 5', showStandings: true })
  const coming = await aGame(site.ctx, { teamId: team.id, startsAt: new Date('2026-06-21T12:00:00Z') })
  const past = await aGame(site.ctx, {
    teamId: team.id,
    startsAt: new Date('2026-06-13T12:00:00Z'),
    homeScore: 30,
    awayScore: 28,
  })
  const link = (game: { id: string }) => `href="/games/${game.id}"`
  for (const address of ['/about-us/games', `/teams/${team.slug}`]) {
    const page = await site.page(address)
    expect(page).toContain(link(coming))
    expect(page).toContain(link(past))
  }
  expect(await site.page('/')).toContain(link(coming))
})
