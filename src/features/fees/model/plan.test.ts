import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import { pence } from '../../../kernel/money.ts'
import type { FeePlan } from '../table.server.ts'
import { feeIdFor } from './fees.ts'
import {
  datesInWords,
  feesOf,
  kindFor,
  labelIn,
  laterTerms,
  MAX_LABEL,
  priceInWords,
  stateOf,
  whoFor,
} from './plan.ts'

const plan = (given: Partial<FeePlan> = {}): FeePlan => ({
  ...{ id: 'league', kind: 'subscription', label: 'League', description: '', amount: pence(4200) },
  ...{ period: 'month', minAge: null, maxAge: null, students: false, concession: '', siblingPercent: null },
  ...{
    familyCap: null,
    earlyAmount: null,
    earlyUntil: null,
    seasonFrom: null,
    seasonUntil: null,
    instalmentDays: null,
  },
  ...{
    offeredFrom: null,
    offeredUntil: null,
    staffOnly: false,
    position: 0,
    replaces: null,
    season: null,
    retiredAt: null,
  },
  ...{ pricePending: false, priceError: '', version: 1, createdAt: new Date(0), updatedAt: new Date(0) },
  ...given,
})

test('a plan is on offer from its first to its last day, unless it is retired or for staff', () => {
  const dated = plan({ offeredFrom: localDate('2026-08-01'), offeredUntil: localDate('2026-10-31') })
  const on = (day: string, given: Partial<FeePlan> = {}) => stateOf({ ...dated, ...given }, localDate(day))
  expect(on('2026-07-31')).toBe('later')
  expect(on('2026-08-01')).toBe('on offer')
  expect(on('2026-10-31')).toBe('on offer')
  expect(on('2026-11-01')).toBe('past')
  expect(on('2026-08-01', { staffOnly: true })).toBe('staff only')
  expect(on('2026-08-01', { retiredAt: new Date(0) })).toBe('retired')
})

test('a plan says who it is for, when it is on offer and what it costs', () => {
  expect(whoFor(plan())).toBe('Everyone')
  expect(whoFor(plan({ minAge: 18 }))).toBe('Adults')
  expect(whoFor(plan({ maxAge: 17 }))).toBe('Under 18')
  expect(whoFor(plan({ minAge: 16, maxAge: 20, students: true }))).toBe('Age 16 to 20, students with a card')
  expect(whoFor(plan({ concession: 'people on benefits' }))).toBe('People on benefits')
  expect(datesInWords(plan())).toBe('')
  expect(datesInWords(plan({ offeredUntil: localDate('2026-10-31') }))).toBe('Until 31st October 2026')
  expect(priceInWords(plan())).toBe('£42 every month')
  expect(priceInWords(plan({ amount: pence(4550), period: 'season' }))).toBe('£45.50 once a season')
})

test('a plan is named in the API as the specification names fees [REG-023]', () => {
  const registration = plan({ id: 'entry', kind: 'registration', period: 'season', siblingPercent: 50 })
  expect(feesOf([registration, plan({ minAge: 16, students: true })])).toEqual({
    registration: [
      { id: 'entry', label: 'League', price: 42, period: 'season', description: '', siblingPercent: 50 },
    ],
    training_fees: [
      {
        id: 'league',
        label: 'League',
        price: 42,
        period: 'month',
        description: '',
        minAge: 16,
        students: true,
      },
    ],
  })
})

test('a fee that is paid once a season is a registration fee, and one that is collected a subscription', () => {
  expect(kindFor('season')).toBe('registration')
  expect(kindFor('3 months')).toBe('subscription')
  expect(kindFor('fortnight')).toBeUndefined()
})

test('a new fee gets an id of its own', () => {
  expect(feeIdFor('Männer 3', [])).toBe('manner_3')
  expect(feeIdFor('League', [{ id: 'league' }, { id: 'league_2' }])).toBe('league_3')
  expect(feeIdFor('1', [])).toBe('fee')
})

test('a name in a season loses the earlier season, and is never longer than the form accepts', () => {
  const names = ['Adults 2025/26', 'Adults', '2025/26']
  expect(names.map((name) => labelIn(name, '2026/27'))).toEqual([
    'Adults 2026/27',
    'Adults 2026/27',
    '2026/27',
  ])
  expect(labelIn('x'.repeat(MAX_LABEL), '2026/27')).toHaveLength(MAX_LABEL)
})

test('the copy of a plan has no early price that is not below its amount, and no family cap that is', () => {
  const terms = { earlyAmount: pence(4000), earlyUntil: localDate('2027-08-31'), familyCap: pence(9000) }
  expect(laterTerms(plan(terms), pence(4000))).toMatchObject({ earlyAmount: null, earlyUntil: null })
  expect(laterTerms(plan(terms), pence(9000))).toMatchObject({ familyCap: 9000 })
  expect(laterTerms(plan(terms), pence(9100))).toMatchObject({ familyCap: null })
})

test('the copy of a plan has the same season, early price and instalments a year later', () => {
  const day = localDate
  const terms = {
    earlyUntil: day('2028-02-29'),
    seasonFrom: day('2027-08-01'),
    seasonUntil: day('2028-07-31'),
    instalmentDays: [day('2028-01-31'), day('2028-02-29')],
  }
  expect(laterTerms(plan({ ...terms, earlyAmount: pence(4000) }), pence(4500))).toEqual({
    familyCap: null,
    earlyAmount: 4000,
    earlyUntil: '2029-02-28',
    seasonFrom: '2028-08-01',
    seasonUntil: '2029-07-31',
    instalmentDays: ['2029-01-31', '2029-02-28'],
  })
})
