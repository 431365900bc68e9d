import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { FilesUnavailable } from '../../src/kernel/errors.ts'
import { copyAll } from '../../src/platform/files/copy-all.ts'
import { diskFiles } from '../../src/platform/files/disk.ts'
import { s3Files } from '../../src/platform/files/s3.ts'
import type { FileStore } from '../../src/platform/files/store.ts'
import { anS3Server } from '../support/s3-server.ts'

const server = await anS3Server()
afterAll(server.stop)
const bucket = s3Files(server.settings)

/** Every implementation of the port, each with an empty store. */
const ADAPTERS: [name: string, open: () => FileStore][] = [
  ['a folder', () => diskFiles(`.data/test/files/${randomUUID()}`)],
  ['a bucket of an S3-compatible store', () => bucket],
]
afterEach(() => bucket.remove(''))

async function all(found: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = []
  for await (const one of found) list.push(one)
  return list
}

const BYTES = new Uint8Array([0, 255, 10, 13, 0])

describe.each(ADAPTERS)('files in %s', (_name, open) => {
  test('bytes are returned as they were saved', async () => {
    const store = open()
    await store.put('a/640.webp', BYTES)

    expect(new Uint8Array((await store.get('a/640.webp'))!)).toEqual(BYTES)
  })

  test('a missing key returns undefined', async () => {
    const store = open()
    await store.put('a/original', BYTES)

    expect(await store.get('b/original')).toBeUndefined()
    expect(await store.get('a/320.webp')).toBeUndefined()
    expect(await store.get('a')).toBeUndefined()
    expect(await store.get('a/original/deeper')).toBeUndefined()
  })

  test('saving a file again replaces it', async () => {
    const store = open()
    await store.put('a/original', BYTES)
    await store.put('a/original', new Uint8Array([7]))

    expect(new Uint8Array((await store.get('a/original'))!)).toEqual(new Uint8Array([7]))
  })

  test('removing a prefix removes everything below it and nothing else', async () => {
    const store = open()
    for (const key of ['a/original', 'a/320.webp', 'ab/original']) await store.put(key, BYTES)

    await store.remove('a/')

    expect(await store.get('a/original')).toBeUndefined()
    expect(await store.get('a/320.webp')).toBeUndefined()
    expect(await store.get('ab/original')).toBeDefined()
  })

  test('removing a missing file succeeds', async () => {
    await expect(open().remove('nothing/')).resolves.toBeUndefined()
  })

  test('the ids are the first parts of the keys without duplicates, and none in an empty store', async () => {
    const store = open()
    expect(await all(store.ids())).toEqual([])
    for (const key of ['a/original', 'a/320.webp', 'b/original']) await store.put(key, BYTES)

    expect((await all(store.ids())).sort()).toEqual(['a', 'b'])
  })

  test('the keys of a prefix are those of its file, without duplicates', async () => {
    const store = open()
    for (const key of ['a/original', 'a/320.webp', 'ab/original']) await store.put(key, BYTES)

    expect((await all(store.keys('a/'))).sort()).toEqual(['a/320.webp', 'a/original'])
    expect(await all(store.keys('b/'))).toEqual([])
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
})

test('two writers of one key leave one complete file', async () => {
  const store = diskFiles(`.data/test/files/${randomUUID()}`)
  const [long, short] = [new Uint8Array(500_000).fill(1), new Uint8Array(10).fill(2)]

  await Promise.all([store.put('a/original', long), store.put('a/original', short)])

  const kept = new Uint8Array((await store.get('a/original'))!)
  expect([long.length, short.length]).toContain(kept.length)
  expect(new Set(kept).size).toBe(1)
})

test('a failed write leaves no file', async () => {
  const folder = `.data/test/files/${randomUUID()}`
  const store = diskFiles(folder)
  await store.put('a/original', BYTES)

  await expect(store.put('a/original/below-a-file', BYTES)).rejects.toThrow()

  expect(await readdir(join(folder, 'a'))).toEqual(['original'])
})

test('a store that does not respond refuses to save and to open, with a message for the reader', async () => {
  const gone = await anS3Server()
  const store = s3Files(gone.settings)
  await gone.stop()

  await expect(store.put('a/original', BYTES)).rejects.toThrow('Files cannot be saved or opened')
  await expect(store.get('a/original')).rejects.toThrow(FilesUnavailable)
})

test('a store that cuts its connections is one that does not respond', async () => {
  const cut = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  onTestFinished(() => void cut.close())
  await once(cut, 'listening')
  const { port } = cut.address() as AddressInfo
  const store = s3Files({ ...server.settings, endpoint: `http://127.0.0.1:${port}` })

  await expect(store.put('a/original', BYTES)).rejects.toThrow(FilesUnavailable)
  await expect(store.get('a/original')).rejects.toThrow(FilesUnavailable)
})

test('all files move to the bucket and back, and moving them again copies nothing', async () => {
  const from = diskFiles(`.data/test/files/${randomUUID()}`)
  const back = diskFiles(`.data/test/files/${randomUUID()}`)
  const keys = ['a/original', 'a/320.webp', 'b/original']
  for (const key of keys) await from.put(key, BYTES)
  await bucket.put('a/original', BYTES)

  expect(await copyAll(from, bucket)).toEqual({ copied: 2, present: 1 })
  expect(await copyAll(from, bucket)).toEqual({ copied: 0, present: 3 })
  expect(await copyAll(bucket, back)).toEqual({ copied: 3, present: 0 })

  for (const key of keys) expect(new Uint8Array((await back.get(key))!)).toEqual(BYTES)
})
