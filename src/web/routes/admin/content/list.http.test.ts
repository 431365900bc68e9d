import { expect } from 'vitest'
import { aGame, someGames } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aStoreItem } from '../../../../../demo/builders/store-item.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSite, type TestSite, test } from '../../../../../tests/support/site.ts'

type Row = { name: string; cells: Record<string, unknown> }

async function rows(site: TestSite, path: string, headers: Record<string, string>) {
  const answer = await site.get(`/admin/content/${path}`, headers)
  return (await answer.json()) as { rows: Row[]; total: number; start: number }
}

test('a list is searched by name regardless of case and accents, filtered by choices, and sorted', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  await aMember(site.ctx, { name: 'Łukasz Żak', active: true })
  await aMember(site.ctx, { name: 'Zoë Lukas', active: false })
  const found = await rows(site, 'members/rows?q=LUKAS&sort=Name:desc', headers)
  expect(found.rows.map(({ name }) => name)).toEqual(['Zoë Lukas', 'Łukasz Żak'])
  const active = await rows(site, 'members/rows?q=lukas&Active=true', headers)
  expect(active.rows.map(({ name }) => name)).toEqual(['Łukasz Żak'])
  const nonsense = await rows(
    site,
    "members/rows?q=lukas&Active=maybe&sort=email';drop:asc&nothing=1",
    headers,
  )
  expect(nonsense.total).toBe(2)
  expect((await rows(site, 'members/rows?q=lukas&start=99999999999', headers)).rows).toEqual([])
})

test('a long list is paged by a hundred without gaps, even if sort values are equal', async ({ site }) => {
  const headers = await site.signIn('administrator')
  await someGames(
    site.ctx,
    Array.from({ length: 230 }, () => ({ type: 1, homeTeam: 'Same', awayTeam: 'Same' })),
  )
  const pages = [0, 100, 200].map((start) =>
    rows(site, `games/rows?sort=HomeTeam:asc&start=${start}`, headers),
  )
  const all = await Promise.all(pages)
  expect(all.map((page) => page.rows.length)).toEqual([100, 100, 30])
  const ids = all.flatMap((page) => page.rows.map((row) => (row as unknown as { id: string }).id))
  expect(new Set(ids).size).toBe(230)
})

test('an item is found by either of its titles', async ({ site }) => {
  await aStoreItem(site.ctx, { itemId: '9', title: 'PIVOT 23', customTitle: 'Training shirt' })
  const headers = await site.signIn('administrator')
  for (const q of ['pivot', 'training'])
    expect((await rows(site, `storeitems/rows?q=${q}`, headers)).total, q).toBe(1)
})

test('editors find referenced entries by name, if they may read them', async ({ site }) => {
  const { id } = await aMember(site.ctx, { name: 'Renée Picker' })
  const administrator = await site.signIn('administrator')
  const found = await (await site.get('/admin/content/members/pick?q=renee', administrator)).json()
  expect(found).toEqual([{ id, name: 'Renée Picker' }])
  const shop = await site.signIn('shop')
  expect((await site.get('/admin/catalogue/registrations/pick?q=r', shop)).status).toBe(404)
})

test('games without a team are marked, counted on the dashboard and listed by a filter, and a team can be chosen for each [TEA-011]', async () => {
  const site = await aSite()
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Third team' })
  const lost = await aGame(site.ctx, { type: 9, homeTeam: 'Lost' })
  await aGame(site.ctx, { teamId: team.id, homeTeam: 'Found' })
  expect(await site.page('/admin', headers)).toMatch(/href="\/admin\/content\/games\?team=true"/)
  const list = (await site.page('/admin/content/games', headers)).replaceAll('<!-- -->', '')
  expect(list).toMatch(/<option value="true">Team: Unmatched<\/option>/)
  expect(list).toContain('<span class="badge" data-tone="warn">Unmatched</span>')
  const unmatched = await rows(site, 'games/rows?team=true', headers)
  expect(unmatched.rows.map(({ name }) => name)).toEqual(['Lost – Olympia'])

  const path = `/admin/content/games/${lost.id}`
  expect(await site.page(path, headers)).toMatch(
    /<select[^>]*name="team"[^>]*><option value="" selected="">Unmatched<\/option><option[^>]*>Third team</,
  )
  const body = { was: '{}', version: '1', fields: 'team', team: team.id, do: 'publish' }
  expect((await site.post(path, body, headers)).status).toBe(303)
  expect((await rows(site, 'games/rows?team=true', headers)).total).toBe(0)
  expect(await site.page('/admin', headers)).not.toContain('games?team=true')
})
