import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { aSite, test } from '../../../tests/support/site.ts'
import { auditLog } from '../../platform/content/table.server.ts'

test('a slug returns only an id, and an unknown or hidden one 404 [API-033]', async ({ site }) => {
  const { id, slug } = await aMember(site.ctx, { name: 'Ida Slug' })
  const hidden = await aMember(site.ctx, { name: 'Hida Slug', listed: false })
  expect(await (await site.get(`/api/gdutils/getBySlug/${slug}`)).json()).toEqual({ id })
  for (const path of [hidden.slug, 'nobody', '%00', "'"]) {
    expect((await site.get(`/api/gdutils/getBySlug/${path}`)).status, path).toBe(path === '%00' ? 400 : 404)
  }
})

test('taken numbers require a login and return only number, gender and name [API-032]', async ({ site }) => {
  await aMember(site.ctx, { name: 'Nora Number', number: 7, gender: 'female' })
  expect((await site.get('/api/gdutils/players_numbers')).status).toBe(401)
  const taken = await (await site.get('/api/gdutils/players_numbers', await site.signIn('member'))).json()
  expect(taken).toContainEqual({ number: 7, gender: 'female', name: 'Nora Number' })
})

test('the count of active members includes all of them and reveals nothing else [API-031]', async () => {
  const site = await aSite()
  await aMember(site.ctx, { listed: false })
  await aMember(site.ctx)
  await aMember(site.ctx, { active: false })
  expect(await (await site.get('/api/members/count?Active=true')).text()).toBe('2')
  expect(await (await site.get('/api/members/count/?Active=true&listed=false')).status).toBe(400)
  expect(await (await site.get('/api/members/count')).text()).toBe('2')
  // Every call refuses a repeated filter.
  expect((await site.get('/api/members/count?Active=true&Active=false')).status).toBe(400)
})

test('an administrator finds people by e-mail, and each look-up is recorded in the audit log [API-050, API-051, API-052]', async () => {
  const site = await aSite()
  const headers = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Eva Mail', email: 'eva@example.org', listed: false })
  await aUser(site.ctx, { member, email: 'eva@example.org' })
  await aMember(site.ctx, { name: 'Not Active', email: 'not@example.org', active: false })
  const read = async (path: string) => (await site.get(`/api${path}`, headers)).json()
  expect(await read('/members?email_eq=EVA@example.org')).toMatchObject([
    { _id: member.id, Name: 'Eva Mail' },
  ])
  expect(await read('/users?email_eq=eva@example.org')).toMatchObject([{ email: 'eva@example.org' }])
  expect(await read('/gdutils/getbyEmail/eva@example.org')).toEqual({
    members: [{ _id: member.id, Name: 'Eva Mail', slug: 'eva-mail', email: 'eva@example.org', Active: true }],
    users: [expect.objectContaining({ email: 'eva@example.org' })],
  })
  const { paths } = await read('/openapi.json')
  const described =
    paths['/gdutils/getbyEmail/{email}'].get.responses['200'].content['application/json'].schema
  expect(described.properties.members.items.required).toEqual(['_id', 'Name', 'slug', 'email', 'Active'])
  const everybody: object[] = await read('/members/get_all_active_members_nogdpr')
  expect(everybody).toContainEqual({ _id: member.id, Name: 'Eva Mail', email: 'eva@example.org' })
  expect(JSON.stringify(everybody)).not.toContain('Not Active')
  const log = await site.ctx.db.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'look-up members.email',
    'look-up users.email',
    'look-up members.email',
    'look-up users.email',
    'members.list-without-consent members',
  ])
  expect(log.every((row) => row.actorId !== null)).toBe(true)
})
