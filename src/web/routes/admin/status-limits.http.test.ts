import { expect } from 'vitest'
import { aSite, test } from '../../../../tests/support/site.ts'
import { RESET_NETWORK_LIMIT } from '../../../features/accounts/model/rate-limits.ts'
import { FORM_LIMIT } from '../../../features/forms/commands/send-form.server.ts'
import { type Limit, spend, storedKey, usedOf } from '../../../platform/limits/limits.ts'

const useUp = async (db: Parameters<typeof spend>[0], limit: Limit, key: string) => {
  for (let used = 0; used < limit.points; used += 1) await spend(db, limit, key)
}

test('the administrator sees which limits are reached, without their owners, and resets one', async () => {
  const site = await aSite()
  const { db } = site.ctx
  const headers = await site.signIn('administrator')
  expect(await site.page('/admin/status', headers)).toContain('No limits have been reached')
  await useUp(db, FORM_LIMIT, 'form local')
  await spend(db, FORM_LIMIT, 'form 198.51.100.7')
  const page = await site.page('/admin/status', headers)
  expect(page.match(/<dt>Answers to one form from one network/g)).toHaveLength(1)
  expect(page).not.toContain('198.51.100.7')
  const lifted = await site.post('/admin/status', { lift: storedKey(FORM_LIMIT, 'form local') }, headers)
  expect(lifted.status).toBe(303)
  expect(await usedOf(db, FORM_LIMIT, 'form local')).toBe(0)
  expect(await usedOf(db, FORM_LIMIT, 'form 198.51.100.7')).toBe(1)
  expect(await site.page('/admin/audit', headers)).toContain('Lifted a limit')
})

test('only an administrator can reset a limit, and only that counter changes', async () => {
  const site = await aSite()
  const { db } = site.ctx
  await useUp(db, FORM_LIMIT, 'form local')
  const key = storedKey(FORM_LIMIT, 'form local')
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const answer = await site.post('/admin/status', { lift: key }, await site.signIn(role))
    expect(answer.status, role).toBe(403)
  }
  const failures = { name: 'login-failures', points: 5, seconds: 86_400 }
  await spend(db, failures, 'local')
  await site.post('/admin/status', { lift: storedKey(failures, 'local') }, await site.signIn('administrator'))
  expect(await usedOf(db, FORM_LIMIT, 'form local')).toBe(FORM_LIMIT.points)
  expect(await usedOf(db, failures, 'local')).toBe(1)
})

test('the sixth password link from one network is refused with a reason until the administrator resets the limit [MEM-012, resolutions A10]', async () => {
  const site = await aSite()
  const { db } = site.ctx
  await useUp(db, RESET_NETWORK_LIMIT, 'local')
  const form = { email: 'ana@example.org', form: 'reset' }
  const refused = await site.post('/members/access?mode=reset', form)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Too many password links requested.')
  const headers = await site.signIn('administrator')
  expect(await site.page('/admin/status', headers)).toContain('<dt>Password links from one network')
  await site.post('/admin/status', { lift: storedKey(RESET_NETWORK_LIMIT, 'local') }, headers)
  expect(await usedOf(db, RESET_NETWORK_LIMIT, 'local')).toBe(0)
})
