import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { askAll, seasonBoss, tokenSentTo } from '../../../../tests/support/season.ts'
import { test } from '../../../../tests/support/site.ts'
import { savePlan } from '../../../features/fees/commands/save-plan.server.ts'
import { planInput } from '../../../features/fees/schema.ts'
import { seasonsToPrepare } from '../../../features/season/model/season.ts'
import { clubDay } from '../../../kernel/dates.ts'
import { bulkRuns } from '../../../platform/jobs/bulk/table.server.ts'
import { paths } from '../../paths.ts'

test('a season is prepared with forms alone, and a name that is taken loses nothing typed', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const men = await aTeam(site.ctx, { name: 'Men 1' })
  const youth = await aTeam(site.ctx, { name: 'Men 2' })
  expect((await site.get('/admin/season/teams', boss)).status).toBe(404)
  const { club, clock } = site.ctx
  const [choice] = seasonsToPrepare(clubDay(clock.now()), club.seasonStartMonth)
  const started = await site.post('/admin/season', { firstOn: choice?.firstOn ?? '' }, boss)
  expect([started.status, started.headers.get('location')]).toEqual([303, '/admin/season/teams'])
  const names = { [`name:${men.id}`]: 'First', [`name:${youth.id}`]: 'first' }
  const plays = { [`plays:${men.id}`]: 'yes', [`plays:${youth.id}`]: 'yes' }
  const agesOn = `${choice?.firstOn.slice(0, 4)}-09-01`
  const refused = await site.post('/admin/season/teams', { version: '1', agesOn, ...names, ...plays }, boss)
  const page = await refused.text()
  expect([
    refused.status,
    page.includes('There is a team “First” already'),
    page.includes('value="first"'),
  ]).toEqual([422, true, true])
  const ages = { [`min-age:${men.id}`]: '18', [`max-age:${men.id}`]: '12' }
  const named = { version: '1', agesOn, [`name:${men.id}`]: 'First', ...plays, ...ages }
  const turned = await site.post('/admin/season/teams', named, boss)
  expect([turned.status, (await turned.text()).includes('Enter the lower age first')]).toEqual([422, true])
  const wrong = { ...named, [`min-age:${men.id}`]: 'old', [`max-age:${men.id}`]: 'older' }
  const unread = await (await site.post('/admin/season/teams', wrong, boss)).text()
  expect(unread.match(/(?:Lowest|Highest) age of Men 1<\/a>/g)).toHaveLength(2)
  const under = { ...named, [`min-age:${men.id}`]: '', [`max-age:${men.id}`]: '16' }
  expect((await site.post('/admin/season/teams', under, boss)).status).toBe(422)
  const right = { ...named, [`max-age:${men.id}`]: '' }
  expect((await site.post('/admin/season/teams', right, boss)).status).toBe(303)
  expect(await site.page('/admin/season/teams', boss)).toContain('value="18"')
  for (const path of ['players', 'answers', 'close'])
    expect((await site.get(`/admin/season/${path}`, boss)).status, path).toBe(200)
})

test('the fees of a season are saved with a form alone, and a wrong amount loses nothing typed', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await aTeam(site.ctx, { name: 'Men 1' })
  const { club, clock } = site.ctx
  const fee = planInput.parse({ label: 'Juniors', amount: '40', period: 'season' })
  const saved = await savePlan({ ...site.ctx, actor: seasonBoss }, undefined, fee)
  if (!saved.ok) throw new Error(saved.reason)
  const [choice] = seasonsToPrepare(clubDay(clock.now()), club.seasonStartMonth)
  await site.post('/admin/season', { firstOn: choice?.firstOn ?? '' }, boss)
  const send = (amount: string) =>
    site.post(
      '/admin/season/teams',
      { intent: 'fees', feesFrom: clubDay(clock.now()), [`amount:${saved.id}`]: amount },
      boss,
    )
  const refused = await send('forty')
  const page = await refused.text()
  expect([refused.status, page.includes('Enter an amount like 42'), page.includes('value="forty"')]).toEqual([
    422,
    true,
    true,
  ])
  expect((await send('44')).status).toBe(303)
  const after = await site.page('/admin/season/teams', boss)
  expect([after.includes(`Juniors ${choice?.name}`), after.includes('£40 before')]).toEqual([true, true])
})

test('a member answers by the link with two taps, and an invalid link opens nothing', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  await aMember(site.ctx, { name: 'Ana Kovač', team, email: 'ana@example.org', phone: '+44 20 7946 0000' })
  const { club, clock } = site.ctx
  const [choice] = seasonsToPrepare(clubDay(clock.now()), club.seasonStartMonth)
  await site.post('/admin/season', { firstOn: choice?.firstOn ?? '' }, boss)
  await askAll({ ...site.ctx, actor: seasonBoss })
  expect((await site.get(`${paths.seasonAnswer}?token=x`, {})).status).toBe(410)
  const address = `${paths.seasonAnswer}?token=${encodeURIComponent(await tokenSentTo(site.ctx, 'ana@example.org'))}`
  const first = await site.page(address, {})
  expect([first.includes('Yes, nothing has changed'), first.includes('+44 20 7946 0000')]).toEqual([
    true,
    true,
  ])
  expect(await site.page(`${address}&do=confirm`, {})).toContain('I have read the membership terms')
  expect((await site.post(address, { intent: 'confirm' }, {})).status).toBe(303)
  expect(await site.page(address, {})).toContain('Thank you for your answer')
  const nobody = await site.post(address, { intent: 'leave', person: 'me', reason: 'x' }, {})
  expect(nobody.status).toBe(422)
})

test('a season is closed with a form alone, and its page says until when and for what it can be undone, and what an undo has left', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await aTeam(site.ctx, { name: 'Men 1' })
  const { club, clock } = site.ctx
  const [choice] = seasonsToPrepare(clubDay(clock.now()), club.seasonStartMonth)
  await site.post('/admin/season', { firstOn: choice?.firstOn ?? '' }, boss)
  const planned = await site.page('/admin/season/close', boss)
  const fields = [...planned.matchAll(/name="(key|silent|digest)" value="([^"]*)"/g)]
  const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  expect((await site.post('/admin/season/close', form, boss)).status).toBe(303)
  expect(await site.page('/admin/season/close', boss)).toMatch(
    /You can undo the closing until [^<]+, except for subscriptions that end or get a new amount\./,
  )
  expect(planned).toContain('Nothing has changed yet.')
  await site.ctx.db.update(bulkRuns).set({ finishedAt: clock.now() })
  await site.post('/admin/season/close', { intent: 'undo' }, boss)
  const again = await site.page('/admin/season/close', boss)
  expect(again).not.toContain('Nothing has changed yet.')
  expect(again).toContain('Subscriptions that had ended or had a new amount stayed as they were')
})
