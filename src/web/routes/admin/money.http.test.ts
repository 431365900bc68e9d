import { expect } from 'vitest'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { anAdminList, doneWith, failedWith, outcome, PENDING } from '../../../../tests/support/admin-money.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { aCheckoutSession, reconcileNow } from '../../../../tests/support/payments.ts'
import { test } from '../../../../tests/support/site.ts'
import { invoices } from '../../../features/billing/invoices/table.server.ts'
import { settlePayment } from '../../../features/billing/sync/commands/settle-payment.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

/** Returns the status, target and notice of a successful action. */
function notice(answer: Response): [number, string | null, string] {
  const said = /notice=([^;]+)/.exec(answer.headers.getSetCookie().join(';'))?.[1] ?? ''
  return [answer.status, answer.headers.get('location'), decodeURIComponent(said)]
}

test('the treasurer sees, searches and pages unpaid invoices or all of them, with their number in the sidebar [INV-001, INV-002, resolutions D11, F19]', async () => {
  const { site, finance, bill, read, sandbox } = await anAdminList()
  const kit = await bill('Lost kit')
  await bill('Tournament in Malmö')
  const words = await read('/admin/invoices')
  for (const part of [
    'Invoices (unpaid)',
    'Ana Owes',
    '£45.50',
    'Lost kit',
    'Tournament in Malmö',
    'Send reminder',
  ])
    expect(words).toContain(part)
  for (const column of ['Paid', 'Created', 'Customer', 'Amount', 'Description', 'Status', 'Id', 'Actions'])
    expect(words).toContain(column)
  expect(words).toMatch(/Invoices \(unpaid\) 2 waiting/)
  const found = await read('/admin/invoices?q=MALMO')
  expect([found.includes('Tournament in Malmö'), found.includes('Lost kit')]).toEqual([true, false])
  await (await sandbox.payments.client()).invoices.voidInvoice(kit)
  await reconcileNow(site.ctx)
  expect(await read('/admin/invoices')).not.toContain('Lost kit')
  expect(await read('/admin/invoices')).toContain('Unpaid 1 Paid 0 Void or written off 1 All 2')
  expect(await read('/admin/invoices?show=cancelled')).toMatch(/Lost kit.*Void|Void.*Lost kit/)
  await bill('Kit bag')
  const page = await site.get('/admin/invoices/rows?show=all&start=2', finance)
  const rows = [{ customer: 'Ana Owes', amount: '£45.50' }]
  expect(await page.json()).toMatchObject({ start: 2, total: 3, rows })
})

test('the list, its filter and its modal work with links and forms only [INV-001, resolutions D11]', async () => {
  const { site, finance } = await anAdminList()
  expect(await site.page('/admin/invoices', finance)).toContain('href="/admin/invoices?show=all"')
  const list = await site.page('/admin/subscriptions', finance)
  expect(list).toMatch(/href="\/admin\/subscriptions\/assign[^"]*"/)
  const modal = await site.page('/admin/subscriptions/assign?find=owes', finance)
  expect(modal).toMatch(/<dialog[^>]*open=""/)
  expect(modal).toMatch(/<input[^>]*name="find"/)
  expect(modal).toContain('Ana Owes')
})

test('a repeated form creates one invoice for a member, and a refusal shows the reason [INV-006, INV-007, INV-008, INV-009, resolutions B21]', async () => {
  const admin = await anAdminList()
  const { site, ana, read, post } = admin
  expect(await read('/admin/invoices')).toContain('Create invoice')
  const path = '/admin/invoices/new?show=all&find=ana'
  expect(await read(path)).toMatch(/Ana Owes.*ana@example\.org.*Amount in pounds/)
  const form = { memberId: ana.id, amount: '45.50', description: 'Hall hire', key: newId() }
  const unfilled = await post(path, { ...form, memberId: '', amount: '0.50', description: ' ' })
  expect([unfilled.status, wordsOf(await unfilled.text())]).toEqual([
    422,
    expect.stringMatching(/Please choose a member.*Enter an amount from £1 to £2,000.*Enter a description/),
  ])
  const [first, second] = await Promise.all([post(path, form), post(path, form)])
  expect(second?.headers.get('location')).toBe(first?.headers.get('location'))
  const sent = doneWith('Invoice sent to Ana Owes')
  expect(await outcome(admin, first as Response)).toEqual([303, '/admin/invoices?show=all', PENDING, sent])
  expect(await site.ctx.db.select().from(invoices)).toMatchObject([
    { amountDue: 4550, description: 'Hall hire' },
  ])
  const other = await post(path, { ...form, amount: '50' })
  expect([other.status, wordsOf(await other.text())]).toEqual([
    422,
    expect.stringContaining('Could not send an invoice to Ana Owes: this form has already sent another'),
  ])
})

