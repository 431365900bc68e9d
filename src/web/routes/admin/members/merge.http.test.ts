import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { test } from '../../../../../tests/support/site.ts'
import { members } from '../../../../features/members/table.server.ts'
import { registrations } from '../../../../features/registrations/table.server.ts'

const plain = (page: string) => page.replaceAll('<!-- -->', '')

test('only administrators can add and merge members, and visitors log in first', async ({ site }) => {
  const { id } = await aMember(site.ctx)
  for (const path of ['/admin/members/new', `/admin/members/${id}/merge`]) {
    expect((await site.get(path)).headers.get('location')).toContain('/members/access')
    for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
      const headers = await site.signIn(role)
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
      expect((await site.post(path, { Name: 'X', with: id }, headers)).status).toBe(403)
    }
  }
})

test('a member is added with all details, and a refusal keeps the input', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const typed = {
    Name: 'Nia Added',
    dob: '2001-02-03',
    email: 'nia@example.org',
    EhaMid: 'EHA-77',
    number: '700',
  }
  const refused = await site.post('/admin/members/new', typed, boss)
  const page = await refused.text()
  expect([refused.status, page.includes('value="Nia Added"'), page.includes('value="EHA-77"')]).toEqual([
    422,
    true,
    true,
  ])
  expect((await site.post('/admin/members/new', { ...typed, Name: '', number: '7' }, boss)).status).toBe(422)
  const added = await site.post('/admin/members/new', { ...typed, number: '77' }, boss)
  expect(added.status).toBe(303)
  const [member] = await site.ctx.db.select().from(members).where(eq(members.name, 'Nia Added'))
  expect(member).toMatchObject({ bornOn: '2001-02-03', ehaMid: 'EHA-77', number: 77, active: true })
  expect(added.headers.get('location')).toBe(`/admin/members/${member?.id}`)
})

test('two records are found, compared and merged without scripts', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const keep = await aMember(site.ctx, { name: 'Mel Twice', email: 'mel@example.org', phone: '' })
  const other = await aMember(site.ctx, {
    name: 'Mel Twice',
    email: 'old@example.org',
    phone: '020 7946 0123',
  })
  const { id } = await aRegistration(site.ctx, { memberId: other.id })
  const path = `/admin/members/${keep.id}/merge`
  expect(await site.page(path, boss)).toContain(`href="${path}?with=${other.id}"`)
  const preview = plain(await site.page(`${path}?with=${other.id}`, boss))
  expect(preview).toContain('1 registration')
  expect(preview).toContain('020 7946 0123')
  const versions = /name="versions" value="([^"]+)"/.exec(preview)?.[1] ?? ''
  const form = { with: other.id, versions, 'field-email': 'other', 'field-Phone': 'other' }
  const stale = await site.post(`${path}?with=${other.id}`, { ...form, versions: '0-0' }, boss)
  expect([stale.status, await stale.text()]).toEqual([
    422,
    expect.stringContaining('Someone has changed one of the records'),
  ])
  const merged = await site.post(`${path}?with=${other.id}`, form, boss)
  expect([merged.status, merged.headers.get('location')]).toEqual([303, `/admin/members/${keep.id}`])
  const stored = await site.ctx.db.select().from(members).where(eq(members.name, 'Mel Twice'))
  expect(stored).toMatchObject([{ id: keep.id, email: 'old@example.org', phone: '020 7946 0123' }])
  const [moved] = await site.ctx.db.select().from(registrations).where(eq(registrations.id, id))
  expect(moved?.memberId).toBe(keep.id)
})

test('two records that both have a login are not merged, and the page shows what to do', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const [keep, other] = [await aMember(site.ctx), await aMember(site.ctx)]
  await aUser(site.ctx, { member: keep })
  await aUser(site.ctx, { member: other })
  const page = await site.page(`/admin/members/${keep.id}/merge?with=${other.id}`, boss)
  expect(page).toContain('Both records have a login. Unlink one of them first')
  expect(page).not.toMatch(/<button[^>]*>Merge<\/button>/)
})
