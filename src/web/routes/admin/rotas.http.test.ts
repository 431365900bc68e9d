import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPosition } from '../../../../demo/builders/position.ts'
import { aRotaWeek } from '../../../../demo/builders/rota-week.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { aSite, type TestSite } from '../../../../tests/support/site.ts'
import { rotaSlots } from '../../../features/volunteering/table.server.ts'
import { addDays, clubDay } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'
import { mails } from '../../../platform/email/table.server.ts'

const TODAY = clubDay(TEST_NOW)

async function aSeason() {
  const site = await aSite()
  for (const name of ['Men 1', 'Men 2', 'Men 3', 'Women 1', 'Women 2']) await aTeam(site.ctx, { name })
  const position = await aPosition(site.ctx, { name: 'Table duty', isFlexible: true })
  await aPosition(site.ctx, { name: 'Switched off', isFlexible: true, enabled: false })
  await aPosition(site.ctx, { name: 'Held for good' })
  const past = await aRotaWeek(site.ctx, addDays(TODAY, -30))
  const now = await aRotaWeek(site.ctx, addDays(TODAY, -2))
  await aRotaWeek(site.ctx, addDays(TODAY, 12))
  const ana = await aMember(site.ctx, { name: 'Anastasia Kovač', email: 'ana@example.org' })
  const bo = await aMember(site.ctx, { name: 'Bo Lund', email: '' })
  const slot = (week = now) => `/admin/rotas/slot?position=${position.id}&week=${week.id}&team=men1`
  return { site, position, past, now, ana, bo, slot, coach: await site.signIn('coach') }
}

const noticeOf = (answer: Response) => decodeURIComponent(answer.headers.get('set-cookie') ?? '')
const slots = (site: TestSite) => site.ctx.db.select().from(rotaSlots)