test('an invoice that the provider refused halfway shows its message and continues with the same form [INV-008, resolutions B25]', async () => {
  const admin = await anAdminList()
  const { sandbox, ana, post } = admin
  const form = { memberId: ana.id, amount: '45.50', description: 'Hall hire', key: newId() }
  const send = async () => (await outcome(admin, await post('/admin/invoices/new?find=ana', form)))[3]
  await sandbox.trouble({ kind: 'error', status: 400, path: '/v1/invoiceitems' })
  expect(await send()).toEqual(failedWith(/Could not send.*An unexpected error occurred in the sandbox/))
  expect(await send()).toEqual(doneWith('Invoice sent to Ana Owes'))
  const { data } = await (await sandbox.payments.client()).invoices.list({})
  expect(data).toMatchObject([{ status: 'open', amount_due: 4550 }])
})

test('a reminder names its recipient, and a second one within an hour is refused with a reason [INV-005]', async () => {
  const { site, bill, read, post } = await anAdminList()
  const id = await bill('Kit')
  const path = `/admin/invoices/${id}/remind`
  expect(await read(path)).toMatch(/To ana@example.org Subject Reminder: £45.50 for Kit/)
  const sent = await post(`${path}?q=kit`, {})
  expect(notice(sent)).toEqual([
    303,
    '/admin/invoices?q=kit',
    expect.stringContaining('Email sent to ana@example.org!'),
  ])
  const again = await post(path, {})
  expect([again.status, wordsOf(await again.text())]).toEqual([422, expect.stringContaining('Error sending')])
  expect(await site.ctx.db.select().from(mails)).toHaveLength(1)
})

