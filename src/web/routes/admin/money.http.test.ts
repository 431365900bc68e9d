import { expect } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aSubscription } from '../../../../demo/builders/subscription.ts'
import { invoiceNow, performPending } from '../../../../tests/support/billing.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { aCheckoutSession } from '../../../../tests/support/payments.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { invoices } from '../../../features/billing/invoices/table.server.ts'
import { subscriptions } from '../../../features/billing/subscriptions/table.server.ts'
import { reconcile } from '../../../features/billing/sync/commands/reconcile.server.ts'
import { settlePayment } from '../../../features/billing/sync/commands/settle-payment.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

async function anAdminList() {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments, clock: { now: () => new Date() } })
  const finance = await site.signIn('finance')
  const ana = await aMember(site.ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  const bill = async (description: string) => {
    const choice = { memberId: ana.id, amount: pence(4550), description, key: description }
    const made = await invoiceNow(site.ctx, choice)
    if (!made.ok) throw new Error(made.reason)
    return made.invoiceId
  }
  const read = async (path: string) => wordsOf(await site.page(path, finance))
  const post = (path: string, form: Record<string, string>) => site.post(path, form, finance)
  return { site, sandbox, finance, ana, bill, read, post }
}

/** Where a list shows how far an operation is: first pending, then, when its job is done, the outcome. */
async function outcome({ site, finance }: Awaited<ReturnType<typeof anAdminList>>, answer: Response) {
  const location = answer.headers.get('location') ?? ''
  const [list, query] = location.split('?')
  const search = new URLSearchParams(query)
  const id = search.get('operation') ?? ''
  search.delete('operation')
  expect(wordsOf(await site.page(location, finance))).toContain('Waiting for the card provider')
  const state = async () =>
    (await site.get(`/admin/payments/operation?id=${encodeURIComponent(id)}`, finance)).json()
  const before = await state()
  await performPending(site.ctx)
  return [answer.status, list + (search.size > 0 ? `?${search}` : ''), before, await state()]
}

const PENDING = { status: 'pending', text: 'Waiting for the card provider' }
const doneWith = (text: string) => ({ status: 'done', text })
const failedWith = (text: RegExp) => ({ status: 'failed', text: expect.stringMatching(text) })

/** Where a finished action leads, and what it says there. */
function notice(answer: Response): [number, string | null, string] {
  const said = /notice=([^;]+)/.exec(answer.headers.getSetCookie().join(';'))?.[1] ?? ''
  return [answer.status, answer.headers.get('location'), decodeURIComponent(said)]
}

test('the treasurer sees unpaid invoices, searches and pages them; all of them on wish; the number waits in the sidebar [INV-001, INV-002, resolutions D11, F19]', async () => {
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
  await reconcile(site.ctx)
  expect(await read('/admin/invoices')).not.toContain('Lost kit')
  expect(await read('/admin/invoices')).toContain('Unpaid 1 Paid 0 All 1 Void or written off 1')
  expect(await read('/admin/invoices?show=cancelled')).toMatch(/Lost kit.*Void|Void.*Lost kit/)
  await bill('Kit bag')
  const page = await site.get('/admin/invoices/rows?show=all&start=1', finance)
  const rows = [{ customer: 'Ana Owes', amount: '£45.50' }]
  expect(await page.json()).toMatchObject({ start: 1, total: 2, rows })
})

test('the treasurer makes an invoice for a member who was searched, once however often the form is sent, and is told why not [INV-006, INV-007, INV-008, INV-009, resolutions B21]', async () => {
  const desk = await anAdminList()
  const { site, ana, read, post } = desk
  expect(await read('/admin/invoices')).toContain('Create invoice')
  const path = '/admin/invoices/new?show=all&find=ana'
  expect(await read(path)).toMatch(/Ana Owes.*ana@example\.org.*Amount in pounds/)
  const form = { memberId: ana.id, amount: '45.50', description: 'Hall hire', key: newId() }
  const unfilled = await post(path, { ...form, memberId: '', amount: '0.50', description: ' ' })
  expect([unfilled.status, wordsOf(await unfilled.text())]).toEqual([
    422,
    expect.stringMatching(/Please choose a member.*The amount is from £1 to £2,000.*Say what it is for/),
  ])
  const [first, second] = await Promise.all([post(path, form), post(path, form)])
  expect(second?.headers.get('location')).toBe(first?.headers.get('location'))
  const sent = doneWith('Invoice sent to Ana Owes')
  expect(await outcome(desk, first as Response)).toEqual([303, '/admin/invoices?show=all', PENDING, sent])
  expect(await site.ctx.db.select().from(invoices)).toMatchObject([
    { amountDueMinor: 4550, description: 'Hall hire' },
  ])
  const other = await post(path, { ...form, amount: '50' })
  expect([other.status, wordsOf(await other.text())]).toEqual([
    422,
    expect.stringContaining('Could not send an invoice to Ana Owes: this form has made another one already.'),
  ])
})

