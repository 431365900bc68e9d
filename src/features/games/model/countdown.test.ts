import { expect, test } from 'vitest'
import { countdownText } from './countdown.ts'

const NOW = new Date('2026-10-24T12:00:00Z')
const inMinutes = (minutes: number) => countdownText(new Date(NOW.getTime() + minutes * 60_000), NOW)

test('a countdown changes from hours to minutes and ends when the game starts', () => {
  expect([600, 150, 121, 90, 89, 62, 7, 5, 1, 0, -30].map(inMinutes)).toEqual([
    'Starts in about 10 hours',
    'Starts in about 3 hours',
    'Starts in about 2 hours',
    'Starts in about 2 hours',
    'Starts in about 90 minutes',
    'Starts in about 60 minutes',
    'Starts in about 5 minutes',
    'Starts in a few minutes',
    'Starts in a few minutes',
    'It has started. The result will follow.',
    'It has started. The result will follow.',
  ])
})
