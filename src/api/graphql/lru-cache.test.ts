import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

test('at most a hundred queries are cached, and long ones never', () => {
  const kept = lruCache<number>()
  for (let n = 0; n < 300; n += 1) kept.set(`question ${n}`, n)
  expect(kept.get('question 199')).toBeUndefined()
  expect(kept.get('question 200')).toBe(200)
  expect(kept.get('question 299')).toBe(299)
  kept.set('x'.repeat(2001), 1)
  expect(kept.get('x'.repeat(2001))).toBeUndefined()
  expect(kept.get('question 200')).toBe(200)
})
