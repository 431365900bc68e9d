import { expect } from 'vitest'
import { anAdminList } from '../../../../../tests/support/admin-money.ts'
import { test } from '../../../../../tests/support/site.ts'

const PATH = '/admin/subscriptions/discounts'

test('only finance staff and administrators can manage volunteer discounts', async ({ site }) => {
  for (const role of ['coach', 'shop', 'member'] as const) {
    const headers = await site.signIn(role)
    expect([role, (await site.get(PATH, headers)).status]).toEqual([role, 403])
    expect([role, (await site.post(PATH, { do: 'end' }, headers)).status]).toEqual([role, 403])
  }
  for (const role of ['finance', 'administrator'] as const)
    expect((await site.get(PATH, await site.signIn(role))).status).toBe(200)
})

test('an unearned discount is refused with a message, and an incomplete form names what is missing', async () => {
  const { ana, post } = await anAdminList()
  const form = { do: 'confirm', memberId: ana.id, key: 'form-1234' }
  const refused = await post(PATH, form)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('This member has not reached the target.')
  const broken = await post(PATH, { ...form, memberId: '' })
  expect(broken.status).toBe(422)
  expect(await broken.text()).toContain('Please choose a member')
})
