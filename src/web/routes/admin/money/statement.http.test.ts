import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { test } from '../../../../../tests/support/site.ts'
import { newId } from '../../../../kernel/ids.ts'

test('only finance staff open the Money page, its entries and a statement', async ({ site }) => {
  const ana = await aMember(site.ctx, { name: 'Ana Owes' })
  await aPayment(site.ctx, { objectId: newId(), member: ana, amount: 1234, description: 'Summer party' })
  const pages = ['/admin/money', '/admin/money/entries?q=ana+owes', `/admin/money/statement/${ana.id}`]
  for (const path of pages) {
    for (const role of ['member', 'coach', 'shop'] as const)
      expect([path, role, (await site.get(path, await site.signIn(role))).status]).toEqual([path, role, 403])
    expect(await site.page(path, await site.signIn('finance'))).toContain('£12.34')
  }
  const nobody = await site.get(`/admin/money/statement/${newId()}`, await site.signIn('finance'))
  expect(nobody.status).toBe(404)
})
