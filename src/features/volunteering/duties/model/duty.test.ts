import { expect, test } from 'vitest'
import { localDate } from '../../../../kernel/dates.ts'
import { canGiveBack, dutyAtGame, weeklyDuties } from './duty.ts'

const iso = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => [
  startsAt.toISOString(),
  endsAt.toISOString(),
]

test('a duty can be given back until the last day of its notice period', () => {
  const duty = { startsAt: new Date('2026-09-12T15:00:00Z'), giveBackDays: 3 }
  expect(canGiveBack(duty, localDate('2026-09-10'))).toBe(false)
  expect(canGiveBack(duty, localDate('2026-09-09'))).toBe(true)
})

test('a weekly duty keeps its local time when the clocks change', () => {
  const rule = { weekday: 6, startsTime: '10:00:00', endsTime: '12:00:00' }
  const [before, after] = weeklyDuties(new Date('2026-10-23T09:00:00Z'), rule).map(iso)
  expect(before).toEqual(['2026-10-24T09:00:00.000Z', '2026-10-24T11:00:00.000Z'])
  expect(after).toEqual(['2026-10-31T10:00:00.000Z', '2026-10-31T12:00:00.000Z'])
})

test('a duty at a game starts before the game and ends after it', () => {
  expect(iso(dutyAtGame(new Date('2026-09-12T15:00:00Z'), 45))).toEqual([
    '2026-09-12T14:15:00.000Z',
    '2026-09-12T16:45:00.000Z',
  ])
})
