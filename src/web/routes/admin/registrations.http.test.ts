import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { theClubAsks } from '../../../../tests/support/registering.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { members } from '../../../features/members/table.server.ts'
import { registrations } from '../../../features/registrations/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { storeDocument } from '../../../platform/files/store-document.ts'

const LIST = '/admin/registrations'
const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const known = async (site: TestSite, id: string) =>
  (await site.ctx.db.select().from(registrations).where(eq(registrations.id, id)))[0]

/** The notice that the next page shows. */
function noticeOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('notice='))
  return JSON.parse(decodeURIComponent(/^notice=([^;]+)/.exec(cookie ?? '')?.[1] ?? 'null'))?.text
}

test('coach, finance staff, shop manager and member get a 403 for every registration address and action, and an audit entry [SYS-066, ADM-033, resolutions A01]', async ({
  site,
}) => {
  const { id } = await aRegistration(site.ctx)
  const reads = ['', '/rows', '/export', '/email', `/${id}`, `/${id}/card`, `/${id}/assign`, `/${id}/create`]
  const actions = [`/${id}`, `/${id}/assign`, `/${id}/create`, `/${id}/unassign`, `/${id}/remove`, '/email']
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    for (const path of reads) expect((await site.get(LIST + path, headers)).status, path).toBe(403)
    for (const path of actions) {
      const answer = await site.post(LIST + path, { intent: 'inactive', ids: id }, headers)
      expect(answer.status, path).toBe(403)
    }
  }
  expect(await known(site, id)).toMatchObject({ removedAt: null, memberId: null, version: 1 })
  const lines = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'admin.refused'))
  expect(lines.length).toBeGreaterThan(4)
})

test('the page has the columns of the specification and marks registrations without a member [ADM-025, ADM-027]', async ({
  site,
}) => {
  await aRegistration(site.ctx, { details: { name: 'Zsófia Tóth', email: 'zsofia@example.org' } })
  const page = await site.page(`${LIST}?q=toth`, await site.signIn('administrator'))
  for (const name of ['Status', 'Name', 'E-mail', 'Payment', 'Team', 'Member', 'Created', 'Actions'])
    expect(page).toContain(`>${name}<`)
  for (const text of ['Zsófia Tóth', 'zsofia@example.org', 'Unpaid', 'No member assigned', '20th June 2026'])
    expect(page).toContain(text)
})

test('further rows and the export use the same search and are not cached [ADM-025, ADM-038]', async ({
  site,
}) => {
  await aRegistration(site.ctx, { details: { name: '=HYPERLINK("x")', email: 'formula@example.org' } })
  const headers = await site.signIn('administrator')
  const rows = await site.get(`${LIST}/rows?q=formula@`, headers)
  expect(rows.headers.get('cache-control')).toBe('private, no-store')
  expect(await rows.json()).toMatchObject({ total: 1, start: 0, rows: [{ email: 'formula@example.org' }] })
  const file = await site.get(`${LIST}/export?q=formula@`, headers)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="registrations.csv"')
  const text = await file.text()
  expect(text).toContain('formula@example.org')
  expect(text).not.toContain(',=HYPERLINK')
  expect(text).not.toContain('"=HYPERLINK')
})

test('an action without a choice assigns no one, creates no member, and keeps the input [ADM-031, ADM-032]', async ({
  site,
}) => {
  await theClubAsks(site.ctx)
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Women 9' })
  const { id } = await aRegistration(site.ctx, { details: { email: 'twin@example.org' } })
  expect((await site.post(`${LIST}/${id}/assign`, {}, headers)).status).toBe(422)
  const none = await site.post(`${LIST}/${id}/create`, { teamId: '' }, headers)
  expect([none.status, (await none.text()).includes('Please choose a team')]).toEqual([422, true])
  await aMember(site.ctx, { name: 'Twin Known', email: 'twin@example.org' })
  const twin = await site.post(`${LIST}/${id}/create`, { teamId: team.id }, headers)
  const page = await twin.text()
  expect(twin.status).toBe(422)
  expect(page).toContain('Assign to <!-- -->Twin Known')
  expect(page).toMatch(new RegExp(`<option value="${team.id}" selected`))
  expect(await known(site, id)).toMatchObject({ memberId: null })
})

