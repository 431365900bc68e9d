import { expect, test } from 'vitest'
import { isPhone } from './phone.ts'

test('a phone number is accepted in the usual notations', () => {
  const taken = [
    '020 7946 0123',
    '+44 (0)20 7946-0123',
    '07700900123',
    '+48 22 123 45 67',
    '020 7946 0123 ext 12',
  ]
  expect(taken.filter(isPhone)).toEqual(taken)
})

test('words and numbers with too few or too many digits are refused', () => {
  const refused = [
    'call me',
    'abc',
    '',
    '999',
    '12345678901234567',
    '020 7946 0123 or 0124',
    '+',
    'ext 1234567',
  ]
  expect(refused.filter(isPhone)).toEqual([])
})
