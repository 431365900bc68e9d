import { expect, test } from 'vitest'
import { few } from './few.ts'

test('of any number of questions a hundred are kept, and long ones never [holes 22]', () => {
  const kept = few<number>()
  for (let n = 0; n < 300; n += 1) kept.set(`question ${n}`, n)
  expect(kept.get('question 199')).toBeUndefined()
  expect(kept.get('question 200')).toBe(200)
  expect(kept.get('question 299')).toBe(299)
  kept.set('x'.repeat(2001), 1)
  expect(kept.get('x'.repeat(2001))).toBeUndefined()
  expect(kept.get('question 200')).toBe(200)
})
