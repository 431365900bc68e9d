import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../../kernel/dates.ts'
import { addWeekStates, seatLabel, seatsOf } from './model.ts'

const weeks = (...days: string[]) => days.map((day) => ({ startsOn: localDate(day) }))
const states = (days: string[], today: string) =>
  addWeekStates(weeks(...days), localDate(today)).map((week) => week.state)

const SEASON = ['2026-10-17', '2026-10-31', '2026-11-14', '2026-11-28']

test('the latest week that has begun is active, and earlier ones are past [VOL-016, VOL-017]', () => {
  expect(states(SEASON, '2026-11-20')).toEqual(['past', 'past', 'active', 'future'])
})

test('a week is active from its first day at the club [VOL-016, VOL-017]', () => {
  expect(states(SEASON, '2026-11-13')).toEqual(['past', 'active', 'future', 'future'])
  expect(states(SEASON, '2026-11-14')).toEqual(['past', 'past', 'active', 'future'])
})

test('the last week stays active after the season, and none is active before it [VOL-017]', () => {
  expect(states(SEASON, '2027-03-01')).toEqual(['past', 'past', 'past', 'active'])
  expect(states(SEASON, '2026-09-01')).toEqual(['future', 'future', 'future', 'future'])
  expect(states([], '2026-09-01')).toEqual([])
})

test('weeks are always sorted into past ones, at most one active, and future ones [VOL-016, VOL-017]', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 30 }), day, (days, today) => {
      const found = states(days, today).join(' ')
      expect(found).toMatch(/^(?:past )*(?:active ?)?(?:future ?)*$/)
      expect(found.includes('active')).toBe(days.some((one) => one <= today))
    }),
  )
})

const MEN = { id: '1', key: 'men1', name: 'Men 1' }

test('a position has one seat for the whole club, or one per team in the rota [VOL-003]', () => {
  expect(seatsOf({ generalClub: true }, [MEN])).toEqual([null])
  expect(seatsOf({ generalClub: false }, [MEN])).toEqual([MEN])
  expect([null, MEN].map(seatLabel)).toEqual(['Whole club', 'Men 1'])
})
