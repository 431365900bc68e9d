import { expect, test } from 'vitest'
import { lengthWords, sizeWords } from './measures.ts'

test('sizes and durations are shown in their largest unit', () => {
  expect([1, 950, 1000, 1_440_000, 36_900_000_000, 2e15].map(sizeWords)).toEqual([
    '1 byte',
    '950 bytes',
    '1.0 kB',
    '1.4 MB',
    '37 GB',
    '2000 TB',
  ])
  expect([1, 119, 120, 7199, 7200, 172_799, 172_800].map(lengthWords)).toEqual([
    '1 second',
    '119 seconds',
    '2 minutes',
    '119 minutes',
    '2 hours',
    '47 hours',
    '2 days',
  ])
})
