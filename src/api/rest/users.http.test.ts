import { expect } from 'vitest'
import { aUser } from '../../../demo/builders/user.ts'
import { aSite, test } from '../../../tests/support/site.ts'
import { notifications } from '../../features/emails/table.server.ts'
import { newId } from '../../kernel/ids.ts'

test('role and e-mail of an account cannot be written as an entry [API-043, API-060]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const { id } = await aUser(site.ctx)
  const answer = await site.sendJson(
    'PUT',
    `/api/users/${id}`,
    { role: 'administrator', email: 'x@example.org' },
    headers,
  )
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).data.errors)).toEqual(['role', 'email'])
  const asAdministrator = { email: 'boss@example.org', role: 'administrator' }
  expect((await site.sendJson('POST', '/api/users', asAdministrator, headers)).status).toBe(422)
})

test('only administrators can change a role, to an existing one of an existing person [SYS-058, API-060]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await aUser(site.ctx)
  const put = (body: unknown, who: Record<string, string>, user = id) =>
    site.sendJson('PUT', `/api/users/${user}`, body, who)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const)
    expect((await put({ role: 'administrator' }, await site.signIn(role))).status).toBe(403)
  expect((await put({ role: 'administrator' }, {})).status).toBe(401)
  for (const role of ['Coach', 'owner', '', 3, null, ['coach']]) {
    const refused = await put({ role }, headers)
    expect([refused.status, Object.keys((await refused.json()).data.errors)]).toEqual([422, ['role']])
  }
  expect((await put({ role: 'coach' }, headers, newId())).status).toBe(404)
  expect((await put({ role: 'coach' }, headers, 'x')).status).toBe(404)
})

test('a role assigned by an administrator is valid from the next request and can be removed [SYS-058, SYS-059, SYS-061]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await aUser(site.ctx)
  const theirs = await site.signIn({ id: '', name: '', userId: id })
  const put = (role: string) => site.sendJson('PUT', `/api/users/${id}`, { role }, headers)
  expect((await site.get('/admin/rotas', theirs)).status).toBe(403)
  const answer = await put('coach')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ _id: id, role: { type: 'coach' }, roleType: 'coach' })
  expect((await site.get('/admin/rotas', theirs)).status).toBe(200)
  expect((await (await site.get('/api/gdutils/me', theirs)).json()).user.roles).toEqual(['coach'])
  expect((await put('member')).status).toBe(200)
  expect((await site.get('/admin/rotas', theirs)).status).toBe(403)
})

test('the last administrator cannot be demoted, locked or deleted through the API [SYS-058]', async () => {
  const site = await aSite()
  const only = await aUser(site.ctx, { role: 'administrator' })
  const headers = await site.signIn({ id: '', name: '', userId: only.id })
  for (const body of [{ role: 'member' }, { confirmed: false }]) {
    const answer = await site.sendJson('PUT', `/api/users/${only.id}`, body, headers)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(await answer.json())).toContain('This is the last administrator')
  }
})

test('an administrator creates an account by e-mail, which stays pending until its invitation is accepted [API-049, API-060, resolutions A13]', async ({
  site,
}) => {
  const body = { email: 'new.coach@example.org', name: 'New Coach' }
  expect((await site.sendJson('POST', '/api/users', body, await site.signIn('coach'))).status).toBe(403)
  const headers = await site.signIn('administrator')
  expect((await site.sendJson('POST', '/api/users', body, headers)).status).toBe(200)
  expect(await (await site.get('/api/users?email=new.coach@example.org', headers)).json()).toMatchObject([
    { name: 'New Coach', role: { _id: 'member' }, confirmed: false },
  ])
})

test('an administrator finds, renames, locks and deletes accounts other than their own [API-060]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id, email } = await aUser(site.ctx, { username: 'before' })
  const theirs = await site.signIn({ id: '', name: '', userId: id })
  expect(await (await site.get(`/api/users?email_eq=${email}`, headers)).json()).toMatchObject([
    { _id: id, username: 'before', confirmed: true, role: { _id: 'member' } },
  ])
  const changed = await site.sendJson(
    'PUT',
    `/api/users/${id}`,
    { username: 'After', confirmed: false },
    headers,
  )
  expect(await changed.json()).toMatchObject({ username: 'after', confirmed: false })
  expect((await site.get('/api/gdutils/me', theirs)).status).toBe(401)
  expect((await site.request(`/api/users/${id}`, { method: 'DELETE', headers })).status).toBe(200)
  const { user } = await (await site.get('/api/gdutils/me', headers)).json()
  const own = await site.request(`/api/users/${user._id}`, { method: 'DELETE', headers })
  expect(own.status).toBe(422)
})

test('an account’s password, token and sessions are never returned [API-050]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const [user] = await (await site.get('/api/users?_limit=1', headers)).json()
  expect(Object.keys(user).toSorted()).toEqual(
    [
      '_id',
      'confirmed',
      'createdAt',
      'email',
      'id',
      'name',
      'role',
      'roleType',
      'updatedAt',
      'username',
    ].toSorted(),
  )
})

test('only administrators can read messages about registrations, and they cannot be written [SYS-069]', async ({
  site,
}) => {
  const sentAt = new Date('2026-06-01T10:00:00Z')
  await site.ctx.db.insert(notifications).values({ sentAt, subject: 'Welcome', contentSingle: 'Hello' })
  const headers = await site.signIn('administrator')
  expect(await (await site.get('/api/notifications', headers)).json()).toMatchObject([
    { sentDate: '2026-06-01T10:00:00.000Z', subject: 'Welcome', contentSingle: 'Hello' },
  ])
  expect((await site.sendJson('POST', '/api/notifications', {}, headers)).status).toBe(403)
  expect((await site.get('/api/notifications', await site.signIn('coach'))).status).toBe(403)
})
