import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { members, memberTeams } from '../../../../features/members/table.server.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { bulkRuns } from '../../../../platform/jobs/bulk/table.server.ts'

const runs = ({ ctx }: TestSite) => ctx.db.select().from(bulkRuns)
const stored = async ({ ctx }: TestSite, id: string) =>
  (await ctx.db.select().from(members).where(eq(members.id, id)))[0]

test('only an administrator can open or send member forms, and other attempts are in the audit log [ADM-003, ADM-006]', async ({
  site,
}) => {
  const { id } = await aMember(site.ctx)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const who = await site.signIn(role)
    for (const path of ['', '/rows', '/export.csv', `/${id}`, '/batch/send-email'])
      expect((await site.get(`/admin/members${path}`, who)).status, `${role} ${path}`).toBe(403)
    for (const path of ['', `/${id}`, '/batch/assign-team', '/batch/update-field'])
      expect((await site.post(`/admin/members${path}`, { id, intent: 'eha-on' }, who)).status).toBe(403)
  }
  expect(await runs(site)).toEqual([])
  expect(await site.ctx.db.$count(auditLog, eq(auditLog.action, 'admin.refused'))).toBeGreaterThan(0)
})

test('the page has a search, badges with counts, checkboxes, and the bulk actions [ADM-003, ADM-004, ADM-005, ADM-009]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await aMember(site.ctx, { name: 'Zoë Ångström', team: await aTeam(site.ctx, { name: 'Men 7' }) })
  const page = await site.page('/admin/members', boss)
  expect(page).toContain('Search members by name')
  expect(page).toMatch(/Men 7<span class="tabular muted">1<\/span>/)
  expect(page).toMatch(/No team<span class="tabular muted">\d/)
  expect(page).toContain('Select Zoë Ångström')
  for (const action of [
    ...['Assign team', 'Update field', 'Make inactive'],
    ...['Create invoice', 'Assign subscription', 'Send e-mail'],
  ])
    expect(page).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>.*?${action}</button>`))
})

test('further rows are returned as JSON with the same search and order [ADM-008, ADM-037]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await aMember(site.ctx, { name: 'Quentin Ørsted' })
  const answer = await site.get('/admin/members/rows?q=orsted&start=0', boss)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toMatchObject({ total: 1, start: 0, rows: [{ name: 'Quentin Ørsted' }] })
})

test('the export contains the matching members without formulas, and its size is logged', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await aMember(site.ctx, {
    name: '=HYPERLINK("https://evil.example") Xaver',
    position: '+1',
    gender: 'male',
  })
  await aMember(site.ctx, { name: 'Sam Else' })
  const answer = await site.get('/admin/members/export.csv?q=xaver', boss)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, line, ...rest] = (await answer.text()).trim().split('\n')
  expect(head).toMatch(/Name,E-mail,Teams,Active,EHA/)
  expect(line).toMatch(/^"'=HYPERLINK/)
  expect(line).toContain("'+1")
  expect(line).toContain(',Male,')
  expect(line).toMatch(/,\d{4}-\d\d-\d\d$/)
  expect(rest).toEqual([])
  const [entry] = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'members.export'))
  expect(entry?.facts).toEqual({ members: 1 })
})

test('the marks of a row are set, shown and logged, and the login stays: EHA and active [ADM-013, ADM-016, SYS-047, resolutions E24]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Mia Mark', ehaRegistered: false })
  const account = await aUser(site.ctx, { member })
  const mark = (intent: string) => site.post('/admin/members', { id: member.id, intent }, boss)
  expect(await (await mark('eha-on')).text()).toContain('Updated!')
  expect((await stored(site, member.id))?.ehaRegistered).toBe(true)
  await mark('eha-off')
  await mark('inactive')
  expect(await stored(site, member.id)).toMatchObject({
    ehaRegistered: false,
    active: false,
    userId: account.id,
  })
  const actions = await site.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `members/${member.id}`))
  expect(actions.map(({ facts }) => facts.fields)).toEqual([['eharegistered'], ['eharegistered'], ['Active']])
})

test('a reset link is sent after a confirmation, and refused with a reason for a member without a login [API-047, resolutions A08]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Lena Link' })
  const send = async () =>
    (await site.post('/admin/members', { id: member.id, intent: 'reset-link' }, boss)).text()
  expect(await send()).toContain('This member has no login yet')
  await aUser(site.ctx, { member, email: 'lena.link@example.org' })
  expect(await send()).toContain('No mail server is set, so the link waits under E-mails.')
  expect(await site.ctx.db.$count(mails, eq(mails.toEmail, 'lena.link@example.org'))).toBe(1)
})

test('a member opens with seven tabs and their contents [ADM-007, ADM-014, ADM-038, resolutions E09]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const member = await aMember(site.ctx, {
    name: 'Tara Tabs',
    email: 'tara@example.org',
    stripeIdTest: 'cus_tara',
  })
  const pane = (tab: string) => site.page(`/admin/members/${member.id}?tab=${tab}`, boss)
  const details = await pane('0')
  for (const name of [
    'Details',
    'Registrations',
    'Subscriptions',
    'Payments',
    'Orders',
    'E-mails',
    'History',
  ])
    expect(details).toContain(`>${name}</a>`)
  expect(details).toContain('value="tara@example.org"')
  expect(details).toContain('cus_tara (test)')
  await site.ctx.db.insert(mails).values({
    fromEmail: 'info@demo.club',
    toEmail: 'Tara@Example.org',
    subject: 'Your kit is here',
    html: '',
    text: '',
  })
  expect(await pane('5')).toContain('Your kit is here')
  await site.post('/admin/members', { id: member.id, intent: 'eha-on' }, boss)
  expect(await pane('history')).toContain('Changed: Registered with the federation')
  for (const tab of ['1', '2', '3', '4']) expect((await pane(tab)).includes('aria-current="page"')).toBe(true)
  expect((await site.get(`/admin/members/${crypto.randomUUID()}`, boss)).status).toBe(404)
})

test('the details form has no read-only fields and ignores them [ADM-015, INV-021, resolutions F15]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Fay Fields', stripeIdTest: 'cus_fay', active: true })
  const page = await site.page(`/admin/members/${member.id}`, boss)
  const kept = [
    'EhaId',
    'Active',
    'image',
    'createdAt',
    'updatedAt',
    '__v',
    '_id',
    'id',
    'user',
    'ehamember',
    'teams',
  ]
  const form = page.slice(page.indexOf('name="version"'), page.indexOf('Federation number'))
  for (const name of [...kept, 'StripeId', 'StripeIdTest', 'stripedata', 'registrations', 'slug', 'Created'])
    expect(form, name).not.toContain(`name="${name}"`)
  const forged = {
    version: '1',
    Name: 'Fay Fields',
    StripeIdTest: 'cus_evil',
    Active: 'false',
    slug: 'evil',
    user: crypto.randomUUID(),
  }
  await site.post(`/admin/members/${member.id}`, forged, boss)
  expect(await stored(site, member.id)).toMatchObject({
    stripeIdTest: 'cus_fay',
    active: true,
    slug: member.slug,
    userId: null,
  })
})

test('details are saved, and errors are shown at their fields with the input kept [ADM-014]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Sam Saver', email: 'sam@example.org', phone: '1' })
  const typed = {
    version: '1',
    Name: 'Sam Saver',
    FirstName: 'Sam',
    email: 'sam@example.org',
    Phone: '020 7946',
  }
  const wrong = await site.post(
    `/admin/members/${member.id}`,
    { ...typed, number: 'seven', email: 'no' },
    boss,
  )
  expect(wrong.status).toBe(422)
  const text = await wrong.text()
  expect(text).toContain('value="seven"')
  expect(text).toContain('value="020 7946"')
  expect((await stored(site, member.id))?.phone).toBe('1')
  const saved = await site.post(`/admin/members/${member.id}`, typed, boss)
  expect([saved.status, saved.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Updated!')])
  expect(await stored(site, member.id)).toMatchObject({ phone: '020 7946', version: 2 })
})

test('a new team of a member with other teams is saved after choosing whether to keep those [ADM-012, ADM-014]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const [old, also, next] = [
    await aTeam(site.ctx, { name: 'Men 4' }),
    await aTeam(site.ctx, { name: 'Men 5' }),
    await aTeam(site.ctx, { name: 'Men 6' }),
  ]
  const member = await aMember(site.ctx, { name: 'Tim Teams', team: old, alsoIn: [also] })
  const teamsOf = async () => {
    const rows = await site.ctx.db.select().from(memberTeams).where(eq(memberTeams.memberId, member.id))
    return rows.map(({ teamId }) => teamId).toSorted()
  }
  const path = `/admin/members/${member.id}`
  expect(await site.page(path, boss)).toMatch(/<noscript>.*name="teamChange"/s)
  const typed = { version: '1', Name: 'Tim Teams', FirstName: 'Tim', Phone: '020 7946', team: next.id }
  const response = await site.post(path, typed, boss)
  expect(response.status).toBe(422)
  const text = await response.text()
  expect(text).toContain('Choose whether to add or to move')
  expect(text).toContain('Add: they stay in Men 4 and Men 5')
  expect(text).toContain('Move: they leave Men 4 and Men 5')
  expect(text).toContain('value="020 7946"')
  expect(await stored(site, member.id)).toMatchObject({ teamId: old.id, version: 1 })
  expect((await site.post(path, { ...typed, teamChange: 'add' }, boss)).status).toBe(303)
  expect(await teamsOf()).toEqual([old.id, also.id, next.id].toSorted())
  const none = { ...typed, version: '2', team: '', teamChange: 'move' }
  expect((await site.post(path, none, boss)).status).toBe(303)
  expect([await teamsOf(), (await stored(site, member.id))?.teamId]).toEqual([[], null])
})

test('a member’s first team and unchanged teams need no choice [ADM-014]', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx)
  const member = await aMember(site.ctx, { name: 'Finn First' })
  const path = `/admin/members/${member.id}`
  expect(await site.page(path, boss)).not.toContain('name="teamChange"')
  const typed = { Name: 'Finn First', FirstName: 'Finn', team: team.id }
  expect((await site.post(path, { ...typed, version: '1' }, boss)).status).toBe(303)
  const again = { ...typed, version: '2', Phone: '020 7946', teamChange: 'move' }
  expect((await site.post(path, again, boss)).status).toBe(303)
  expect(await stored(site, member.id)).toMatchObject({ teamId: team.id, phone: '020 7946' })
})

test('the second of two users saving a member sees the current values next to the input and can overwrite them [resolutions E22]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Tess Twice', phone: '0' })
  const typed = { version: '1', Name: 'Tess Twice', FirstName: 'Tess', Phone: 'mine' }
  await site.post(`/admin/members/${member.id}`, { ...typed, Phone: 'theirs' }, boss)
  const second = await site.post(`/admin/members/${member.id}`, typed, boss)
  expect(second.status).toBe(422)
  const text = await second.text()
  expect(text).toContain('Someone else has changed this member')
  expect(text).toContain('<dd>theirs</dd>')
  expect(text).toContain('value="mine"')
  const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
  await site.post(`/admin/members/${member.id}`, { ...typed, version }, boss)
  expect((await stored(site, member.id))?.phone).toBe('mine')
})

test('a choice is shown with a capital letter and sent as it is stored [ADM-011, ADM-014]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const { id } = await aMember(site.ctx, { name: 'Gerda Case', gender: 'female' })
  const pages = [
    `/admin/members/${id}`,
    `/admin/members/batch/update-field?field=gender&ids=${id}`,
    `/admin/content/members/${id}`,
  ]
  for (const path of pages)
    expect(await site.page(path, boss)).toMatch(/<option value="female"[^>]*>Female<\/option>/)
  expect(await site.page('/admin/content/members?q=gerda', boss)).toContain('>Female<')
})
