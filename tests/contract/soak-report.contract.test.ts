import { expect, test } from 'vitest'
import { faultsOf, type Moment, type Soak } from '../load/soak-report.ts'

test('a soak with failed requests names them', () => {
  expect(faultsOf(aSoak({ failed: 3 }))).toEqual(['3 requests failed'])
})

test('a soak whose memory grows until the end names it', () => {
  const moments = Array.from({ length: 30 }, (_, n) => aMoment({ memoryMb: 200 + n * 4 }))
  expect(faultsOf(aSoak({ moments }))).toEqual(['memory grew from 260 to 300 MB'])
})

test('a soak that does not give connections and files back names them', () => {
  const moments = Array.from({ length: 30 }, (_, n) => aMoment({ connections: n, openFiles: n * 10 }))
  expect(faultsOf(aSoak({ moments }))).toEqual([
    '10 more connections in the last third',
    '100 more open files in the last third',
  ])
})

test('a soak with a late and a failed job names both', () => {
  const moments = [...steady(29), aMoment({ oldestJobSeconds: 61, failedJobs: 1 })]
  expect(faultsOf(aSoak({ moments }))).toEqual(['a job was 61 s late', '1 failed jobs'])
})

test('a soak that grows only while it warms up has no fault', () => {
  const warming = Array.from({ length: 10 }, (_, n) => aMoment({ memoryMb: 100 + n * 10, connections: n }))
  expect(faultsOf(aSoak({ moments: [...warming, ...steady(20)] }))).toEqual([])
})

const steady = (many: number) => Array.from({ length: many }, () => aMoment())

const aMoment = (facts: Partial<Moment> = {}): Moment => ({
  second: 30,
  memoryMb: 200,
  connections: 12,
  openFiles: 60,
  oldestJobSeconds: 0,
  failedJobs: 0,
  ...facts,
})

const aSoak = (facts: Partial<Soak>): Soak => ({
  minutes: 30,
  limitPerSecond: 400,
  perSecond: 100,
  failed: 0,
  medianMs: 4,
  p99Ms: 40,
  moments: steady(30),
  ...facts,
})
