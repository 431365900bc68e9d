import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { sessions, userRoles, users, verifications } from '../../../features/accounts/table.server.ts'
import { coachTeams } from '../../../features/teams/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

const noticeOf = (answer: Response) => decodeURIComponent(answer.headers.get('set-cookie') ?? '')

const findUser = async ({ ctx }: TestSite, email: string) =>
  (await ctx.db.select().from(users).where(eq(users.email, email)))[0]

const actions = async ({ ctx }: TestSite, id: string) =>
  (
    await ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `users/${id}`))
  ).map(({ action }) => action)

/** Builds a form with several values for one field. */
function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}

test('only administrators can open people, invite and change them, and visitors log in first [SYS-058, ADM-002]', async ({
  site,
}) => {
  const { id } = await aUser(site.ctx)
  const paths = ['/admin/people', '/admin/people/new', `/admin/people/${id}`]
  for (const path of paths) {
    expect((await site.get(path)).headers.get('location')).toContain('/members/access')
    for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
      const headers = await site.signIn(role)
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
      const forged = { do: 'save', roles: 'administrator', email: 'x@example.org', name: 'X' }
      expect((await site.post(path, forged, headers)).status, `${role} posts ${path}`).toBe(403)
    }
  }
  expect(await site.ctx.db.select().from(userRoles).where(eq(userRoles.userId, id))).toEqual([])
  const boss = await site.signIn('administrator')
  expect((await site.get(`/admin/people/${newId()}`, boss)).status).toBe(404)
})

test('an invitation without a valid address, name or team is refused with messages and keeps its input', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const refused = await site.post(
    '/admin/people/new',
    formOf({ email: 'nobody', name: '', roles: ['coach', 'finance'] }),
    boss,
  )
  expect(refused.status).toBe(422)
  const page = await refused.text()
  for (const words of ['Enter a name', 'Choose at least one team for a coach', 'value="nobody"'])
    expect(page).toContain(words)
  for (const role of ['coach', 'finance']) expect(page).toMatch(new RegExp(`checked=""[^>]*value="${role}"`))
  const forged = formOf({ email: 'kim@example.org', name: 'Kim', roles: 'owner' })
  expect((await site.post('/admin/people/new', forged, boss)).status).toBe(422)
  expect(await findUser(site, 'kim@example.org')).toBeUndefined()
})

test('a person is invited with roles and teams, invited again, and revoked without a mail server, each with an audit entry', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Juniors' })
  const form = () =>
    formOf({ email: 'Kim@Example.org', name: 'Kim Larsen', roles: ['coach', 'finance'], teams: team.id })
  const sent = await site.post('/admin/people/new', form(), boss)
  expect(noticeOf(sent)).toContain('waits under E-mails')
  const kim = await findUser(site, 'kim@example.org')
  const id = kim?.id ?? ''
  expect(kim).toMatchObject({ name: 'Kim Larsen', emailVerified: false })
  expect(await site.ctx.db.$count(userRoles, eq(userRoles.userId, id))).toBe(2)
  expect(await site.ctx.db.select().from(coachTeams).where(eq(coachTeams.userId, id))).toMatchObject([
    { teamId: team.id },
  ])
  const list = await site.page('/admin/people?show=invited', boss)
  for (const words of ['Kim Larsen', 'Finance, Coach', 'Juniors', 'Invited']) expect(list).toContain(words)
  const again = await site.post('/admin/people/new', form(), boss)
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('This person already has a login')

  const resent = await site.post(`/admin/people/${id}`, { do: 'resend' }, boss)
  expect(noticeOf(resent)).toContain('waits under E-mails')
  expect(await site.ctx.db.$count(mails, eq(mails.toEmail, 'kim@example.org'))).toBe(2)
  expect(noticeOf(await site.post(`/admin/people/${id}`, { do: 'revoke' }, boss))).toContain('revoked')
  expect(await findUser(site, 'kim@example.org')).toBeUndefined()
  expect(await site.ctx.db.$count(verifications, eq(verifications.value, `password-link:${id}`))).toBe(0)
  expect(await actions(site, id)).toEqual([
    'users.invite',
    'users.resend-invitation',
    'users.revoke-invitation',
  ])
})

test('an accepted invitation can neither be sent again nor revoked', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const { id, email } = await aUser(site.ctx)
  for (const what of ['resend', 'revoke'])
    expect(noticeOf(await site.post(`/admin/people/${id}`, { do: what }, boss))).toContain('has accepted')
  expect(await findUser(site, email)).toBeDefined()
})

