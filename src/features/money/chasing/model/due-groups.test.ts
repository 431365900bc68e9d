import { expect, test } from 'vitest'
import { addDays, clubInstant, localDate } from '../../../../kernel/dates.ts'
import { pence } from '../../../../kernel/money.ts'
import { dueGroups } from './due-groups.ts'

const TODAY = localDate('2026-11-29')
const NOON = clubInstant(TODAY, '12:00')

const due = (days: number, time: string, open: number) => {
  const dueOn = addDays(TODAY, days)
  return { dueOn, dueAt: clubInstant(dueOn, time), open: pence(open) }
}

test('open charges are grouped by how late they are and how soon they are due, with sums of their rows', () => {
  const charges = [
    due(-31, '23:30', 1),
    due(-30, '00:00', 20),
    due(-8, '23:30', 20),
    due(-7, '00:00', 300),
    due(0, '11:00', 300),
    due(0, '13:00', 4000),
    due(14, '23:30', 4000),
    due(15, '00:00', 50_000),
    due(400, '12:00', 50_000),
  ]
  const found = dueGroups(charges, NOON).map(({ name, charges: own, sum }) => [name, own.length, sum])
  expect(found).toEqual([
    ['More than 30 days late', 1, 1],
    ['8 to 30 days late', 2, 40],
    ['Up to 7 days late', 2, 600],
    ['Due in the next 14 days', 2, 8000],
    ['Due later', 2, 100_000],
  ])
})

test('a group without charges is left out', () => {
  expect(dueGroups([due(20, '12:00', 5)], NOON).map(({ id }) => id)).toEqual(['later'])
})