test('assigning, creating, undoing and removing return to the searched list with a notice [ADM-028, ADM-030, ADM-033, ADM-036]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx)
  const member = await aMember(site.ctx, { name: 'Ana Known' })
  const { id } = await aRegistration(site.ctx, { details: { email: 'new@example.org' } })
  const assigned = await site.post(`${LIST}/${id}/assign?status=new`, { memberId: member.id }, headers)
  expect([assigned.status, assigned.headers.get('location')]).toEqual([303, `${LIST}?status=new`])
  expect(noticeOf(assigned)).toBe('Registration assigned to Ana Known')
  const twice = await site.post(`${LIST}/${id}/create`, { teamId: team.id }, headers)
  expect([twice.status, (await twice.text()).includes('belongs to Ana Known')]).toEqual([422, true])
  expect(noticeOf(await site.post(`${LIST}/${id}/unassign`, {}, headers))).toContain('Ana Known')
  const created = await site.post(`${LIST}/${id}/create`, { teamId: team.id }, headers)
  expect(created.headers.get('location')).toBe(`${LIST}/${id}/member`)
  const invited = await site.post(`${LIST}/${id}`, { intent: 'invite' }, headers)
  expect(noticeOf(invited)).toBe('No mail server is set, so the invitation waits under E-mails.')
  const removed = await site.post(`${LIST}/${id}/remove?q=new`, {}, headers)
  expect([removed.headers.get('location'), noticeOf(removed)]).toEqual([
    `${LIST}?q=new`,
    expect.stringMatching(/^Registration of .+ removed$/),
  ])
  expect((await site.get(`${LIST}/${id}`, headers)).status).toBe(404)
})

test('a message is sent to the ticked people without scripts [ADM-026, ADM-034]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const both = [await aRegistration(site.ctx), await aRegistration(site.ctx)]
  const list = await site.page(LIST, headers)
  for (const { id } of both)
    expect(list).toMatch(new RegExp(`<input[^>]*form="chosen"[^>]*name="ids"[^>]*value="${id}"`))
  expect(list).toMatch(/<button[^>]*form="chosen"[^>]*formAction="\/admin\/registrations\/email"/i)
  const query = both.map(({ id }) => `ids=${id}`).join('&')
  expect(await site.page(`${LIST}/email?${query}`, headers)).toContain('E-mail to 2 people')
})

test('a registration is found, opened, answered and removed with links and forms only [ADM-026, ADM-029, ADM-034]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Ana Linked' })
  const { id } = await aRegistration(site.ctx, { details: { name: 'Scripts Off', email: 'off@example.org' } })
  const at = `${LIST}/${id}`
  const list = await site.page(`${LIST}?q=scripts`, headers)
  expect(list).toMatch(/<form[^>]*role="search"[^>]*>.*?<input[^>]*type="search"[^>]*name="q"/s)
  expect(list).toContain(`href="${at}?q=scripts"`)
  const opened = await site.page(at, headers)
  for (const [words, path] of [
    ['Send e-mail', `${LIST}/email?ids=${id}`],
    ['Create member', `${at}/create`],
    ['Remove', `${at}/remove`],
  ])
    expect(opened).toMatch(
      new RegExp(`href="${path?.replace('?', '\\?')}[^"]*"[^>]*>[^<]*(?:<svg.*?</svg>)?${words}<`),
    )
  expect(await site.page(`${at}/create`, headers)).toMatch(
    new RegExp(`href="${at}/assign[^"]*"[^>]*>Assign instead<`),
  )
  const found = await site.page(`${at}/assign?find=linked`, headers)
  expect(found).toMatch(new RegExp(`<input[^>]*name="memberId"[^>]*value="${member.id}"`))
  expect(await site.page(`${at}/remove`, headers)).toMatch(
    /<button[^>]*type="submit"[^>]*>Remove registration</,
  )
})

test('before a registration with a member is removed, the page says who keeps its payments [ADM-030, resolutions B22]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Ana Keeper' })
  const theirs = await aRegistration(site.ctx, { memberId: member.id })
  const nobodys = await aRegistration(site.ctx)
  expect(await site.page(`${LIST}/${theirs.id}/remove`, headers)).toContain(
    'It belongs to <!-- -->Ana Keeper<!-- -->, who keeps its payments.',
  )
  expect(await site.page(`${LIST}/${nobodys.id}/remove`, headers)).not.toContain('who keeps its payments')
})

