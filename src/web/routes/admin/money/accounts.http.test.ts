import { expect } from 'vitest'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { test } from '../../../../../tests/support/site.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'

test('only finance staff open the accounts and download their files, in which no text is a formula', async ({
  site,
}) => {
  await aPayment(site.ctx, { objectId: newId(), payerName: '=HYPERLINK("http://evil")', amount: 1234 })
  const summary = '/admin/money/accounts/summary?season=all'
  const paths = ['/admin/money/accounts', '/admin/money/accounts/file?format=xero', summary]
  for (const path of paths)
    for (const role of ['member', 'coach', 'shop'] as const)
      expect([path, role, (await site.get(path, await site.signIn(role))).status]).toEqual([path, role, 403])
  const finance = await site.signIn('finance')
  expect(await site.page('/admin/money/accounts', finance)).toContain('£12.34')
  expect((await site.get(summary, finance)).headers.get('content-type')).toBe('application/pdf')
  for (const format of ['journal', 'xero', 'quickbooks']) {
    const answer = await site.get(`/admin/money/accounts/file?format=${format}&season=all`, finance)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const csv = await answer.text()
    expect(csv).toContain(`'=HYPERLINK`)
    expect(csv).toMatch(/[,\n]12\.34[,\n]/)
  }
  const noted = await site.ctx.db.select().from(auditLog)
  expect(noted.filter(({ action }) => action === 'billing.export-accounts')).toHaveLength(3)
})
