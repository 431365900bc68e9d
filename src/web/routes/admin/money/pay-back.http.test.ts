import { expect, test } from 'vitest'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { wordsOf } from '../../../../../tests/support/checkout.ts'
import { aSite } from '../../../../../tests/support/site.ts'
import { owePayBack } from '../../../../features/billing/refunds/commands/owe-pay-back.server.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'

/** A rest of £69.99 that was paid in cash, and is owed back. */
async function anOwedRest() {
  const site = await aSite()
  const payment = await aPayment(site.ctx, {
    ...{ objectId: newId(), purpose: 'booking', method: 'cash', status: 'paid', amount: pence(6999) },
    ...{ payerName: 'Zoe Visitor', payerEmail: 'zoe@example.org', description: 'Camp, rest' },
  })
  const id = await site.ctx.db.transaction((tx) =>
    owePayBack(site.ctx, tx, { paymentId: payment.id, key: 'cancelled', amount: pence(6999) }),
  )
  return { site, page: `/admin/money/pay-back/${id}`, finance: await site.signIn('finance') }
}

test('nobody but finance staff opens or sends the page on which paying back is recorded', async () => {
  const { site, page } = await anOwedRest()
  for (const role of ['member', 'coach', 'shop'] as const) {
    const headers = await site.signIn(role)
    expect((await site.get(page, headers)).status, role).toBe(403)
    expect((await site.post(page, { method: 'cash', paidOn: '2026-01-01' }, headers)).status, role).toBe(403)
  }
})

test('a refused form keeps what was typed, and what is recorded leaves the queue and the Money page', async () => {
  const { site, page, finance } = await anOwedRest()
  const link = `href="${page}"`
  for (const list of ['/admin', '/admin/money']) expect(await site.page(list, finance), list).toContain(link)
  const refused = await site.post(page, { method: '', paidOn: '', reference: 'From the till' }, finance)
  const again = await refused.text()
  expect(refused.status).toBe(422)
  for (const words of ['Choose how it was paid', 'Enter the day of the payment'])
    expect(wordsOf(again)).toContain(words)
  expect(again).toContain('From the till')
  const form = { method: 'cash', paidOn: '2026-06-01', reference: 'From the till' }
  expect((await site.post(page, form, finance)).status).toBe(303)
  for (const list of ['/admin', '/admin/money'])
    expect(await site.page(list, finance), list).not.toContain(link)
  expect(wordsOf(await site.page(page, finance))).toContain('Paid back on')
  expect((await site.post(page, form, finance)).status).toBe(422)
})
