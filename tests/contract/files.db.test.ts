import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { diskFiles } from '../../src/platform/files/disk.ts'
import type { FileStore } from '../../src/platform/files/store.ts'

/** Every adapter of the port, each with an empty store of its own. */
const ADAPTERS: [name: string, open: () => FileStore][] = [
  ['a folder', () => diskFiles(`.data/test/files/${randomUUID()}`)],
]

async function idsIn(store: FileStore): Promise<string[]> {
  const ids: string[] = []
  for await (const id of store.ids()) ids.push(id)
  return ids
}

const BYTES = new Uint8Array([0, 255, 10, 13, 0])

describe.each(ADAPTERS)('files in %s', (_name, open) => {
  test('bytes come back as they went in', async () => {
    const store = open()
    await store.put('a/640.webp', BYTES)

    expect(new Uint8Array((await store.get('a/640.webp'))!)).toEqual(BYTES)
  })

  test('a key without bytes answers undefined', async () => {
    const store = open()
    await store.put('a/original', BYTES)

    expect(await store.get('b/original')).toBeUndefined()
    expect(await store.get('a/320.webp')).toBeUndefined()
    expect(await store.get('a')).toBeUndefined()
    expect(await store.get('a/original/deeper')).toBeUndefined()
  })

  test('a file that is stored again replaces the first', async () => {
    const store = open()
    await store.put('a/original', BYTES)
    await store.put('a/original', new Uint8Array([7]))

    expect(new Uint8Array((await store.get('a/original'))!)).toEqual(new Uint8Array([7]))
  })

  test('removing a prefix takes all below it and nothing beside it', async () => {
    const store = open()
    for (const key of ['a/original', 'a/320.webp', 'ab/original']) await store.put(key, BYTES)

    await store.remove('a/')

    expect(await store.get('a/original')).toBeUndefined()
    expect(await store.get('a/320.webp')).toBeUndefined()
    expect(await store.get('ab/original')).toBeDefined()
  })

  test('removing what is not there is fine', async () => {
    await expect(open().remove('nothing/')).resolves.toBeUndefined()
  })

  test('the ids are the first parts of the keys, each once; none in an empty store', async () => {
    const store = open()
    expect(await idsIn(store)).toEqual([])
    for (const key of ['a/original', 'a/320.webp', 'b/original']) await store.put(key, BYTES)

    expect((await idsIn(store)).sort()).toEqual(['a', 'b'])
  })

  test.for(['../outside', 'a/../../outside', '/etc/passwd', '..', 'a/../..'])(
    'the key %s does not leave the store',
    async (key) => {
      const store = open()
      await expect(async () => store.put(key, BYTES)).rejects.toThrow(RangeError)
      await expect(async () => store.get(key)).rejects.toThrow(RangeError)
      await expect(async () => store.remove(key)).rejects.toThrow(RangeError)
    },
  )

  test('two writers of one key leave one of the two whole', async () => {
    const store = open()
    const [long, short] = [new Uint8Array(500_000).fill(1), new Uint8Array(10).fill(2)]

    await Promise.all([store.put('a/original', long), store.put('a/original', short)])

    const kept = new Uint8Array((await store.get('a/original'))!)
    expect([long.length, short.length]).toContain(kept.length)
    expect(new Set(kept).size).toBe(1)
  })
})

test('a folder keeps nothing of a write that failed', async () => {
  const folder = `.data/test/files/${randomUUID()}`
  const store = diskFiles(folder)
  await store.put('a/original', BYTES)

  await expect(store.put('a/original/below-a-file', BYTES)).rejects.toThrow()

  expect(await readdir(join(folder, 'a'))).toEqual(['original'])
})
