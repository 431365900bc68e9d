import { expect, test } from 'vitest'
import { failureText } from './model.ts'

test('a failed operation is explained in words, without error codes', () => {
  for (const code of ['PROVIDER_KNOWS_NONE', 'UNKNOWN', 'NOTHING_TO_REFUND', 'NOT_RUNNING'])
    expect(failureText(code)).not.toMatch(/[A-Z]{3}/)
  expect(failureText('Your card was declined.')).toBe('Your card was declined.')
})
