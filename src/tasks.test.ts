import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { DEMO_CLUB } from '../demo/data/club.ts'
import { clubOf } from './features/club/model.ts'
import type { Ports } from './platform/context.ts'
import { CRONTAB, tasks } from './tasks.ts'

test('every scheduled job is a job that the worker can run', () => {
  // Ports are only used when a job runs, and none runs here.
  const known = tasks({} as Ports, async () => clubOf(DEMO_CLUB))
  const scheduled = parseCrontab(CRONTAB).map(({ task }) => task)
  expect(scheduled.length).toBeGreaterThan(10)
  expect(scheduled.filter((task) => !known[task])).toEqual([])
})
