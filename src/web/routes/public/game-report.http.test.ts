import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aGame } from '../../../../demo/builders/game.ts'
import { aRecordedMatch } from '../../../../demo/builders/match-events.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'

async function aPlayedGame(site: TestSite) {
  const team = await aTeam(site.ctx, { name: 'Men 6', showStandings: true })
  const startsAt = new Date(TEST_NOW.getTime() - 86_400_000)
  const game = await aGame(site.ctx, { teamId: team.id, startsAt, homeScore: 2, awayScore: 1 })
  const coach = await aUser(site.ctx, { role: 'coach', teams: [team] })
  const headers = await site.signIn({ ...coach, userId: coach.id })
  const publish = (given: object) =>
    site.post(`/admin/games/${game.id}/report`, { version: '0', text: '', album: '', ...given }, headers)
  return { team, game, headers, publish, page: () => site.page(`/games/${game.id}`) }
}

test('a report that is too long is refused with a message and keeps the input', async ({ site }) => {
  const { publish } = await aPlayedGame(site)
  const answer = await publish({ text: `Long ${'x'.repeat(4000)}` })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toMatch(/Use 4000 characters at most.*Long xxx/s)
})

test('a report is on the game’s page at the next request, as typed and without markup', async ({ site }) => {
  const { publish, page } = await aPlayedGame(site)
  expect(await page()).not.toContain('Report')
  expect((await publish({ text: 'We won.\n\n<script>alert(1)</script>' })).status).toBe(303)
  const after = await page()
  expect(after).toContain('We won.\n\n&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(after).not.toContain('<script>alert')
})

test('visitors see only the album’s public photos, and none of a members’ album', async ({ site }) => {
  const { publish, page } = await aPlayedGame(site)
  const album = await anAlbum(site.ctx, { title: 'Cup day' })
  const child = await aMember(site.ctx, { bornOn: '2015-03-01' })
  const shown = await aPhoto(site.ctx, { album })
  const hidden = await aPhoto(site.ctx, { album, tagged: [child] })
  await publish({ text: 'We won.', album: album.id })
  const visited = await page()
  expect(visited).toContain(shown.fileId)
  expect(visited).not.toContain(hidden.fileId)
  const forMembers = await anAlbum(site.ctx, { title: 'Juniors', membersOnly: true })
  const secret = await aPhoto(site.ctx, { album: forMembers })
  await publish({ version: '1', text: 'We won.', album: forMembers.id })
  const after = await page()
  expect(after).toContain('The photos of this game are for members of the club.')
  expect(after).not.toContain(secret.fileId)
})

test('the pages of the game and the team show the season’s top scorers', async ({ site }) => {
  const { team, game, page } = await aPlayedGame(site)
  const ana = await aMember(site.ctx, { name: 'Ana Kovač', listed: true, team })
  await aCallUp(site.ctx, game, ana, { shirtNumber: 7 })
  await aRecordedMatch(site.ctx, game, [{ side: 'home', shirtNumber: 7, minute: 3 }])
  for (const text of [await page(), await site.page(`/teams/${team.slug}`)])
    expect(text).toMatch(/Top scorers 2025\/26.*Ana Kovač<\/td><td[^>]*>1<\/td><td[^>]*><b>1<\/b>/s)
})

test('the coach sees which past games have no report', async ({ site }) => {
  const { headers, publish } = await aPlayedGame(site)
  expect(await site.page('/admin/games', headers)).toContain('No report yet')
  await publish({ text: 'We won.' })
  expect(await site.page('/admin/games', headers)).toContain('Report published')
})
