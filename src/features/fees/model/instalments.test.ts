import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import { pence } from '../../../kernel/money.ts'
import {
  daysFrom,
  instalmentWords,
  monthlyDays,
  nextInWords,
  nextOf,
  openInstalments,
  paymentsInWords,
  splitEvenly,
  sumOfOpen,
} from './instalments.ts'

const days = ['2026-09-01', '2026-10-01', '2026-11-01'].map(localDate)
const from = (day: string) => daysFrom(days, localDate(day))

test('a fee without days is paid at once', () => {
  expect(daysFrom([], localDate('2026-08-20'))).toEqual([undefined])
})

test('instalments that are past on the day of the registration are one payment, and the others keep their days', () => {
  expect(from('2026-08-20')).toEqual(days)
  expect(from('2026-09-01')).toEqual([undefined, '2026-10-01', '2026-11-01'])
  expect(from('2026-10-05')).toEqual([undefined, '2026-11-01'])
  expect(from('2026-11-01')).toEqual([undefined])
})

test('instalments are whole pence that add up to the price, and the first has the pennies that are left over', () => {
  expect(splitEvenly(pence(10_000), 3)).toEqual([3334, 3333, 3333])
  expect(splitEvenly(pence(2), 3)).toEqual([2, 0, 0])
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 12 }), (amount, many) => {
      const parts = splitEvenly(pence(amount), many)
      expect(parts).toHaveLength(many)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect((parts[0] ?? 0) - (parts[1] ?? parts[0] ?? 0)).toBeLessThan(many)
    }),
  )
})

test('any amount that was paid counts for the first instalments, and what is open adds up to the rest', () => {
  const open = (paid: number) => openInstalments({ whole: pence(10_000), paid: pence(paid) }, days)
  expect(open(0).map((one) => one.open)).toEqual([3334, 3333, 3333])
  expect(open(3334)).toEqual([
    { nth: 2, of: 3, on: '2026-10-01', open: 3333 },
    { nth: 3, of: 3, on: '2026-11-01', open: 3333 },
  ])
  expect(open(5000).map((one) => one.open)).toEqual([1667, 3333])
  expect(open(10_000)).toEqual([])
  fc.assert(
    fc.property(fc.nat(10_000), (paid) => {
      expect(sumOfOpen(open(paid))).toBe(10_000 - paid)
    }),
  )
})

test('a payer is asked for all that is due, or else for the first instalment that will be', () => {
  const all = openInstalments({ whole: pence(12_000), paid: pence(0) }, days)
  const asked = (today: string) => nextOf(all, localDate(today)).map(({ nth }) => nth)
  expect([asked('2026-08-20'), asked('2026-09-01'), asked('2026-10-01')]).toEqual([[1], [1], [1, 2]])
})

test('a payer reads whether what is asked for is due, and how many instalments it is', () => {
  const all = openInstalments({ whole: pence(12_000), paid: pence(0) }, days)
  const words = (today: string) => nextInWords(nextOf(all, localDate(today)), localDate(today))
  expect(words('2026-08-20')).toBe('the next instalment')
  expect(words('2026-09-01')).toBe('the instalment that is due')
  expect(words('2026-11-15')).toBe('the 3 instalments that are due')
  const [first, second] = all
  if (!first || !second) throw new Error('there are three instalments')
  expect(nextInWords([first, first], localDate('2026-08-20'))).toBe('the next instalments')
  expect(nextInWords([first, second], localDate('2026-09-01'))).toBe('what is due and the next instalment')
})

test('a payer of a fee at once and an instalment that are both due reads nothing of a next instalment', () => {
  const [first, second] = openInstalments({ whole: pence(12_000), paid: pence(0) }, days)
  const [whole] = openInstalments({ whole: pence(4500), paid: pence(0) }, [undefined])
  if (!first || !second || !whole) throw new Error('there is something to pay')
  const words = (...next: (typeof first)[]) => nextInWords(next, localDate('2026-09-01'))
  expect(words(whole)).toBe('what is due')
  expect(words(whole, first)).toBe('what is due')
  expect(words(whole, second)).toBe('what is due and the next instalment')
})

test('instalments are named by their numbers', () => {
  expect(instalmentWords([{ nth: 1, of: 1 }])).toBe('')
  expect(instalmentWords([{ nth: 2, of: 3 }])).toBe('instalment 2 of 3')
  const two = [1, 2].map((nth) => ({ nth, of: 3 }))
  expect(instalmentWords(two)).toBe('instalments 1 and 2 of 3')
})

test('a person who registers reads how much is paid when', () => {
  expect(paymentsInWords(pence(12_000), from('2026-09-01'))).toBe(
    '3 payments of £40: today, 1st October 2026 and 1st November 2026',
  )
  expect(paymentsInWords(pence(10_000), from('2026-09-01'))).toBe(
    '£33.34 today, then £33.33 on 1st October 2026 and 1st November 2026',
  )
  expect(paymentsInWords(pence(12_000), [undefined])).toBe('')
  expect(paymentsInWords(pence(12_000), from('2026-08-20'))).toBe(
    '3 payments of £40: 1st September 2026, 1st October 2026 and 1st November 2026',
  )
  expect(paymentsInWords(pence(10_000), from('2026-08-20'))).toBe(
    '£33.34 on 1st September 2026, then £33.33 on 1st October 2026 and 1st November 2026',
  )
})

test('days that were not entered follow by the month, and surplus days are left out', () => {
  const day = localDate('2026-12-31')
  expect(monthlyDays([day], 4)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'])
  expect(monthlyDays(days, 2)).toEqual(['2026-09-01', '2026-10-01'])
  expect(monthlyDays([], 3)).toEqual([])
})
