import { expect } from 'vitest'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { test } from '../../../../tests/support/site.ts'
import { newId } from '../../../kernel/ids.ts'

const JUNE = '/admin/figures/income?bar=06&series=this'

test('the rows of a figure are for the roles that may read it, and an unknown figure is a 404', async ({
  site,
}) => {
  for (const role of ['member', 'coach', 'shop'] as const)
    expect((await site.get(JUNE, await site.signIn(role))).status, role).toBe(403)
  const headers = await site.signIn('finance')
  for (const path of ['/admin/figures/secrets', '/admin/figures/income', '/admin/figures/income?bar=06'])
    expect((await site.get(path, headers)).status, path).toBe(404)
})

test('the dashboard draws only figures that the user may read, and a bar leads to its rows without scripts', async ({
  site,
}) => {
  await aPayment(site.ctx, { objectId: newId(), amount: 123_400, payerName: 'Rowan Payer' })
  const headers = await site.signIn('finance')
  const home = await site.page('/admin', headers)
  expect(home).toContain('Income by month')
  for (const title of ['Members by team', 'Store sales', 'Attendance by month'])
    expect(home).not.toContain(title)
  expect(home).toContain(`href="${JUNE.replace('&', '&amp;')}"`)
  const rows = await site.page(JUNE, headers)
  expect(rows).toContain('Rowan Payer')
  expect(rows).toContain('£1,234')
})