test('the ledger links to what was paid for, if its reader may open it [INV-011, INV-012, SYS-052, resolutions F19]', async () => {
  const { site, finance, ana } = await anAdminList()
  await aPayment(site.ctx, { purpose: 'registration', objectId: newId(), member: ana, description: 'Fee' })
  await aPayment(site.ctx, { objectId: newId(), status: 'open', description: 'Quiz' })
  await aPayment(site.ctx, { purpose: 'order', objectId: newId(), status: 'refunded', refunded: 1000 })
  const forTreasurer = await site.page('/admin/payments', finance)
  for (const row of ['ok', 'bad', 'warn']) expect(forTreasurer).toMatch(RegExp(`<tr[^>]*tone="${row}"`))
  for (const text of ['Paid', 'Unpaid', 'Refunded', '£10.00']) expect(wordsOf(forTreasurer)).toContain(text)
  expect(forTreasurer).not.toMatch(/href="\/admin\/(members|registrations)\//)
  const forBoss = await site.page('/admin/payments', await site.signIn('administrator'))
  expect(forBoss).toContain(`href="/admin/members/${ana.id}"`)
  expect(forBoss).toMatch(/href="\/admin\/registrations\/[\w-]+"/)
})

test('the ledger is exported as a table without formulas, which is logged [INV-011]', async () => {
  const { site, finance } = await anAdminList()
  await aPayment(site.ctx, { objectId: newId(), payerName: '=HYPERLINK("http://evil")', amount: 1234 })
  await aPayment(site.ctx, { objectId: newId(), payerName: 'Bo', status: 'open' })
  const answer = await site.get('/admin/payments/export?show=paid', finance)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const csv = await answer.text()
  expect(csv.trim().split('\n')).toHaveLength(2)
  const [head, line = ''] = csv.split('\n')
  expect(head).toContain('Created (local time),Paid (local time)')
  expect(head).toContain('Amount (GBP),Refunded (GBP)')
  expect(line.match(/,\d{4}-\d\d-\d\d \d\d:\d\d(?=,)/g)).toHaveLength(2)
  expect(line).toContain(',12.34,0.00,')
  expect(csv).toContain(`'=HYPERLINK`)
  expect((await site.ctx.db.select().from(auditLog)).map(({ action }) => action)).toContain('billing.export')
  expect((await site.get('/admin/payments/export', await site.signIn('shop'))).status).toBe(403)
})

test('a refused refund keeps its input in the modal, and a corrected one is made [resolutions B23]', async () => {
  const admin = await anAdminList()
  const { site, sandbox, read, post } = admin
  const page = await aCheckoutSession(site.ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(site.ctx, page.sessionId)
  const path = `/admin/payments/${page.paymentId}/refund`
  expect(await read(path)).toContain('everything that is left: £45.00')
  const typed = { amount: '46', key: newId(), sure: 'yes' }
  const refusals: [Record<string, string>, RegExp][] = [
    [typed, /£45.00 is the most you can refund/],
    [{ ...typed, sure: '' }, /Please confirm the refund/],
    [{ ...typed, amount: 'all' }, /Enter an amount like 20 or 20.50/],
    [{ ...typed, amount: '-5' }, /Enter an amount like 20 or 20.50/],
    [{ amount: '1', sure: 'yes' }, /out of date/],
  ]
  for (const [form, words] of refusals) {
    const refused = await post(path, form)
    const html = await refused.text()
    expect([refused.status, wordsOf(html)]).toEqual([422, expect.stringMatching(words)])
    expect(html).toContain(`value="${form.amount}"`)
  }
  const right = { amount: '12.50', key: newId(), sure: 'yes' }
  const refunded = doneWith('£12.50 refunded')
  expect(await outcome(admin, await post(path, right))).toEqual([303, '/admin/payments', PENDING, refunded])
  expect(await outcome(admin, await post(path, right))).toEqual([303, '/admin/payments', refunded, refunded])
  expect(await read(path)).toContain('everything that is left: £32.50')
})

test('a refund without a response from the provider stays pending, and the money is refunded once', async () => {
  const admin = await anAdminList()
  const { site, sandbox, post } = admin
  const page = await aCheckoutSession(site.ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(site.ctx, page.sessionId)
  const form = { amount: '5', key: newId(), sure: 'yes' }
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, method: 'POST', path: '/v1/refunds' })
  const send = async () => outcome(admin, await post(`/admin/payments/${page.paymentId}/refund`, form))
  expect((await send()).slice(2)).toEqual([PENDING, PENDING])
  expect((await send()).slice(2)).toEqual([PENDING, doneWith('£5.00 refunded')])
  const stripe = await sandbox.payments.client()
  expect((await stripe.refunds.list({})).data.map(({ amount }) => amount)).toEqual([500])
})

test('only finance staff can reach these pages, forms and rows [INV-005, SYS-060, resolutions A01]', async ({
  site,
}) => {
  const paths = [
    '/admin/invoices',
    '/admin/invoices/rows',
    '/admin/invoices/new',
    '/admin/invoices/in_1/remind',
    '/admin/payments',
    '/admin/payments/rows',
    '/admin/payments/export',
    '/admin/payments/operation',
    `/admin/payments/${newId()}/refund`,
    '/admin/subscriptions',
    '/admin/subscriptions/rows',
    '/admin/subscriptions/assign',
    '/admin/subscriptions/sub_1/cancel',
  ]
  for (const role of ['member', 'coach', 'shop'] as const) {
    const headers = await site.signIn(role)
    for (const path of paths) {
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
      expect((await site.post(path, {}, headers)).status, `${role} posts ${path}`).toBe(403)
    }
  }
  const finance = await site.signIn('finance')
  for (const path of [
    '/admin/invoices/in_1/remind',
    `/admin/payments/${newId()}/refund`,
    '/admin/subscriptions/sub_1/cancel',
  ])
    expect((await site.get(path, finance)).status, path).toBe(404)
})