test('a member, finance staff and the shop manager cannot fill a slot, on the page or by API [VOL-024]', async () => {
  const { site, slot, position, now, ana } = await aSeason()
  for (const role of ['member', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    expect((await site.post(slot(), { do: 'assign', version: '0', member: ana.id }, headers)).status).toBe(
      403,
    )
    const body = { rota: [{ week: now.id, team: 'men1', member: ana.id }] }
    expect((await site.sendJson('PUT', `/api/volunteers/${position.id}`, body, headers)).status).toBe(403)
  }
  expect(await slots(site)).toEqual([])
})

test('a coach can neither see nor fill other teams’ slots, on the page or by API [VOL-024, VOL-031]', async () => {
  const { site, slot, position, now, ana, coach } = await aSeason()
  await site.post(slot(), { do: 'assign', version: '0', member: ana.id }, coach)
  const women = await aTeam(site.ctx, { name: 'Women 1' })
  const { id } = await aUser(site.ctx, { role: 'coach', teams: [women] })
  const theirs = await site.signIn({ id: '', name: '', userId: id })
  expect((await site.get(slot(), theirs)).status).toBe(403)
  expect((await site.post(slot(), { do: 'clear', version: '1' }, theirs)).status).toBe(403)
  const rota = ['women1', 'men1'].map((team) => ({ week: now.id, team, member: null }))
  expect((await site.sendJson('PUT', `/api/volunteers/${position.id}`, { rota }, theirs)).status).toBe(403)
  expect(await slots(site)).toMatchObject([{ memberId: ana.id, version: 1 }])
  const page = await site.page('/admin/rotas', theirs)
  expect(page).toContain('<th scope="row">Women 1</th>')
  for (const other of ['<th scope="row">Men 1</th>', 'Anastasia']) expect(page).not.toContain(other)
  expect(await site.page('/admin/rotas/export', theirs)).not.toContain('Men 1')
})

test('the grid has the enabled flexible positions by team and week: open, filled with the name in full, past and active [VOL-014, VOL-016, VOL-017, VOL-018, VOL-019, VOL-023, VOL-032]', async () => {
  const { site, slot, ana, coach } = await aSeason()
  await site.post(slot(), { do: 'assign', version: '0', member: ana.id }, coach)
  const page = await site.page('/admin/rotas', coach)
  for (const team of ['Men 1', 'Men 2', 'Men 3', 'Women 1', 'Women 2'])
    expect(page).toContain(`<th scope="row">${team}</th>`)
  expect(page).toContain('Table duty')
  for (const other of ['Switched off', 'Held for good']) expect(page).not.toContain(other)
  expect(page).toMatch(/class="slot"[^>]*>Anastasia Kovač</)
  expect(page.match(/class="slot open"/g)).toHaveLength(14)
  expect(page.match(/<th scope="col" class="past"/g)).toHaveLength(1)
  expect(page.match(/<th scope="col" class="now"/g)).toHaveLength(1)
  expect((await site.page('/admin/rotas?show=men2', coach)).match(/class="slot/g)).toHaveLength(3)
})

test('assigning a slot without a member is refused, and no e-mail is sent [VOL-022, resolutions D04]', async () => {
  const { site, slot, coach } = await aSeason()
  for (const member of ['', 'nobody']) {
    const refused = await site.post(slot(), { do: 'assign', version: '0', member }, coach)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/id="f-member-error".{0,300}Choose a member/s)
  }
  expect(await site.ctx.db.select().from(mails)).toEqual([])
})

test('the assigned member replaces the previous one and gets an e-mail, with a copy to the media mailbox [VOL-020, VOL-025, VOL-026, VOL-027]', async () => {
  const { site, slot, ana, bo, coach } = await aSeason()
  const put = (member: string, version: number) =>
    site.post(slot(), { do: 'assign', version: String(version), member }, coach)
  expect(noticeOf(await put(bo.id, 0))).toContain('Rota updated. No e-mail was sent.')
  expect(noticeOf(await put(ana.id, 1))).toContain('Rota updated. Email sent!')
  expect((await slots(site)).map(({ memberId }) => memberId)).toEqual([ana.id])
  const sent = await site.ctx.db.select().from(mails)
  expect(sent).toMatchObject([{ toEmail: 'ana@example.org', ccEmail: 'media@demo.club' }])
  expect(sent[0]?.subject).toContain('Table duty')
})

test('a member under 16 is refused at the field until the administrator allows it [VOL-012, VOL-024]', async () => {
  const { site, slot, position, now, coach } = await aSeason()
  const kim = await aMember(site.ctx, { name: 'Kim Young', bornOn: '2012-05-05', email: '' })
  const put = () => site.post(slot(), { do: 'assign', version: '0', member: kim.id }, coach)
  expect(await site.page(slot(), coach)).toMatch(/<option [^>]*disabled=""[^>]*>Kim Young \(under 16\)</)
  const refused = await put()
  expect(refused.status).toBe(422)
  const why = 'Table duty is only open to people who are 16 or older when the weeks begin'
  expect(await refused.text()).toMatch(new RegExp(`id="f-member-error".{0,300}${why}`, 's'))
  const call = { rota: [{ week: now.id, team: 'men1', member: kim.id }] }
  const path = `/api/volunteers/${position.id}`
  const answer = await site.sendJson('PUT', path, call, coach)
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(why)])
  expect(await slots(site)).toEqual([])
  expect((await site.sendJson('PUT', path, { AllowsUnder16: true }, coach)).status).toBe(403)
  const administrator = await site.signIn('administrator')
  expect((await site.sendJson('PUT', path, { AllowsUnder16: true }, administrator)).status).toBe(200)
  expect(await site.page(`/admin/content/volunteers/${position.id}`, administrator)).toContain(
    'Open to under-16s',
  )
  expect(noticeOf(await put())).toContain('Rota updated')
})

test('assigning a past slot sends no e-mail [VOL-025]', async () => {
  const { site, slot, past, ana, coach } = await aSeason()
  await site.post(slot(past), { do: 'assign', version: '0', member: ana.id }, coach)
  expect(await slots(site)).toHaveLength(1)
  expect(await site.ctx.db.select().from(mails)).toEqual([])
})

