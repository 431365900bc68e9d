import { expect } from 'vitest'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aSite, test } from '../../../../../tests/support/site.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'

test('only finance staff open the accounts and download their files, in which no text is a formula', async ({
  site,
}) => {
  await aPayment(site.ctx, { objectId: newId(), payerName: '=HYPERLINK("http://evil")', amount: 1234 })
  const summary = '/admin/money/accounts/summary?season=all'
  const paths = [
    '/admin/money/accounts',
    '/admin/money/accounts/vat',
    '/admin/money/accounts/file?format=xero',
    summary,
  ]
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

test('a club without a VAT number has no VAT to report, and a registered one sees it by quarter', async ({
  site,
}) => {
  const vat = '/admin/money/accounts/vat'
  const finance = await site.signIn('finance')
  await aPayment(site.ctx, { objectId: newId(), amount: 1234 })
  expect(await site.page('/admin/money/accounts', finance)).not.toContain(`href="${vat}"`)
  expect(await site.page(vat, finance)).toContain('there is no VAT to report')
  const registered = await aSite({}, { VAT_NUMBER: 'GB 123 4567 89' })
  await aPayment(registered.ctx, {
    objectId: newId(),
    amount: 1234,
    paidAt: new Date('2026-02-01T12:00:00Z'),
  })
  const treasurer = await registered.signIn('finance')
  expect(await registered.page('/admin/money/accounts', treasurer)).toContain(`href="${vat}"`)
  const page = await registered.page(vat, treasurer)
  expect(page).toContain('January to March 2026')
  const [link = ''] = page.match(/\/admin\/money\/entries\?[^"]*vat=none[^"]*/) ?? []
  expect(await registered.page(link.replaceAll('&amp;', '&'), treasurer)).toContain('No VAT charged')
})
