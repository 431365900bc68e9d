import { expect, test } from 'vitest'
import { queryCache } from './query-cache.ts'

test('a hundred recently used queries at most are cached, and long ones never', () => {
  const kept = queryCache<{ n: number }>()
  for (let n = 0; n < 300; n += 1) kept.set(`question ${n}`, { n })
  expect(kept.get('question 199')).toBeUndefined()
  expect(kept.get('question 200')).toEqual({ n: 200 })
  kept.set('', { n: 1 })
  expect(kept.get('question 200'), 'it was used').toEqual({ n: 200 })
  expect(kept.get('question 201')).toBeUndefined()
  kept.set('x'.repeat(2001), { n: 1 })
  expect(kept.get('x'.repeat(2001))).toBeUndefined()
  kept.set('x'.repeat(2000), { n: 1 })
  expect(kept.get('x'.repeat(2000))).toEqual({ n: 1 })
})
