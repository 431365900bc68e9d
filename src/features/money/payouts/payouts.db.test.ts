import { expect, test, vi } from 'vitest'
import { anActor } from '../../../../tests/support/actors.ts'
import { refundNow } from '../../../../tests/support/billing.ts'
import { as } from '../../../../tests/support/database.ts'
import { aCheckoutSession, onlyPayment } from '../../../../tests/support/payments.ts'
import { aBillingCtx, type Sandbox } from '../../../../tests/support/sandbox.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import { settlePayment } from '../../billing/sync/commands/settle-payment.server.ts'
import { fileOf } from '../accounts/model/journal.ts'
import { listMovements } from '../accounts/queries/movements.server.ts'
import { exportSearch } from '../accounts/schema.ts'
import { copyPayouts } from './commands/copy-payouts.server.ts'
import { linesOf, netOf, sumOf } from './model/payout.ts'
import { findPayout, listPayouts } from './queries/payouts.server.ts'

const DAYS_UNTIL_PAID_OUT = 4

/** A club with a payment of £45 by card, £10 of it refunded, and a payment that is not the product's. */
async function aClub() {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const page = await aCheckoutSession(ctx)
  await sandbox.pay(page.sessionId, { name: 'Ana Payer' })
  await settlePayment(ctx, page.sessionId)
  const payment = await onlyPayment(ctx)
  await refundNow(finance, payment.id, { amount: pence(1000), key: 'form-1234' })
  const stripe = await sandbox.payments.client()
  await stripe.paymentIntents.create({
    amount: 2000,
    currency: 'gbp',
    confirm: true,
    payment_method: 'pm_card_gb',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  return { ctx, sandbox, finance, payment, stripe }
}

const moveClock = (sandbox: Sandbox, days: number) => sandbox.steer('POST', '/clock', { days })

test('only finance staff read payouts, and an unknown one is not found', async () => {
  const { ctx } = await aBillingCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    await expect(listPayouts(as(ctx, actor), 0)).rejects.toThrow(Forbidden)
    await expect(findPayout(as(ctx, actor), 'po_1')).rejects.toThrow(Forbidden)
  }
  await expect(findPayout(as(ctx, anActor('finance')), 'po_1')).rejects.toThrow(NotFound)
})

test('nothing is copied while the provider does not answer', async () => {
  const { ctx, sandbox, finance } = await aClub()
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT)
  await sandbox.trouble({ kind: 'error', status: 500, times: 9 })
  expect(await copyPayouts(ctx)).toBe(0)
  expect((await listPayouts(finance, 0)).total).toBe(0)
})

test('a payout without its rows is completed by the next run', async () => {
  const { ctx, sandbox, finance } = await aClub()
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT)
  await sandbox.trouble({ kind: 'error', status: 500, times: 9, path: '/v1/balance_transactions' })
  expect(await copyPayouts(ctx)).toBe(1)
  const [payout] = (await listPayouts(finance, 0)).payouts
  expect(payout).toMatchObject({ itemsCopiedAt: null, payments: 0 })
  await sandbox.steer('DELETE', '/faults')
  expect(await copyPayouts(ctx)).toBe(1)
  expect((await findPayout(finance, payout?.id ?? '')).items).toHaveLength(3)
})

test('a payout in a state that is not known is kept, and the others are copied', async () => {
  const { ctx, sandbox, finance, stripe } = await aClub()
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT)
  const { data } = await stripe.payouts.list()
  const odd = data.map((payout) => ({ ...payout, id: 'po_odd', status: 'on_hold' }))
  const answer = { autoPagingToArray: async () => [...odd, ...data] }
  vi.spyOn(stripe.payouts, 'list').mockReturnValue(answer as never)
  expect(await copyPayouts(ctx)).toBe(data.length + 1)
  const { payouts } = await listPayouts(finance, 0)
  expect(payouts.map(({ id, status }) => [id, status])).toContainEqual(['po_odd', 'unknown'])
  expect(await copyPayouts(ctx)).toBe(0)
})

