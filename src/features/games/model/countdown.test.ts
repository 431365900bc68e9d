import { expect, test } from 'vitest'
import { countdownText } from './countdown.ts'

const NOW = new Date('2026-10-24T12:00:00Z')
const inMinutes = (minutes: number) => countdownText(new Date(NOW.getTime() + minutes * 60_000), NOW)

test('a countdown goes from hours to minutes, and ends when the game has begun', () => {
  expect([600, 150, 121, 90, 89, 62, 7, 5, 1, 0, -30].map(inMinutes)).toEqual([
    'Begins in about 10 hours',
    'Begins in about 3 hours',
    'Begins in about 2 hours',
    'Begins in about 2 hours',
    'Begins in about 90 minutes',
    'Begins in about 60 minutes',
    'Begins in about 5 minutes',
    'Begins in a few minutes',
    'Begins in a few minutes',
    'It has begun. The result follows.',
    'It has begun. The result follows.',
  ])
})
