import { expect, test } from 'vitest'
import { pence } from '../../../kernel/money.ts'
import { amountPer, priceWords } from '../prices/model.ts'
import { subscriptionWords } from '../subscriptions/model.ts'
import { PAYMENT_STATUSES, paymentWords } from './model.ts'

const NONE = pence(0)

test('a payment has a label and a colour: refunded warns, paid succeeds, unpaid is danger [INV-012]', () => {
  const words = PAYMENT_STATUSES.map((status) => {
    const { tone, text } = paymentWords({ status, refunded: NONE, disputed: false })
    return [status, tone, text]
  })
  expect(words).toEqual([
    ['open', 'bad', 'Unpaid'],
    ['paid', 'ok', 'Paid'],
    ['expired', 'info', 'Abandoned'],
    ['failed', 'bad', 'Failed'],
    ['refunded', 'warn', 'Refunded'],
  ])
})

test('a partly refunded payment warns, and a disputed one is danger in any state [INV-012]', () => {
  expect(paymentWords({ status: 'paid', refunded: pence(1), disputed: false })).toEqual({
    tone: 'warn',
    text: 'Partly refunded',
  })
  expect(paymentWords({ status: 'paid', refunded: NONE, disputed: true }).tone).toBe('bad')
})

test('a past-due subscription is shown as overdue, a cancelled one as ending and a paused one as paused [resolutions B11]', () => {
  const text = (status: string, cancelAtPeriodEnd = false, isPaused = false) =>
    subscriptionWords({ status, cancelAtPeriodEnd, isPaused }).text
  expect(text('active')).toBe('Running')
  expect(text('trialing')).toBe('Running')
  expect(text('past_due')).toBe('Payment overdue')
  expect(text('active', true)).toBe('Ending')
  expect(text('active', true, true)).toBe('Ending')
  expect(text('active', false, true)).toBe('Paused')
  expect(text('canceled')).toBe('Ended')
  expect(text('unpaid')).toBe('Not paid')
})

test('a recurring price has a period, and a one-off price has none [INV-014]', () => {
  const words = (interval: string | null, intervalCount: number) =>
    priceWords({ amount: pence(6000), interval, intervalCount })
  expect(words('month', 1)).toBe('£60.00 a month')
  expect(words('month', 4)).toBe('£60.00 every 4 months')
  expect(words(null, 1)).toBe('£60.00')
  // Registrations store the period in this form.
  expect(amountPer(pence(6000), '4 months')).toBe('£60.00 every 4 months')
})
