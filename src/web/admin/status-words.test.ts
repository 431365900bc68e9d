import { expect, test } from 'vitest'
import { CRONTAB } from '../../tasks.ts'
import { workByTheClock } from './status-words.ts'

test('whatever runs by the clock is told in words', () => {
  const tasks = CRONTAB.split('\n').map((line) => line.trim().split(/\s+/)[5] ?? '')
  const told = workByTheClock(tasks.map((task) => ({ task, at: new Date(0) })))
  expect(told).toHaveLength(tasks.length)
  expect(told.filter(({ name }) => tasks.includes(name))).toEqual([])
})
