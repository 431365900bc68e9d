import { expect } from 'vitest'
import { test } from '../../../../tests/support/site.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/entries/table.server.ts'

test('the audit log is for the administrator alone, and has what, who, to what and when', async ({
  site,
}) => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day, 23, 30))
  const member = newId()
  await site.ctx.db.insert(auditLog).values([
    {
      at: at(1),
      actorId: null,
      action: 'members.update',
      subject: `members/${member}`,
      facts: { fields: ['Position'] },
    },
    { at: at(2), actorId: null, action: 'posts.create', subject: 'posts/x', facts: {} },
  ])
  expect((await site.get('/admin/audit', await site.signIn('finance'))).status).toBe(403)
  const headers = await site.signIn('administrator')
  const page = await site.page('/admin/audit?action=members', headers)
  expect(page).toContain('fields: Position')
  expect(page).toContain(`href="/admin/members/${member}"`)
  expect(page).not.toContain('posts/x')
  expect(await site.page('/admin/audit?action=posts', headers)).toContain('href="/admin/content/posts/x"')
  const total = async (query: string) =>
    ((await (await site.get(`/admin/audit/rows?${query}`, headers)).json()) as { total: number }).total
  expect(await total('day=2026-03-02&action=posts')).toBe(1)
  expect(await total('day=2026-03-01&action=posts')).toBe(0)
  expect(await total(`q=${member.toUpperCase()}`)).toBe(1)
})