test('a slot is cleared with its own button and is open again [VOL-021, resolutions D04]', async () => {
  const { site, slot, ana, coach } = await aSeason()
  await site.post(slot(), { do: 'assign', version: '0', member: ana.id }, coach)
  const cleared = await site.post(slot(), { do: 'clear', version: '1' }, coach)
  expect(noticeOf(cleared)).toContain('Rota updated')
  expect((await slots(site)).map(({ memberId }) => memberId)).toEqual([null])
})

test('the second of two users assigning a slot sees its current member and keeps their choice [VOL-028, resolutions E22]', async () => {
  const { site, slot, ana, bo, coach } = await aSeason()
  await site.post(slot(), { do: 'assign', version: '0', member: ana.id }, coach)
  const late = await site.post(slot(), { do: 'assign', version: '0', member: bo.id }, coach)
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Current holder: Anastasia Kovač')
  expect(page).toMatch(new RegExp(`<option value="${bo.id}" selected`))
  expect((await slots(site))[0]?.memberId).toBe(ana.id)
})

test('a member deleted meanwhile causes an error notice, not a broken page [VOL-028]', async () => {
  const { site, slot, coach } = await aSeason()
  const answer = await site.post(slot(), { do: 'assign', version: '0', member: newId() }, coach)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/rotas'])
  expect(noticeOf(answer)).toMatch(/"tone":"bad","text":"This member does not exist"/)
  expect(await slots(site)).toEqual([])
})

test('the volunteers call writes all of its slots or none, and sends no e-mail for none [VOL-031]', async () => {
  const { site, position, now, ana, coach } = await aSeason()
  const rota = [
    { week: now.id, team: 'men1', member: ana.id },
    { week: now.id, team: 'men2', member: newId() },
  ]
  expect((await site.sendJson('PUT', `/api/volunteers/${position.id}`, { rota }, coach)).status).toBe(404)
  expect(await slots(site)).toEqual([])
  expect(await site.ctx.db.select().from(mails)).toEqual([])
})

test('the refresh buttons report their result [VOL-029, VOL-030]', async () => {
  const { site, coach } = await aSeason()
  const press = async (what: string) => noticeOf(await site.post('/admin/rotas', { what }, coach))
  expect(await press('positions')).toContain('Positions refreshed!')
  expect(await press('members')).toContain('Members refreshed!')
})

test('the volunteers call writes the rota for a coach, and nothing else of the position [VOL-031]', async () => {
  const { site, position, now, ana, coach } = await aSeason()
  const put = (body: object) => site.sendJson('PUT', `/api/volunteers/${position.id}`, body, coach)
  expect((await put({ Name: 'Renamed' })).status).toBe(403)
  expect((await put({ rota: [{ week: newId(), team: 'men1', member: ana.id }] })).status).toBe(404)
  const rota = [{ week: now.id, team: 'women2', member: ana.id }]
  expect(await (await put({ rota })).json()).toMatchObject({ msg: 'Rota updated', changed: 1 })
  expect(await (await put({ rota })).json()).toMatchObject({ changed: 0 })
  expect(await site.ctx.db.select().from(mails)).toHaveLength(1)
  const administrator = await site.signIn('administrator')
  const renamed = await site.sendJson(
    'PUT',
    `/api/volunteers/${position.id}`,
    { Name: 'Renamed' },
    administrator,
  )
  expect(renamed.status).toBe(200)
})

test('the rota is exported as a spreadsheet without formulas', async () => {
  const { site, slot, coach } = await aSeason()
  const evil = await aMember(site.ctx, { name: '=cmd()' })
  await site.post(slot(), { do: 'assign', version: '0', member: evil.id }, coach)
  const csv = await (await site.get('/admin/rotas/export', coach)).text()
  expect(csv).toContain('Table duty,Men 1')
  expect(csv).not.toMatch(/(^|,)=cmd/m)
})
