import { expect } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aGameAnswer } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { gameCallUps } from '../../../../features/games/squad/table.server.ts'

async function aCoachedGame(site: TestSite) {
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  const ana = await aMember(site.ctx, { name: 'Ana Kovač', team, number: 7, email: 'ana@example.org' })
  const game = await aGame(site.ctx, { teamId: team.id })
  const coach = await aUser(site.ctx, { role: 'coach', teams: [team] })
  const headers = await site.signIn({ ...coach, userId: coach.id })
  return { team, ana, game, headers, address: `/admin/games/${game.id}/squad` }
}

test('a coach of another team, finance staff and members can open neither the squad nor its form', async ({
  site,
}) => {
  const { address } = await aCoachedGame(site)
  const other = await aUser(site.ctx, { role: 'coach', teams: [await aTeam(site.ctx, { name: 'Women 1' })] })
  const outsiders = [
    await site.signIn({ ...other, userId: other.id }),
    await site.signIn('finance'),
    await site.signIn('member'),
  ]
  for (const headers of outsiders) {
    expect((await site.get(address, headers)).status).toBe(403)
    expect((await site.post(address, { version: '1' }, headers)).status).toBe(403)
  }
})

test('a refused squad shows the reason for each field and keeps its input', async ({ site }) => {
  const { address, ana, headers } = await aCoachedGame(site)
  const body = {
    version: '1',
    meet: '23:59',
    meetPlace: 'Car park',
    [`position.${ana.id}`]: 'Pivot',
    [`shirt.${ana.id}`]: '7',
  }
  const answer = await site.post(address, body, headers)
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Meet before the game begins')
  expect(page).toContain('value="Car park"')
  const shirts = await site.post(address, { ...body, meet: '', [`shirt.${ana.id}`]: '700' }, headers)
  expect(shirts.status).toBe(422)
  expect(await shirts.text()).toMatch(/Enter a shirt number from 1 to 99.*value="700"/s)
})

test('the coach sees who can play and calls up the squad with a form without scripts', async ({ site }) => {
  const { address, ana, game, headers } = await aCoachedGame(site)
  await aGameAnswer(site.ctx, game, ana)
  const page = await site.page(address, headers)
  expect(page).toMatch(/Ana Kovač.*Available/)
  const body = { version: '1', intent: 'call-up', [`position.${ana.id}`]: 'Pivot', [`shirt.${ana.id}`]: '7' }
  const answer = await site.post(address, body, headers)
  expect(answer.status).toBe(303)
  expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain('Called up 1 player')
  expect(await site.ctx.db.select().from(gameCallUps)).toMatchObject([
    { memberId: ana.id, position: 'Pivot', shirtNumber: 7 },
  ])
  expect(await site.page('/admin/games', headers)).toContain('0 of 1 confirmed')
})
