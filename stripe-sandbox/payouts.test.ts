import { expect } from 'vitest'
import { type Box, test } from './testing/sandbox.ts'

const pay = ({ stripe }: Box, amount = 3500) =>
  stripe.paymentIntents.create({
    amount,
    currency: 'gbp',
    confirm: true,
    payment_method: 'pm_card_gb',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })

const itemsOf = async ({ stripe }: Box, payout: string) =>
  (await stripe.balanceTransactions.list({ payout, limit: 100 })).data

test('the transactions of an unknown payout are refused', async ({ box }) => {
  await expect(box.stripe.balanceTransactions.list({ payout: 'po_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'payout',
  })
})

test('a balance that is not positive is not paid out', async ({ box }) => {
  const { stripe, steer } = box
  const paid = await pay(box)
  await stripe.refunds.create({ payment_intent: paid.id })
  await steer('POST', '/clock', { days: 9 })
  expect((await stripe.payouts.list()).data).toEqual([])
})

test('money that is available is paid out at midnight, and its transactions add up to the payout', async ({
  box,
}) => {
  const { stripe, steer, app } = box
  await pay(box)
  const second = await pay(box, 1000)
  await stripe.refunds.create({ payment_intent: second.id, amount: 400 })
  expect((await stripe.payouts.list()).data).toEqual([])
  await steer('POST', '/clock', { days: 4 })
  const [payout, ...others] = (await stripe.payouts.list()).data
  expect(others).toEqual([])
  // 1.5% and 20p are kept of each payment, and nothing of the refund.
  expect(payout).toMatchObject({ amount: 3500 - 73 + 1000 - 35 - 400, automatic: true, status: 'in_transit' })
  expect((payout?.created ?? 1) % 86_400).toBe(0)
  const items = await itemsOf(box, payout?.id ?? '')
  expect(items.map(({ type }) => type)).toEqual(['payout', 'refund', 'charge', 'charge'])
  expect(items.reduce((sum, { net }) => sum + net, 0)).toBe(0)
  expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 0 }])
  await steer('POST', '/clock', { days: 1 })
  expect(await stripe.payouts.retrieve(payout?.id ?? '')).toMatchObject({ status: 'paid' })
  await steer('GET', '/drained')
  expect(app.types()).toEqual(expect.arrayContaining(['payout.created', 'payout.paid']))
})

test('the money of a payout that the bank refuses is in the next payout', async ({ box }) => {
  const { stripe, steer } = box
  await pay(box)
  await steer('POST', '/clock', { days: 4 })
  const [first] = (await stripe.payouts.list()).data
  await steer('POST', `/payouts/${first?.id}/fail`)
  await steer('POST', '/clock', { days: 1 })
  const [second] = (await stripe.payouts.list()).data
  expect([second?.status, second?.amount]).toEqual(['in_transit', first?.amount])
  const items = await itemsOf(box, second?.id ?? '')
  expect(items.map(({ type }) => type)).toEqual(['payout', 'payout_failure'])
  expect(await stripe.payouts.retrieve(first?.id ?? '')).toMatchObject({ status: 'failed' })
})
