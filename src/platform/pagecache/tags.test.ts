import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { collectTags } from './tags.ts'

const REQUESTS = 2000
const TAGS = Array.from({ length: 500 }, (_, n) => `posts/${n}`)
/** Of each request: far less than its names weigh. */
const MOST_BYTES = 1000

test('the names of an answered request do not stay in memory until a full collection', () => {
  setFlagsFromString('--expose-gc')
  const sweepYoung: () => void = runInNewContext('gc.bind(undefined, { type: "minor" })')
  const before = oldBytes()
  for (let n = 0; n < REQUESTS; n += 1) {
    collectTags(() => {}).read(...TAGS)
    if (n % 100 === 0) sweepYoung()
  }
  expect(oldBytes() - before).toBeLessThan(REQUESTS * MOST_BYTES)
})

function oldBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')
  if (!old) throw new Error('V8 names its old space otherwise')
  return old.space_used_size
}
