import { expect, test } from 'vitest'
import { readAmount } from './typed-amount.ts'

test('text that is not one amount is refused', () => {
  for (const typed of [
    '',
    ' ',
    '£',
    'ten',
    '-5',
    '4.555',
    '1,2000',
    '1.200,50',
    '1,200,50',
    '45 50',
    '1e3',
    '45£',
    '100,000,000,000,000',
  ])
    expect(readAmount(typed), typed).toBeUndefined()
})

test('a comma before one or two digits separates the pence, and before three the thousands', () => {
  expect(['45,50', '4,5', '0,05', '1,200', '12,345,678.9'].map(readAmount)).toEqual([
    4550, 450, 5, 120_000, 1_234_567_890,
  ])
})

test('an amount may have a currency sign, spaces and pence', () => {
  expect(['45', '45.5', '£45.50', '£ 1,200.05', ' €7 ', '0'].map(readAmount)).toEqual([
    4500, 4550, 4550, 120_005, 700, 0,
  ])
})
