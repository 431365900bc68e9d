import { expect } from 'vitest'
import { aDuty, aHelper } from '../../../demo/builders/duty.ts'
import { aGame } from '../../../demo/builders/game.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aCallUp, aGameSquad } from '../../../demo/builders/squad.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aSeries } from '../../../demo/builders/training-series.ts'
import { eventsIn } from '../../../tests/support/calendar.ts'
import { aSite, test } from '../../../tests/support/site.ts'
import { answerAddress } from '../../features/games/squad/queries/answer-link.server.ts'
import { sessionsBetween } from '../../features/trainings/sessions/queries/sessions.server.ts'
import { networkOf, storedKey } from '../../platform/limits/limits.ts'
import { rateLimits } from '../../platform/limits/table.server.ts'
import { CALENDAR_LIMIT } from './calendars.ts'

const [ANA, BEN] = ['ana@example.org', 'ben@example.org']

test('a guessed address of a private calendar is not found', async ({ site }) => {
  for (const token of ['x', 'a'.repeat(32), '..%2F..%2Fetc'])
    expect((await site.get(`/calendar/private/${token}.ics`)).status, token).toBe(404)
  expect((await site.get('/calendar/team/no-team.ics')).status).toBe(404)
  expect((await site.get('/calendar/venue/no-hall.ics')).status).toBe(404)
  expect((await site.get('/calendar/duty/x.ics')).status).toBe(404)
})

test('a network with too many calendar requests is refused for a while', async () => {
  const site = await aSite()
  const used = { points: CALENDAR_LIMIT.points, expire: Date.now() + 60_000 }
  await site.ctx.db.insert(rateLimits).values({ key: storedKey(CALENDAR_LIMIT, networkOf('local')), ...used })
  for (const path of ['/calendar/private/x.ics', '/calendar/team/x.ics', '/about-us/games.ics']) {
    const answer = await site.get(path)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
})

test('the meeting point of a game is only in the calendars of its players and of their e-mail link', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Men 7' })
  const ana = await aMember(site.ctx, { name: 'Ana Kovač', team, email: ANA })
  const game = await aGame(site.ctx, { teamId: team.id })
  await aGameSquad(site.ctx, game, { meetPlace: 'Behind the gym' })
  await aCallUp(site.ctx, game, ana)
  const path = `/calendar/game/${game.id}.ics`
  const { search } = new URL(answerAddress(site.ctx, game, { email: ANA, people: [{ memberId: ana.id }] }))
  const other = await site.signIn(await aMember(site.ctx))
  for (const answer of [
    await site.get(path),
    await site.get(path, other),
    await site.get(`${path}${search.slice(0, -1)}`),
  ])
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('gym')])
  for (const answer of [await site.get(path + search), await site.get(path, await site.signIn(ana))]) {
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(eventsIn(await answer.text())[0]).toMatchObject({
      id: game.id,
      summary: expect.stringMatching(/^Ana: /),
    })
  }
})

test('games, sessions and duties of a member are added to a calendar from their pages', async ({ site }) => {
  const team = await aTeam(site.ctx, { name: 'Men 8' })
  const [ana, ben] = [await aMember(site.ctx, { team }), await aMember(site.ctx, { team, email: BEN })]
  const game = await aGame(site.ctx, { teamId: team.id })
  await aCallUp(site.ctx, game, ana)
  await aSeries(site.ctx, { teams: [team] })
  const now = site.ctx.clock.now()
  const to = new Date(now.getTime() + 10 * 86_400_000)
  const [session] = await sessionsBetween(site.ctx, { teamIds: [team.id], from: now, to })
  const duty = await aDuty(site.ctx)
  await aHelper(site.ctx, duty, ana)
  const headers = await site.signIn(ana)
  for (const [page, link] of [
    [`/members/games/${game.id}`, `/calendar/game/${game.id}.ics`],
    [`/members/sessions/${session?.id}`, `/calendar/session/${session?.id}.ics`],
    ['/members/duties', `/calendar/duty/${duty.id}.ics`],
  ] as const) {
    expect(await site.page(page, headers)).toContain(`href="${link}"`)
    expect(eventsIn(await (await site.get(link, headers)).text())).toHaveLength(1)
  }
  const { pathname, search } = new URL(
    answerAddress(site.ctx, game, { email: BEN, people: [{ memberId: ben.id }] }),
  )
  expect(await site.page(pathname + search)).toContain(`/calendar/game/${game.id}.ics${search}`)
})

test('an unchanged calendar returns 304', async ({ site }) => {
  await aTeam(site.ctx, { name: 'Men 1', slug: 'men-1' })
  const first = await site.get('/calendar/team/men-1.ics')
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(eventsIn(await first.text())).toEqual([])
  const etag = first.headers.get('etag') ?? ''
  const again = await site.get('/calendar/team/men-1.ics', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

test('the page shows the address, which is read without a login and not cached', async ({ site }) => {
  const headers = await site.signIn(await aMember(site.ctx))
  const page = await site.page('/members/calendar', headers)
  const [, path = ''] = /value="https?:\/\/[^/]+(\/calendar\/private\/[\w-]+\.ics)"/.exec(page) ?? []
  const feed = await site.get(path)
  expect([feed.status, feed.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(feed.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await site.post('/members/calendar', {}, headers)).status).toBe(303)
  expect((await site.get(path)).status).toBe(404)
})

test('the members’ area has its own manifest, and public pages that of the site', async ({ site }) => {
  const manifest = await (await site.get('/members/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    start_url: '/members/dashboard/',
    scope: '/members/',
    display: 'standalone',
  })
  expect(await site.page('/members/dashboard/', await site.signIn('member'))).toContain(
    'href="/members/manifest.webmanifest"',
  )
  const home = await site.page('/')
  expect(home).toContain('href="/manifest.webmanifest"')
  expect(home).not.toContain('/members/manifest.webmanifest')
})
