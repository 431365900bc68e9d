import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { test } from '../../../../tests/support/site.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'

/** Removes the comment markers that React puts between adjacent texts. */
const plain = (html: string) => html.replaceAll('<!-- -->', '')

test('the audit log shows administrators in plain words who did what, to what, and when [ADM-002, SYS-063]', async ({
  site,
}) => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day, 23, 30))
  const ana = await aMember(site.ctx, { name: 'Ana Kovač' })
  const gone = newId()
  const facts = { fields: ['Position', 'dob'], version: 2 }
  await site.ctx.db.insert(auditLog).values([
    { at: at(1), actorId: null, action: 'members.update', subject: `members/${ana.id}`, facts },
    { at: at(2), actorId: gone, action: 'posts.delete', subject: `posts/${gone}`, facts: {} },
  ])
  expect((await site.get('/admin/audit', await site.signIn('finance'))).status).toBe(403)
  const headers = await site.signIn('administrator')
  const page = plain(await site.page('/admin/audit?action=members', headers))
  expect(page).toMatch(new RegExp(`Changed the member <a href="/admin/members/${ana.id}"[^>]*>Ana Kovač</a>`))
  expect(page).toContain('Position, Date of birth')
  expect(page).toContain('1st March 2026 23:30')
  expect(page).not.toContain('members.update</')
  expect(page).not.toContain('a post that was deleted')
  const posts = plain(await site.page('/admin/audit?action=posts', headers))
  expect(posts).toContain('A deleted account')
  expect(posts).toContain('Deleted a post that was deleted')
  const total = async (query: string) =>
    ((await (await site.get(`/admin/audit/rows?${query}`, headers)).json()) as { total: number }).total
  expect(await total('day=2026-03-02&action=posts')).toBe(1)
  expect(await total('day=2026-03-01&action=posts')).toBe(0)
  expect(await total(`q=${ana.id.toUpperCase()}`)).toBe(1)
  expect(await total('q=kovac')).toBe(1)
})
