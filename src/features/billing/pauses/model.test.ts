import { expect, test } from 'vitest'
import { longDay } from '../../../kernel/dates.ts'
import { nextPaymentOf } from '../subscriptions/model.ts'
import { monthsLeftOut, type Pause, pauseOffer, pauseRuleWords, whyNotPaused } from './model.ts'

const RULE = { pauseMonths: 3, pauseNoticeDays: 3 }
const NOW = new Date('2026-11-01T10:00:00Z')
const MONTHLY = {
  status: 'active',
  cancelAtPeriodEnd: false,
  isPaused: false,
  pausedUntil: null,
  currentPeriodEnd: new Date('2026-11-20T18:30:00Z'),
  interval: 'month',
  intervalCount: 1,
}
const offer = (given: Partial<typeof MONTHLY> = {}, rule = RULE, earlier: Pause[] = [], now = NOW) =>
  pauseOffer(rule, { ...MONTHLY, ...given }, earlier, now)
const months = (given: ReturnType<typeof offer>) =>
  given.ok ? given.choices.map((choice) => choice.months) : given.reason

test('a subscription cannot be paused if the club does not allow it, or it has ended, is ending, paused or overdue', () => {
  expect(months(offer({}, { ...RULE, pauseMonths: 0 }))).toBe('NOT_ALLOWED')
  expect(months(offer({ status: 'canceled' }))).toBe('ENDED')
  expect(months(offer({ cancelAtPeriodEnd: true }))).toBe('ENDING')
  expect(months(offer({ isPaused: true }))).toBe('PAUSED')
  for (const status of ['past_due', 'unpaid', 'incomplete']) expect(months(offer({ status }))).toBe('OVERDUE')
})

test('a payment that is closer than the notice is still collected', () => {
  const at = (day: string) => offer({}, RULE, [], new Date(`${day}T22:00:00Z`))
  expect(months(at('2026-11-17'))).toEqual([1, 2, 3])
  expect(at('2026-11-18')).toMatchObject({ reason: 'TOO_LATE', payment: MONTHLY.currentPeriodEnd })
  expect(whyNotPaused(at('2026-11-18'), RULE)).toBe(
    'The payment on 20th November 2026 is less than 3 days away. You can pause from 21st November 2026.',
  )
  expect(months(offer({ currentPeriodEnd: NOW }, { ...RULE, pauseNoticeDays: 0 }))).toBe('TOO_LATE')
})

test('a pause leaves out whole payments, so a longer period offers fewer lengths', () => {
  expect(months(offer({ intervalCount: 3 }))).toEqual([3])
  expect(months(offer({ interval: 'year' }))).toBe('OTHER_PERIOD')
  expect(months(offer({ interval: 'week' }))).toBe('OTHER_PERIOD')
  expect(months(offer({ interval: 'year' }, { ...RULE, pauseMonths: 12 }))).toEqual([12])
})

test('a pause ends the day before the payment that is collected again', () => {
  const found = offer()
  const last = found.ok ? found.choices.at(-1) : undefined
  expect(last && longDay(last.resumesAt)).toBe('19th February 2027')
  expect(last && longDay(last.nextPayment)).toBe('20th February 2027')
})

test('the months of the last year count, unless they were resumed before their payment', () => {
  const from = new Date('2026-04-20T18:30:00Z')
  const pause = { from, months: 3, resumedAt: undefined }
  expect(monthsLeftOut([pause], 1, NOW)).toBe(3)
  expect(monthsLeftOut([{ ...pause, resumedAt: new Date('2026-05-30T10:00:00Z') }], 1, NOW)).toBe(2)
  expect(monthsLeftOut([{ ...pause, resumedAt: new Date('2026-04-20T19:00:00Z') }], 1, NOW)).toBe(1)
  expect(monthsLeftOut([{ ...pause, resumedAt: new Date('2026-04-20T18:00:00Z') }], 1, NOW)).toBe(0)
  expect(monthsLeftOut([{ ...pause, resumedAt: new Date('2026-04-10T10:00:00Z') }], 1, NOW)).toBe(0)
  expect(monthsLeftOut([pause], 1, new Date('2027-05-25T10:00:00Z'))).toBe(1)
  expect(months(offer({}, RULE, [pause]))).toBe('USED_UP')
  expect(months(offer({}, { ...RULE, pauseMonths: 4 }, [pause]))).toEqual([1])
})

test('the next payment is the first after the pause, and unknown while nobody has said when it ends', () => {
  const next = (pausedUntil: Date | null) => {
    const found = nextPaymentOf({ ...MONTHLY, isPaused: true, pausedUntil })
    return found && longDay(found)
  }
  expect(next(new Date('2026-11-25T00:00:00Z'))).toBe('20th December 2026')
  expect(next(new Date('2027-01-19T12:00:00Z'))).toBe('20th January 2027')
  expect(next(new Date('2026-11-10T00:00:00Z'))).toBe('20th November 2026')
  expect(next(null)).toBeUndefined()
})

test('the rule names the longest pause and the notice', () => {
  expect(pauseRuleWords(RULE)).toContain(
    'up to 3 months in any 12 months, if you pause it at least 3 days before a payment.',
  )
  expect(pauseRuleWords({ pauseMonths: 1, pauseNoticeDays: 0 })).toContain('up to 1 month in any 12 months.')
})
