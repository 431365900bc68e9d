import { expect, test } from 'vitest'
import { recipientsIn } from './handling.ts'

test('several recipients are separated by commas', () => {
  expect(recipientsIn('')).toEqual([])
  expect(recipientsIn(' a@example.org ,b@example.org,')).toEqual(['a@example.org', 'b@example.org'])
})
