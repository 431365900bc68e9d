import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const REQUESTS = 500
/** Of each request: its names weigh ten times as much. */
const MOST_BYTES = 1000

/** In a process of its own, where nothing else grows: how many bytes the old space of V8 holds more afterwards. */
const PROGRAM = `
  import { getHeapSpaceStatistics } from 'node:v8'
  import { collectTags } from './src/platform/page-cache/tags.ts'
  const oldBytes = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space').space_used_size
  const names = Array.from({ length: 500 }, (_, n) => 'posts/' + n)
  gc()
  const before = oldBytes()
  for (let n = 0; n < ${REQUESTS}; n += 1) {
    collectTags(() => {}).read(...names)
    if (n % 50 === 0) gc({ type: 'minor' })
  }
  console.log(oldBytes() - before)
`

test('the names of an answered request do not stay in memory until a full collection', () => {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', PROGRAM])
  expect(Number(output)).toBeLessThan(REQUESTS * MOST_BYTES)
})