test('an invoice that the provider refused half way is told in its words, and is finished by the same form [INV-008, resolutions B25]', async () => {
  const desk = await anAdminList()
  const { sandbox, ana, post } = desk
  const form = { memberId: ana.id, amount: '45.50', description: 'Hall hire', key: newId() }
  const send = async () => (await outcome(desk, await post('/admin/invoices/new?find=ana', form)))[3]
  await sandbox.trouble({ kind: 'error', status: 400, path: '/v1/invoiceitems' })
  expect(await send()).toEqual(failedWith(/Could not send.*An unexpected error occurred in the sandbox/))
  expect(await send()).toEqual(doneWith('Invoice sent to Ana Owes'))
  const { data } = await (await sandbox.payments.client()).invoices.list({})
  expect(data).toMatchObject([{ status: 'open', amount_due: 4550 }])
})

test('a reminder says to whom it went, a second one in the same hour why it did not [INV-005]', async () => {
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

test('the ledger links what was paid for, as far as its reader may open it [INV-011, INV-012, SYS-052, resolutions F19]', async () => {
  const { site, finance, ana } = await anAdminList()
  await aPayment(site.ctx, { purpose: 'registration', objectId: newId(), member: ana, description: 'Fee' })
  await aPayment(site.ctx, { objectId: newId(), status: 'open', description: 'Quiz' })
  await aPayment(site.ctx, { purpose: 'order', objectId: newId(), status: 'refunded', refundedMinor: 1000 })
  const forTreasurer = await site.page('/admin/payments', finance)
  for (const row of ['ok', 'bad', 'warn']) expect(forTreasurer).toMatch(new RegExp(`<tr[^>]*class="${row}"`))
  for (const text of ['Paid', 'Unpaid', 'Refunded', '£10.00']) expect(wordsOf(forTreasurer)).toContain(text)
  expect(forTreasurer).not.toMatch(/href="\/admin\/(members|registrations)\//)
  const forBoss = await site.page('/admin/payments', await site.signIn('administrator'))
  expect(forBoss).toContain(`href="/admin/members/${ana.id}"`)
  expect(forBoss).toMatch(/href="\/admin\/registrations\/[\w-]+"/)
})

test('the ledger leaves as a table that a spreadsheet reads, without formulas, and that is noted [INV-011]', async () => {
  const { site, finance } = await anAdminList()
  await aPayment(site.ctx, { objectId: newId(), payerName: '=HYPERLINK("http://evil")', amountMinor: 1234 })
  await aPayment(site.ctx, { objectId: newId(), payerName: 'Bo', status: 'open' })
  const answer = await site.get('/admin/payments/export?show=paid', finance)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const csv = await answer.text()
  expect(csv.trim().split('\n')).toHaveLength(2)
  const [head, line = ''] = csv.split('\n')
  expect(head).toContain('Created (London time),Paid (London time)')
  expect(head).toContain('Amount (GBP),Refunded (GBP)')
  expect(line.match(/,\d{4}-\d\d-\d\d \d\d:\d\d(?=,)/g)).toHaveLength(2)
  expect(line).toContain(',12.34,0.00,')
  expect(csv).toContain(`'=HYPERLINK`)
  expect((await site.ctx.db.select().from(auditLog)).map(({ action }) => action)).toContain('billing.export')
  expect((await site.get('/admin/payments/export', await site.signIn('shop'))).status).toBe(403)
})

test('a refund is refused in its modal with what was typed, and given once it is right [resolutions B23]', async () => {
  const desk = await anAdminList()
  const { site, sandbox, read, post } = desk
  const page = await aCheckoutSession(site.ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(site.ctx, page.sessionId)
  const path = `/admin/payments/${page.paymentId}/refund`
  expect(await read(path)).toContain('all that is left: £45.00')
  const typed = { amount: '46', key: newId(), sure: 'yes' }
  const refusals: [Record<string, string>, RegExp][] = [
    [typed, /£45.00 at most is left to refund/],
    [{ ...typed, sure: '' }, /Please confirm the refund/],
    [{ ...typed, amount: 'all' }, /Please add a valid amount/],
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
  expect(await outcome(desk, await post(path, right))).toEqual([303, '/admin/payments', PENDING, refunded])
  expect(await outcome(desk, await post(path, right))).toEqual([303, '/admin/payments', refunded, refunded])
  expect(await read(path)).toContain('all that is left: £32.50')
})

test('a refund that the provider leaves unanswered stays pending, and the money is refunded once', async () => {
  const desk = await anAdminList()
  const { site, sandbox, post } = desk
  const page = await aCheckoutSession(site.ctx)
  await sandbox.pay(page.sessionId)
  await settlePayment(site.ctx, page.sessionId)
  const form = { amount: '5', key: newId(), sure: 'yes' }
  await sandbox.trouble({ kind: 'cut', when: 'after', times: 3, method: 'POST', path: '/v1/refunds' })
  const send = async () => outcome(desk, await post(`/admin/payments/${page.paymentId}/refund`, form))
  expect((await send()).slice(2)).toEqual([PENDING, PENDING])
  expect((await send()).slice(2)).toEqual([PENDING, doneWith('£5.00 refunded')])
  const stripe = await sandbox.payments.client()
  expect((await stripe.refunds.list({})).data.map(({ amount }) => amount)).toEqual([500])
})

test('a subscription is assigned to a member who was searched, with the discount of volunteers, and told so [INV-013, INV-014, INV-016, INV-017, INV-018]', async () => {
  const desk = await anAdminList()
  const { site, sandbox, ana, read, post } = desk
  const fee = { id: 'league', label: 'League teams', price: 42, period: 'month' }
  const priceId = await aFee({ payments: sandbox.payments }, fee)
  const page = await read('/admin/subscriptions/assign?find=ana')
  for (const words of ['Ana Owes', 'League teams, £42.00 a month', 'Assign 20% discount volunteer'])
    expect(page).toContain(words)
  expect(await read('/admin/subscriptions/assign?find=a')).toContain('Type at least two letters of the name.')
  expect(await read('/admin/subscriptions/assign?find=zz')).toContain('No active members found.')
  const path = '/admin/subscriptions/assign?find=ana'
  const form = { memberId: ana.id, priceId, volunteer: 'yes', key: newId() }
  const unchosen = await post(path, { ...form, priceId: '', memberId: '' })
  expect([unchosen.status, wordsOf(await unchosen.text())]).toEqual([
    422,
    expect.stringMatching(/Please choose a member.*Please choose a plan/),
  ])
  const assigned = doneWith('Assigned subscription League teams to Ana Owes!')
  expect(await outcome(desk, await post(path, form))).toEqual([
    303,
    '/admin/subscriptions',
    PENDING,
    assigned,
  ])
  expect(await site.ctx.db.select().from(subscriptions)).toMatchObject([{ discountBp: 2000 }])
  const twice = await post(path, { ...form, key: newId() })
  expect([twice.status, wordsOf(await twice.text())]).toEqual([
    422,
    expect.stringContaining('Could not assign League teams to Ana Owes: it runs already.'),
  ])
})

test('a subscription is cancelled after the question, and a refusal is told in the words of the provider [INV-019, INV-020, resolutions B25]', async () => {
  const desk = await anAdminList()
  const { site, sandbox, ana, read, post } = desk
  const fee = { id: 'league', label: 'League teams', price: 42, period: 'month' }
  const priceId = await aFee({ payments: sandbox.payments }, fee)
  await post('/admin/subscriptions/assign', { memberId: ana.id, priceId, key: newId() })
  await performPending(site.ctx)
  const [{ id } = { id: '' }] = await site.ctx.db.select().from(subscriptions)
  const path = `/admin/subscriptions/${id}/cancel`
  expect(await read(path)).toContain(`Are you sure you want to cancel subscription ${id}?`)
  await sandbox.trouble({ kind: 'error', status: 400, path: `/v1/subscriptions/${id}` })
  const refused = failedWith(/The subscription was not cancelled: \w+/)
  expect((await outcome(desk, await post(path, { ending: 'period-end' })))[3]).toEqual(refused)
  await sandbox.trouble({ kind: 'cut', times: 3, path: `/v1/subscriptions/${id}` })
  expect((await outcome(desk, await post(path, {})))[3]).toEqual(PENDING)
  expect((await post(path, { ending: 'whenever' })).status).toBe(422)
  const list = '/admin/subscriptions?show=running'
  const cancelled = doneWith(`${id} Cancelled!`)
  expect(await outcome(desk, await post(`${path}?show=running`, {}))).toEqual([303, list, PENDING, cancelled])
  expect(await read('/admin/subscriptions?show=ending')).toMatch(/Ana Owes.*Ending/)
  expect(await read(path)).toMatch(/Ends \d[^?]*You can end it now, without money back\..*End it now/)
})

test('a plan of a registration that nobody has assigned yet names its payer, and leads administrators to the registration [INV-022, resolutions B22]', async () => {
  const { site, read } = await anAdminList()
  const registrationId = newId()
  await aSubscription(site.ctx, { id: 'sub_early', registrationId })
  await aPayment(site.ctx, { objectId: registrationId, subscriptionId: 'sub_early', payerName: 'Liv Håland' })
  expect(await read('/admin/subscriptions?q=liv')).toMatch(/Liv Håland.*No member yet/)
  const page = await site.page('/admin/subscriptions?q=liv', await site.signIn('administrator'))
  expect(page).toContain(`href="/admin/registrations/${registrationId}"`)
})

test('who is no treasurer reaches none of these pages, forms and rows [INV-005, SYS-060, resolutions A01]', async ({
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
