import { expect, test } from 'vitest'
import { inTurn } from './decoding.ts'

/** Work that reports its start and ends on request. */
function aWork(begun: number[], id: number) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const finished = inTurn(async () => {
    begun.push(id)
    await promise
  })
  return { end: resolve, fail: reject, finished }
}

const settled = () => new Promise<void>((go) => setImmediate(go))

test('two tasks at most run at a time, and the others in order of arrival', async () => {
  const begun: number[] = []
  const works = [1, 2, 3, 4].map((id) => aWork(begun, id))
  await settled()
  expect(begun).toEqual([1, 2])

  works[1]?.end()
  await settled()
  expect(begun).toEqual([1, 2, 3])

  for (const work of works) work.end()
  await Promise.all(works.map((work) => work.finished))
  expect(begun).toEqual([1, 2, 3, 4])
})

test('a failed task lets the next one run', async () => {
  const begun: number[] = []
  const works = [1, 2, 3].map((id) => aWork(begun, id))

  works[0]?.fail(new Error('a broken picture'))
  await expect(works[0]?.finished).rejects.toThrow('a broken picture')
  await settled()
  expect(begun).toEqual([1, 2, 3])

  works[1]?.end()
  works[2]?.end()
  await Promise.all([works[1]?.finished, works[2]?.finished])
})