test('the button of a row sets the member active or inactive, and nothing else by another name [ADM-017]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'On and Off' })
  const { id } = await aRegistration(site.ctx, { memberId: member.id })
  const stored = async () =>
    (await site.ctx.db.select().from(members).where(eq(members.id, member.id)))[0]?.active
  expect(noticeOf(await site.post(`${LIST}/${id}`, { intent: 'inactive' }, headers))).toBe(
    'On and Off is now inactive',
  )
  expect(await stored()).toBe(false)
  expect(noticeOf(await site.post(`${LIST}/${id}`, { intent: 'active' }, headers))).toBe(
    'On and Off is now active',
  )
  expect(await stored()).toBe(true)
  expect((await site.post(`${LIST}/${id}`, { intent: 'promote' }, headers)).status).toBe(400)
})

test('the student card is saved by an administrator alone, kept nowhere, and gone once it was verified [REG-017, resolutions A16, C08]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const stored = await storeDocument(site.ctx, PDF, { name: 'card.pdf' })
  const { id } = await aRegistration(site.ctx, { studentCardId: stored.ok ? stored.id : newId() })
  const card = await site.get(`${LIST}/${id}/card`, headers)
  expect(card.headers.get('content-disposition')).toBe('attachment; filename="card.pdf"')
  expect(card.headers.get('cache-control')).toBe('private, no-store')
  expect(new Uint8Array(await card.arrayBuffer())).toEqual(PDF)
  const fileId = stored.ok ? stored.id : ''
  expect((await site.get(`/files/${fileId}/original`, headers)).status).toBe(404)
  await site.post(`${LIST}/${id}`, { intent: 'card' }, headers)
  expect((await site.get(`${LIST}/${id}/card`, headers)).status).toBe(404)
})

test('the composer goes from template to preview to sending by forms alone, and keeps what was typed [ADM-020, ADM-021, ADM-026, ADM-034]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await aRegistration(site.ctx, {
    details: { name: 'Liv Berg', email: 'liv.mail@example.org' },
  })
  const opened = await site.page(`${LIST}/email?ids=${id}`, headers)
  for (const text of ['paymentreg', 'userconfirmed', 'info@demo.club', 'media@demo.club', '{payment link}'])
    expect(opened).toContain(text)
  const sending = newId()
  const typed = { ids: id, from: 'media', subject: '', content: '<p>Only this</p>', sending }
  const refused = await site.post(`${LIST}/email`, { ...typed, intent: 'preview' }, headers)
  const page = await refused.text()
  expect([refused.status, page.includes('Please enter a subject'), page.includes('Only this')]).toEqual([
    422,
    true,
    true,
  ])
  const whole = { ...typed, subject: 'For {name}' }
  const looked = await (await site.post(`${LIST}/email`, { ...whole, intent: 'preview' }, headers)).text()
  expect(looked).toContain('For Liv Berg')
  const written = () => site.ctx.db.select().from(mails).where(eq(mails.toEmail, 'liv.mail@example.org'))
  expect(await written()).toEqual([])
  for (let times = 0; times < 2; times += 1) {
    const sent = await site.post(`${LIST}/email`, { ...whole, intent: 'send' }, headers)
    expect(noticeOf(sent)).toBe('Email sent to liv.mail@example.org!')
  }
  expect(await written()).toMatchObject([{ subject: 'For Liv Berg', fromEmail: 'media@demo.club' }])
  const other = await aRegistration(site.ctx, {
    details: { name: 'Siri', email: 'siri.mail@example.org' },
  })
  const both = new FormData()
  for (const [name, value] of Object.entries({ ...whole, sending: newId(), intent: 'send' }))
    both.append(name, value)
  both.append('ids', other.id)
  const begun = await site.post(`${LIST}/email?q=mail`, both, headers)
  const run = begun.headers.get('location') ?? ''
  expect([begun.status, run]).toEqual([
    303,
    expect.stringMatching(/^\/admin\/registrations\/runs\/[^/]+\?q=mail$/),
  ])
  expect(await site.page(run, headers)).toContain('<b class="tabular">0 of 2</b>')
  expect(await site.page(`${LIST}?q=mail`, headers)).toContain(`href="${run}"`)
  expect(await site.page('/admin/members', headers)).not.toContain('/runs/')
  const nobody = await aRegistration(site.ctx, { details: { name: 'Nowhere', email: '' } })
  const lost = await site.post(`${LIST}/email`, { ...whole, ids: nobody.id, intent: 'send' }, headers)
  expect([lost.status, (await lost.text()).includes('Error sending')]).toEqual([422, true])
})
