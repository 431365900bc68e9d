import { expect } from 'vitest'
import { aFee } from '../../../../demo/builders/fee.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aSubscription } from '../../../../demo/builders/subscription.ts'
import { anAdminList, doneWith, failedWith, outcome, PENDING } from '../../../../tests/support/admin-money.ts'
import { performPending } from '../../../../tests/support/billing.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { test } from '../../../../tests/support/site.ts'
import { subscriptions } from '../../../features/billing/subscriptions/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

test('a subscription is assigned to a member found by search, with the volunteer discount and a notice [INV-013, INV-014, INV-016, INV-017, INV-018]', async () => {
  const staff = await anAdminList()
  const { site, sandbox, ana, read, post } = staff
  const fee = { id: 'league', label: 'League teams', price: 42, period: 'month' }
  const priceId = await aFee({ payments: sandbox.payments }, fee)
  const page = await read('/admin/subscriptions/assign?find=ana')
  for (const words of ['Ana Owes', 'League teams, £42.00 a month', 'Apply the 20% volunteer discount'])
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
  expect(await outcome(staff, await post(path, form))).toEqual([
    303,
    '/admin/subscriptions',
    PENDING,
    assigned,
  ])
  expect(await site.ctx.db.select().from(subscriptions)).toMatchObject([{ discountBp: 2000 }])
  const twice = await post(path, { ...form, key: newId() })
  expect([twice.status, wordsOf(await twice.text())]).toEqual([
    422,
    expect.stringContaining('Could not assign League teams to Ana Owes: the member already has it.'),
  ])
})

test('the search in the modal has a different name than the list’s search [INV-017]', async () => {
  const { site, finance } = await anAdminList()
  const page = await site.page('/admin/subscriptions/assign?find=ana', finance)
  const searches = [...page.matchAll(/<form\b[^>]*role="search"[^>]*>/g)].map(
    ([form]) => /aria-label="([^"]*)"/.exec(form)?.[1],
  )
  expect(searches).toHaveLength(2)
  expect(new Set(searches).size).toBe(2)
})

test('a subscription is cancelled after confirmation, and a refusal shows the provider’s message [INV-019, INV-020, resolutions B25]', async () => {
  const staff = await anAdminList()
  const { site, sandbox, ana, read, post } = staff
  const fee = { id: 'league', label: 'League teams', price: 42, period: 'month' }
  const priceId = await aFee({ payments: sandbox.payments }, fee)
  await post('/admin/subscriptions/assign', { memberId: ana.id, priceId, key: newId() })
  await performPending(site.ctx)
  const [{ id } = { id: '' }] = await site.ctx.db.select().from(subscriptions)
  const path = `/admin/subscriptions/${id}/cancel`
  const question = await read(path)
  expect(question).toContain('Are you sure you want to cancel the League teams subscription of Ana Owes?')
  expect(question).not.toContain(`${id}?`)
  await sandbox.trouble({ kind: 'error', status: 400, path: `/v1/subscriptions/${id}` })
  const refused = failedWith(/The subscription was not cancelled: \w+/)
  expect((await outcome(staff, await post(path, { ending: 'period-end' })))[3]).toEqual(refused)
  await sandbox.trouble({ kind: 'cut', times: 3, path: `/v1/subscriptions/${id}` })
  expect((await outcome(staff, await post(path, {})))[3]).toEqual(PENDING)
  expect((await post(path, { ending: 'whenever' })).status).toBe(422)
  const list = '/admin/subscriptions?show=running'
  const cancelled = doneWith('Cancelled the League teams subscription of Ana Owes')
  expect(await outcome(staff, await post(`${path}?show=running`, {}))).toEqual([
    303,
    list,
    PENDING,
    cancelled,
  ])
  expect(await read('/admin/subscriptions?show=ending')).toMatch(/Ana Owes.*Ending/)
  expect(await read(path)).toMatch(/Ends \d[^?]*You can end it now, without a refund\..*End it now/)
})

test('an unassigned registration’s plan shows its payer and links administrators to the registration [INV-022, resolutions B22]', async () => {
  const { site, read } = await anAdminList()
  const registrationId = newId()
  await aSubscription(site.ctx, { id: 'sub_early', registrationId })
  await aPayment(site.ctx, { objectId: registrationId, subscriptionId: 'sub_early', payerName: 'Liv Håland' })
  expect(await read('/admin/subscriptions?q=liv')).toMatch(/Liv Håland.*No member yet/)
  const page = await site.page('/admin/subscriptions?q=liv', await site.signIn('administrator'))
  expect(page).toContain(`href="/admin/registrations/${registrationId}"`)
})
