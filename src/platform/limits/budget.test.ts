import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

const aBudget = () => new Budget({ rows: 100, bytes: 1000 }, 60)

test('a client that has used its budget waits until the period ends, and other clients do not', () => {
  const budget = aBudget()
  budget.spend('ana', { rows: 60, bytes: 0 }, 0)
  expect(budget.waitSeconds('ana', 20_000)).toBe(0)
  budget.spend('ana', { rows: 60, bytes: 0 }, 20_000)
  expect(budget.waitSeconds('ana', 20_000)).toBe(40)
  expect(budget.waitSeconds('ben', 20_000)).toBe(0)
  expect(budget.waitSeconds('ana', 60_000)).toBe(0)
  budget.spend('ana', { rows: 1, bytes: 0 }, 60_000)
  expect(budget.waitSeconds('ana', 60_000)).toBe(0)
})

test('ten thousand clients at most are tracked', () => {
  const budget = aBudget()
  for (let n = 0; n <= 10_000; n += 1) budget.spend(`client ${n}`, { rows: 100, bytes: 0 }, 0)
  expect(budget.waitSeconds('client 0', 1)).toBe(0)
  expect(budget.waitSeconds('client 1', 1)).toBe(60)
})
