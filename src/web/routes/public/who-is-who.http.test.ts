import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPosition } from '../../../../demo/builders/position.ts'
import { aRotaWeek } from '../../../../demo/builders/rota-week.ts'
import { aTeam, theRotaTeams } from '../../../../demo/builders/team.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { setHolder } from '../../../features/volunteering/commands/holders.server.ts'
import { assignRotaSlot } from '../../../features/volunteering/commands/rota.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

const PATH = '/about-us/who-is-who'
const FLEXIBLE = `${PATH}?tab=flexible`

/** Finds the apply form's URL that an open slot links to. */
const applyHref = (page: string, what: string): string => {
  const slot = page.match(new RegExp(`href="(/about-us/who-is-who/apply[^"]*)"(?:(?!href=).)*>${what}<`, 's'))
  return (slot?.[1] ?? '').replaceAll('&amp;', '&')
}
const text = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('fixed positions are listed by category with a seat for the club or for each of the five teams [VOL-001, VOL-003]', async ({
  site,
}) => {
  await theRotaTeams(site.ctx)
  await aPosition(site.ctx, {
    name: 'President',
    category: 'Board',
    generalClub: true,
    description: 'Chairs.',
  })
  await aPosition(site.ctx, { name: 'Team manager', category: 'Teams', position: 1 })
  await aPosition(site.ctx, { name: 'Switched off', enabled: false })
  const page = await site.page(PATH)
  expect(page).toMatch(/<a href="\/about-us\/who-is-who" aria-current="page">Fixed positions<\/a>/)
  const words = text(page)
  expect(words).toMatch(
    /Board .*President Chairs\. Whole club .*Teams .*Team manager Men 1 .*Men 2 .*Men 3 .*Women 1 .*Women 2 /,
  )
  expect(words).not.toContain('Switched off')
})

test('visitors see only adults who agreed to be listed in a seat, and members see everyone, children by first name [VOL-005, VOL-006]', async () => {
  const site = await aSite()
  await theRotaTeams(site.ctx)
  const youth = await aTeam(site.ctx, { name: 'U16', youth: true })
  const people = [
    ['men1', await aMember(site.ctx, { name: 'Listed Adult' })],
    ['men2', await aMember(site.ctx, { name: 'Private Adult', listed: false })],
    ['men3', await aMember(site.ctx, { name: 'Young Listedchild', bornOn: '2010-01-01' })],
    ['women1', await aMember(site.ctx, { name: 'Youth Teamchild', team: youth })],
  ] as const
  const { id: positionId } = await aPosition(site.ctx)
  for (const [team, { id }] of people) await setHolder(site.ctx, { positionId, team, memberId: id })

  const toVisitors = await site.page(PATH)
  expect(toVisitors).toContain('<a class="slot-link" href="/teams/player/listed-adult">Listed Adult</a>')
  expect(text(toVisitors)).toMatch(/Men 2 Taken Men 3 Taken Women 1 Taken Women 2 Apply for position Open/)
  for (const secret of ['Private', 'Young', 'Listedchild', 'Youth', 'Teamchild', 'private-adult'])
    expect(toVisitors).not.toContain(secret)

  const toMembers = await site.page(PATH, await site.signIn('member'))
  expect(toMembers).toContain('<a class="slot-link" href="/teams/player/private-adult">Private Adult</a>')
  expect(toMembers).toContain('<a class="slot-link" href="/teams/player/young">Young</a>')
  for (const surname of ['Listedchild', 'Teamchild']) expect(toMembers).not.toContain(surname)
})

