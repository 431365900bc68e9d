import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const REQUESTS = 500
/** The memory that each request may retain. Its names alone take ten times as much. */
const MAX_BYTES = 1000

/** Runs in a separate process, where nothing else allocates, and prints by how many bytes V8's old space has grown. */
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

test('the tags of a finished request are released from memory before a full collection', () => {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', PROGRAM])
  expect(Number(output)).toBeLessThan(REQUESTS * MAX_BYTES)
})
