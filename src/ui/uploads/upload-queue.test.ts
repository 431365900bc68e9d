import { expect, test } from 'vitest'
import { canRetry, type Sent, UploadQueue } from './upload-queue.ts'

/** Creates a queue whose uploads finish when the test says so, in any order. */
function aQueue(most = 500) {
  const open = new Map<string, { end: (sent: Sent) => void; signal: AbortSignal; place: number }>()
  const queue = new UploadQueue((file, place, { signal }) => {
    const { promise, resolve } = Promise.withResolvers<Sent>()
    open.set(file.name, { end: resolve, signal, place })
    return promise
  }, most)
  const end = async (name: string, sent: Sent = { result: 'done' }) => {
    open.get(name)?.end(sent)
    open.delete(name)
    await Promise.resolve() // the queue has been notified
    await Promise.resolve()
  }
  const states = () => queue.items().map(({ file, state }) => `${file.name} ${state}`)
  return { queue, open, end, states }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const names = (many: number) => Array.from({ length: many }, (_, at) => `${at}`)

test('three files are uploaded at a time, and the next starts when one has succeeded or failed', async () => {
  const { queue, open, end, states } = aQueue()
  queue.add(files('a', 'b', 'c', 'd', 'e'), 0)
  expect([...open.keys()]).toEqual(['a', 'b', 'c'])
  await end('b', { result: 'failed', why: 'Broken' })
  await end('a', { result: 'there' })
  expect(states()).toEqual(['a there', 'b failed', 'c sending', 'd sending', 'e sending'])
})

test('500 of 501 files are accepted, and the queue says that one was not', () => {
  const { queue, open } = aQueue()
  expect(queue.add(files(...names(501)), 0)).toBe(1)
  expect([queue.items().length, open.size]).toEqual([500, 3])
  expect(queue.add(files('late'), 0)).toBe(1)
})

test('files keep the order in which they were chosen, and later ones follow', () => {
  const { queue } = aQueue()
  queue.add(files('a', 'b'), 7)
  queue.add(files('c'), 7)
  expect(queue.items().map(({ place }) => place)).toEqual([7, 8, 9])
})

test('a full disk stops the uploads, and all of them can be retried', async () => {
  const { queue, end, states } = aQueue()
  queue.add(files('a', 'b', 'c', 'd', 'e'), 0)
  await end('a', { result: 'failed', why: 'No space', halts: true })
  expect(states()).toEqual(['a failed', 'b sending', 'c sending', 'd failed', 'e failed'])
  expect(queue.items().filter(({ why }) => why === 'No space')).toHaveLength(3)
  await end('b')
  await end('c')
  queue.retry()
  expect(states()).toEqual(['a sending', 'b done', 'c done', 'd sending', 'e sending'])
})

test('a failed upload can be retried alone', async () => {
  const { queue, end, states } = aQueue()
  queue.add(files('a', 'b'), 0)
  await end('a', { result: 'failed', why: 'Lost' })
  await end('b', { result: 'failed', why: 'Lost' })
  queue.retry(queue.items()[1]?.id)
  expect(states()).toEqual(['a failed', 'b sending'])
})

test('a permanent failure is never retried', async () => {
  const { queue, end, states } = aQueue()
  queue.add(files('a', 'b'), 0)
  await end('a', { result: 'failed', why: 'Not a picture', final: true })
  await end('b', { result: 'failed', why: 'Lost' })
  queue.retry(queue.items()[0]?.id)
  expect(states()).toEqual(['a failed', 'b failed'])
  expect(queue.items().map(canRetry)).toEqual([false, true])
  queue.retry()
  expect(states()).toEqual(['a failed', 'b sending'])
})

test('finished uploads can be cleared while others continue', async () => {
  const { queue, end, states } = aQueue()
  queue.add(files('a', 'b', 'c'), 0)
  await end('a', { result: 'failed', why: 'Broken' })
  await end('b')
  queue.clear()
  expect(states()).toEqual(['c sending'])
})

test('Stop aborts running uploads; a late answer changes nothing, and new files are uploaded', async () => {
  const { queue, open, end, states } = aQueue()
  queue.add(files('a', 'b', 'c', 'd'), 0)
  await end('a')
  const late = open.get('b')
  queue.stop()
  expect([late?.signal.aborted, states()]).toEqual([true, ['a done']])
  await end('b')
  queue.add(files('e'), 0)
  expect(states()).toEqual(['e sending'])
})
