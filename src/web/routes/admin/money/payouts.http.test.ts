import { expect } from 'vitest'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { test } from '../../../../../tests/support/site.ts'
import { payoutItems, payouts } from '../../../../features/money/payouts/table.server.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'

test('only finance staff open payouts, and each row leads to its payment', async ({ site }) => {
  const { ctx } = site
  const now = ctx.clock.now()
  const payment = await aPayment(ctx, { objectId: newId(), payerName: 'Ana Paid', amount: 4500 })
  const id = `po_${newId()}`
  const booked = { payoutId: id, at: now, paymentIntentId: payment.paymentIntentId }
  await ctx.db.insert(payouts).values({
    id,
    amount: pence(3412),
    status: 'paid',
    arrivesOn: localDate('2026-06-20'),
    createdAt: now,
    itemsCopiedAt: now,
  })
  await ctx.db.insert(payoutItems).values([
    {
      ...booked,
      id: `txn_${newId()}`,
      type: 'payment',
      amount: pence(4500),
      fee: pence(88),
      description: '',
    },
    { ...booked, id: `txn_${newId()}`, type: 'refund', amount: pence(-1000), fee: pence(0), description: '' },
  ])
  const file = `/admin/money/accounts/file?format=journal&payout=${id}`
  for (const path of ['/admin/money/payouts', `/admin/money/payouts/${id}`, file])
    for (const role of ['member', 'coach', 'shop'] as const)
      expect([path, role, (await site.get(path, await site.signIn(role))).status]).toEqual([path, role, 403])
  const finance = await site.signIn('finance')
  expect(await site.page('/admin/money/payouts', finance)).toContain('£34.12')
  const html = await site.page(`/admin/money/payouts/${id}`, finance)
  expect(html).toContain(`/admin/payments?q=${payment.id}`)
  expect(html).toContain('Ana Paid')
  expect(html).not.toContain('do not add up')
  expect(await (await site.get(file, finance)).text()).toContain('Payout to the bank')
  expect((await site.get('/admin/money/payouts/po_none', finance)).status).toBe(404)
})