test('roles and teams are changed and removed, and a former coach has no teams [SYS-058, SYS-059, SYS-060]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Beach' })
  const { id } = await aUser(site.ctx, { role: 'shop' })
  const path = `/admin/people/${id}`
  const save = (fields: Record<string, string | string[]>) =>
    site.post(path, formOf({ do: 'save', ...fields }), boss)
  expect((await save({ roles: 'coach' })).status).toBe(422)
  expect(noticeOf(await save({ roles: ['coach', 'shop'], teams: team.id }))).toContain('Saved')
  const page = await site.page(path, boss)
  for (const value of ['coach', 'shop', team.id])
    expect(page).toMatch(new RegExp(`checked=""[^>]*value="${value}"`))
  expect(noticeOf(await save({ teams: team.id }))).toContain('Saved')
  expect(await site.ctx.db.$count(userRoles, eq(userRoles.userId, id))).toBe(0)
  expect(await site.ctx.db.$count(coachTeams, eq(coachTeams.userId, id))).toBe(0)
  expect(await actions(site, id)).toEqual(['users.roles', 'users.roles'])
  expect(await site.page('/admin/audit', boss)).toContain('Changed the roles of')
})

test('people are searched, opened and changed without scripts', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const { id } = await aUser(site.ctx, { name: 'Chloé Rousseau', role: 'shop' })
  const list = await site.page('/admin/people?q=chloe', boss)
  expect(list).toMatch(/<input[^>]*type="search"[^>]*name="q"/)
  expect(list).toMatch(new RegExp(`href="/admin/people/${id}[^"]*"[^>]*>Chloé Rousseau<`))
  const page = await site.page(`/admin/people/${id}?q=chloe`, boss)
  expect(page).toMatch(/checked=""[^>]*value="shop"/)
  expect(page).toMatch(/<button[^>]*type="submit"[^>]*value="save"[^>]*name="do"/)
  expect(noticeOf(await site.post(`/admin/people/${id}`, { do: 'save', roles: 'shop' }, boss))).toContain(
    'Saved',
  )
})

test('a second administrator is appointed and removes the first, and the last one stays [SYS-058]', async () => {
  const site = await aSite()
  const [first, second] = [await aUser(site.ctx, { role: 'administrator' }), await aUser(site.ctx)]
  const as = (user: { id: string }) => site.signIn({ id: '', name: '', userId: user.id })
  const make = async (by: { id: string }, person: { id: string }, roles: string[]) =>
    site.post(`/admin/people/${person.id}`, formOf({ do: 'save', roles }), await as(by))
  const alone = await make(first, first, [])
  expect(alone.status).toBe(422)
  expect(await alone.text()).toContain('This is the last administrator')
  expect((await make(first, second, ['administrator'])).status).toBe(303)
  expect((await make(second, first, [])).status).toBe(303)
  expect((await site.get('/admin/people', await as(first))).status).toBe(403)
  expect((await make(second, second, ['finance'])).status).toBe(422)
})

test('ending all of a person’s sessions logs out their devices', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const { id } = await aUser(site.ctx, { role: 'finance' })
  const theirs = [1, 2].map(() => site.signIn({ id: '', name: '', userId: id }))
  const [phone = { cookie: '' }] = await Promise.all(theirs)
  expect(await site.page(`/admin/people/${id}`, boss)).toContain('Logged in on 2 devices')
  const ended = await site.post(`/admin/people/${id}`, { do: 'end-sessions' }, boss)
  expect(noticeOf(ended)).toContain('Logged out on 2 devices')
  expect(await site.ctx.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
  expect((await site.get('/admin', phone)).headers.get('location')).toContain('/members/access')
  expect(await actions(site, id)).toEqual(['users.end-sessions'])
})

test('people are found by name and e-mail in any case and without accents, filtered and sorted by last login', async () => {
  const site = await aSite()
  const boss = await site.signIn('administrator')
  const zoe = await aUser(site.ctx, { name: 'Zoë Müller', email: 'zoe@example.org', role: 'finance' })
  await aUser(site.ctx, { name: 'Adam Ant', email: 'adam@example.org' })
  await site.ctx.db
    .update(users)
    .set({ lastLoginAt: new Date('2026-05-04T18:00:00Z') })
    .where(eq(users.id, zoe.id))
  const found = async (query: string) => {
    const { rows } = await (await site.get(`/admin/people/rows?${query}`, boss)).json()
    return rows.map((row: { name: string }) => row.name)
  }
  expect(await found('q=zoe+MULLER')).toEqual(['Zoë Müller'])
  expect(await found('q=adam@')).toEqual(['Adam Ant'])
  expect(await found('show=finance')).toEqual(['Zoë Müller'])
  expect(await found('show=staff')).toEqual(['Robin administrator', 'Zoë Müller'])
  expect((await found('sort=login:desc'))[0]).toBe('Zoë Müller')
  expect(await found('show=nonsense&sort=evil&start=-1')).toHaveLength(3)
})