test('the rows of a payout add up to it, and name the payments of the ledger', async () => {
  const { ctx, sandbox, finance, payment } = await aClub()
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT)
  expect(await copyPayouts(ctx)).toBe(1)
  expect(await copyPayouts(ctx)).toBe(0)
  const { payouts, total } = await listPayouts(finance, 0)
  // 1.5% and 20p are kept of each payment.
  expect([total, payouts[0]]).toMatchObject([
    1,
    { amount: 4500 - 88 - 1000 + 2000 - 50, status: 'in_transit', payments: 2, fees: 138 },
  ])
  const { items, amount } = await findPayout(finance, payouts[0]?.id ?? '')
  expect(sumOf(items.map(netOf))).toBe(amount)
  expect(sumOf(linesOf(items).map((line) => line.amount))).toBe(amount)
  expect(items.map((item) => [item.type, item.amount, item.payment?.id])).toEqual(
    expect.arrayContaining([
      ['payment', 4500, payment.id],
      ['refund', -1000, payment.id],
      ['payment', 2000, undefined],
    ]),
  )
})

test('a payout that fails after it was paid is copied again, and the next one returns its money from the bank', async () => {
  const { ctx, sandbox, finance } = await aClub()
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT + 1)
  await copyPayouts(ctx)
  const [paid] = (await listPayouts(finance, 0)).payouts
  expect(paid?.status).toBe('paid')
  await sandbox.steer('POST', `/payouts/${paid?.id}/fail`)
  await moveClock(sandbox, 1)
  expect(await copyPayouts(ctx)).toBe(2)
  const { payouts } = await listPayouts(finance, 0)
  expect(payouts.map(({ status }) => status)).toEqual(['in_transit', 'failed'])
  const { items } = await findPayout(finance, payouts[0]?.id ?? '')
  expect(items).toMatchObject([{ type: 'returned', amount: paid?.amount }])
  const movements = await listMovements(finance, exportSearch.parse({ payout: payouts[0]?.id }))
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payout', paid?.amount],
    ['payout', -(paid?.amount ?? 0)],
  ])
})

test('a dispute is in the next payout with its fee', async () => {
  const { ctx, sandbox, finance, payment, stripe } = await aClub()
  const intent = await stripe.paymentIntents.create({
    amount: 9000,
    currency: 'gbp',
    confirm: true,
    payment_method: 'pm_card_gb',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  expect(intent.status).toBe('succeeded')
  await sandbox.steer('POST', '/disputes', { payment_intent: payment.paymentIntentId })
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT)
  await copyPayouts(ctx)
  const [payout] = (await listPayouts(finance, 0)).payouts
  const { items, amount } = await findPayout(finance, payout?.id ?? '')
  expect(items).toContainEqual(
    expect.objectContaining({
      type: 'dispute',
      fee: 2000,
      payment: expect.objectContaining({ id: payment.id }),
    }),
  )
  expect(sumOf(items.map(netOf))).toBe(amount)
})

test('the file of a payout leaves nothing in the account of the card provider', async () => {
  const { ctx, sandbox, finance } = await aClub()
  await moveClock(sandbox, DAYS_UNTIL_PAID_OUT)
  await copyPayouts(ctx)
  const [payout] = (await listPayouts(finance, 0)).payouts
  const movements = await listMovements(finance, exportSearch.parse({ payout: payout?.id }))
  const [header = [], ...lines] = fileOf('journal', movements)
  const penceIn = (account: string) =>
    lines
      .filter((line) => line[header.indexOf('Account')] === account)
      .reduce((sum, line) => {
        const of = (column: string) => Math.round(Number(line[header.indexOf(column)]) * 100)
        return sum + of('Debit') - of('Credit')
      }, 0)
  expect(penceIn('Bank')).toBe(payout?.amount)
  expect(penceIn('Card provider')).toBe(0)
  expect(penceIn('Card fees')).toBe(138)
  const xero = fileOf('xero', movements).slice(1)
  expect(xero.reduce((sum, line) => sum + Math.round(Number(line[1]) * 100), 0)).toBe(0)
})