test('flexible positions show the member of each team every two weeks: past ones quiet, one active [VOL-002, VOL-014, VOL-016, VOL-017]', async () => {
  const site = await aSite()
  const { ctx } = site
  await theRotaTeams(ctx)
  const ana = await aMember(ctx)
  const hidden = await aMember(ctx, { name: 'Hidden Helper', listed: false })
  const { id: positionId } = await aPosition(ctx, { name: 'Table duty', isFlexible: true })
  const [past, active, future] = [
    await aRotaWeek(ctx, '2026-06-06'),
    await aRotaWeek(ctx, '2026-06-20'),
    await aRotaWeek(ctx, '2026-07-04'),
  ]
  const put = (weekId: string, team: string, memberId: string) =>
    assignRotaSlot(ctx, { positionId, weekId, team, memberId, version: 0 })
  await put(past.id, 'men1', ana.id)
  await put(active.id, 'women2', ana.id)
  await put(future.id, 'men1', hidden.id)

  const page = await site.page(FLEXIBLE)
  expect(page).toMatch(/aria-current="page">Flexible positions</)
  const heads = [...page.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map((match) => match[1])
  expect(heads.slice(0, 6)).toEqual(['From', 'Men 1', 'Men 2', 'Men 3', 'Women 1', 'Women 2'])
  const rows = [...page.matchAll(/<tr data-week="(\w+)">(.*?)<\/tr>/gs)].map(([, state = '', html = '']) => ({
    state,
    words: text(html).trim(),
    html,
  }))
  expect(rows.map((row) => row.state)).toEqual(['active', 'future', 'past'])
  expect(rows[0]?.words).toMatch(/^20th June 2026 Active Apply for position Open .*Ana Kovač$/)
  expect(rows[1]?.words).toMatch(/^4th July 2026 Taken /)
  expect(rows[2]?.words).toBe('6th June 2026 Ana Kovač Nobody Nobody Nobody Nobody')
  expect(rows[2]?.html).toContain('href="/teams/player/ana-kovac"')
  expect(page).not.toContain('Hidden')
})

test('an open slot is marked and links to the form with position, team and week [VOL-004, VOL-007, VOL-008]', async () => {
  const site = await aSite()
  await theRotaTeams(site.ctx)
  await aPosition(site.ctx)
  await aPosition(site.ctx, { name: 'Table duty', isFlexible: true })
  await aRotaWeek(site.ctx, '2026-06-20')
  const fixed = await site.page(PATH)
  expect(fixed).toMatch(/<span>Apply for position<\/span><b class="badge">Open<\/b>/)
  const form = await site.page(applyHref(fixed, 'Head coach, Men 3'))
  expect(form).toContain('<dialog open=""')
  expect(text(form)).toMatch(/Apply for Head coach +Men 3 /)
  const flexible = applyHref(await site.page(FLEXIBLE), 'Table duty, Women 1')
  expect(text(await site.page(flexible))).toMatch(
    /Apply for Table duty .*Women 1, two weeks from 20th June 2026/,
  )
  expect(await site.page(flexible)).toContain('<meta name="robots" content="noindex"/>')
})

test('tabs and the form open with links [VOL-002, VOL-004]', async () => {
  const site = await aSite()
  await theRotaTeams(site.ctx)
  await aPosition(site.ctx, { name: 'Table duty', isFlexible: true })
  await aRotaWeek(site.ctx, '2026-06-20')
  expect(await site.page(PATH)).toMatch(
    /href="\/about-us\/who-is-who\?tab=flexible"[^>]*>Flexible positions</,
  )
  const form = await site.page(applyHref(await site.page(FLEXIBLE), 'Table duty, Women 1'))
  expect(form).toMatch(/href="\/about-us\/who-is-who\?tab=flexible#slot-[^"]+"/)
})

test('the script of the form waits until the page has been parsed, because it looks for the form [VOL-004]', async () => {
  const site = await aSite()
  await theRotaTeams(site.ctx)
  await aPosition(site.ctx)
  const form = await site.page(applyHref(await site.page(PATH), 'Head coach, Men 3'))
  expect(form).toContain('<script type="module" src="/dialog.js">')
})

test('the form for a slot that is not open leads back with a message', async ({ site }) => {
  const answer = await site.get(`${PATH}/apply?position=01993c00-0000-7000-8000-000000000001&team=men1`)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(new RegExp(`^${PATH}#`))
  expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain('has been taken')
})

const open = () => aSite({}, { TRUST_PROXY: '1' })
const from = { 'x-forwarded-for': '203.0.113.5' }

async function anApplyForm(site: TestSite): Promise<string> {
  await theRotaTeams(site.ctx)
  await aPosition(site.ctx)
  return applyHref(await site.page(PATH), 'Head coach, Men 3')
}

test('a missing answer is reported at its field in the specified words, and the rest is kept [VOL-009, VOL-010]', async () => {
  const site = await open()
  const href = await anApplyForm(site)
  const answer = await site.post(href, { name: '', email: '', message: 'I <b>can</b>' }, from)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toMatch(/id="f-name-error".{0,300}Enter your name/s)
  expect(page).toMatch(/id="f-email-error".{0,300}Enter your e-mail address/s)
  expect(page).toContain('I &lt;b&gt;can&lt;/b&gt;')
  const half = await (await site.post(href, { name: 'Ana', email: 'ana@' }, from)).text()
  expect(half).toContain('value="Ana"')
  expect(half).toContain('value="ana@"')
  expect(await site.ctx.db.select().from(mails)).toEqual([])
})

test('an application without its captcha is refused with a message, and a solved one is sent with a notice [VOL-011]', async () => {
  const site = await open()
  const href = await anApplyForm(site)
  const typed = { name: 'Ana', email: 'ana@example.org', message: '' }
  const refused = await site.post(href, typed, from)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="Ana"')
  const altcha = await solve(await (await site.get('/api/captcha/apply')).json())
  const sent = await site.post(href, { ...typed, altcha }, from)
  expect(sent.status).toBe(303)
  // Leads back to the slot, whose element has this id.
  const [, slot] = sent.headers.get('location')?.split('#') ?? []
  const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const page = await site.page(PATH, { cookie })
  expect(page).toContain('Application sent!')
  expect(page).toContain(`id="${slot}"`)
  const other = { ...typed, message: 'Another application', altcha }
  expect((await site.post(href, other, from)).status).toBe(422)
  expect((await site.post(href, { ...typed, altcha }, from)).status).toBe(303)
  expect(await site.ctx.db.select().from(mails)).toHaveLength(1)
})

test('the sixth application of a person within an hour is refused with 429 and keeps the input [VOL-011]', async () => {
  const site = await open()
  const href = await anApplyForm(site)
  const person = { name: 'Ana', email: 'ana@example.org' }
  const apply = async () => {
    const altcha = await solve({ ...(await site.ctx.captcha.challenge('apply')) })
    return site.post(href, { ...person, altcha }, from)
  }
  for (let n = 0; n < 5; n += 1) expect((await apply()).status).not.toBe(429)
  const sixth = await apply()
  expect(sixth.status).toBe(429)
  expect(await sixth.text()).toContain('value="Ana"')
})

test('a member under 16 is offered only slots open to them, and sees why elsewhere [VOL-020]', async ({
  site,
}) => {
  await theRotaTeams(site.ctx)
  await aPosition(site.ctx, { name: 'Table duty', isFlexible: true })
  await aPosition(site.ctx, { name: 'Mopping', isFlexible: true, allowsUnder16: true })
  await aRotaWeek(site.ctx, '2026-06-27')
  const kim = await aMember(site.ctx, { name: 'Kim Young', bornOn: '2012-05-05' })
  const session = await site.signIn(kim)
  const page = await site.page(FLEXIBLE, session)
  expect(applyHref(page, 'Table duty, Men 1')).toBe('')
  expect(applyHref(page, 'Mopping, Men 1')).not.toBe('')
  expect(text(page)).toContain('27th June 2026 Open from 16 Open from 16')
  const offered = applyHref(await site.page(FLEXIBLE), 'Table duty, Men 1')
  const answer = await site.get(offered, session)
  expect(answer.status).toBe(303)
  expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain(
    'Table duty is only open to people who are 16 or older when the weeks begin',
  )
})
