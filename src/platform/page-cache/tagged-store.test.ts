import { expect, test } from 'vitest'
import { TaggedStore } from './tagged-store.ts'

const MOST = { count: 3, bytes: 100 }
const kept = (tags: string[], { expiresAt = 1000, size = 1 } = {}) => ({ tags, expiresAt, size })
const aStore = () => new TaggedStore<ReturnType<typeof kept>>(MOST)

test('a response started before a write of its tags is not cached', () => {
  const store = aStore()
  const begun = store.begin()
  store.drop(['posts'])
  expect(store.put('a', kept(['posts']), begun)).toBe(false)
  expect(store.put('b', kept(['teams']), begun)).toBe(true)
  expect(store.get('a', 0)).toBeUndefined()
})

test('a write drops every cached response with its tags, and no others', () => {
  const store = aStore()
  store.put('a', kept(['posts', 'teams']), store.begin())
  store.put('b', kept(['games']), store.begin())
  store.drop(['teams', 'nothing'])
  expect(store.get('a', 0)).toBeUndefined()
  expect(store.get('b', 0)).toBeDefined()
})

test('a cached response is served until it expires', () => {
  const store = aStore()
  store.put('a', kept([], { expiresAt: 10 }), store.begin())
  expect(store.get('a', 9)).toBeDefined()
  expect(store.get('a', 10)).toBeUndefined()
  expect(store.size).toBe(0)
})

test('the oldest responses are dropped when there are too many or they are too large', () => {
  const store = aStore()
  for (const key of ['a', 'b', 'c', 'd']) store.put(key, kept(['x']), store.begin())
  expect(store.get('a', 0)).toBeUndefined()
  store.put('e', kept(['x'], { size: 99 }), store.begin())
  expect([store.size, store.get('e', 0)?.size]).toEqual([2, 99])
})

test('nothing is cached or served while notifications of writes cannot be received', () => {
  const store = aStore()
  store.put('a', kept(['x']), store.begin())
  store.suspend()
  expect(store.get('a', 0)).toBeUndefined()
  expect(store.put('b', kept(['x']), store.begin())).toBe(false)
  store.resume()
  expect(store.get('b', 0)).toBeUndefined()
  expect(store.put('c', kept(['x']), store.begin())).toBe(true)
})
