import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { headersOf, isAdmitted, PEOPLE } from '../../tests/attack/people.ts'
import { test } from '../../tests/support/site.ts'
import { newId } from '../kernel/ids.ts'
import { auditLog } from '../platform/content/table.server.ts'
import { CALLS } from './calls.ts'

const PARAMETERS: Record<string, string> = { email: 'nobody@example.org', slug: 'nobody', version: '1' }
const addressOf = (path: string) =>
  `/api${path.replaceAll(/:(\w+)/g, (_, name) => PARAMETERS[name] ?? newId())}`

for (const person of PEOPLE) {
  test(`every call × ${person}: the table decides, 401 for who could log in, 403 for who may not [API-026, API-050, API-051, API-052, API-060, API-063]`, async ({
    site,
  }) => {
    const headers = await headersOf(site.ctx, person)
    for (const [call, { who }] of Object.entries(CALLS)) {
      const [method = '', path = ''] = call.split(' ')
      const answer =
        method === 'GET' || method === 'DELETE'
          ? await site.request(addressOf(path), { method, headers })
          : await site.sendJson(method, addressOf(path), {}, headers)
      const refusal = person === 'visitor' ? 401 : 403
      if (isAdmitted(who, person)) expect([401, 403, 500], `${person}: ${call}`).not.toContain(answer.status)
      else expect(answer.status, `${person}: ${call}`).toBe(refusal)
    }
  })
}

test('each call that a member may not make is recorded in the audit log, at most twenty per hour and kind [SYS-063]', async ({
  site,
}) => {
  const headers = await site.signIn('member')
  const noted = () => site.ctx.db.$count(auditLog, eq(auditLog.action, 'api.refused'))
  const before = await noted()
  const forbidden = Object.entries(CALLS).filter(([, { who }]) => !isAdmitted(who, 'member'))
  const attempt = (call = '') => {
    const [method = '', path = ''] = call.split(' ')
    return site.request(addressOf(path), { method, headers })
  }
  for (const [call] of forbidden) await attempt(call)
  expect((await noted()) - before).toBe(forbidden.length)
  for (let n = 0; n < 25; n += 1) await attempt(forbidden[0]?.[0])
  expect((await noted()) - before).toBe(forbidden.length + 19)
})

test('an unknown call returns 404 to all users for every method [API-063]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  for (const [method, path] of [
    ['GET', '/api/'],
    ['GET', '/api/secrets'],
    ['PATCH', '/api/posts'],
    ['DELETE', '/api/posts'],
    ['POST', '/api/gdutils/getBySlug/nobody'],
    ['GET', '/api/__proto__'],
  ] as const) {
    expect((await site.request(path, { method, headers })).status, `${method} ${path}`).toBe(404)
  }
})

test('a call is refused and recorded even if its address contains an invalid byte [SYS-063]', async ({
  site,
}) => {
  const headers = await site.signIn('coach')
  expect((await site.request('/api/users/%00', { method: 'DELETE', headers })).status).toBe(403)
})
