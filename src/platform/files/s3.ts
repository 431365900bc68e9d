import { S3mini } from 's3mini'
import { FilesUnavailable } from '../../kernel/errors.ts'
import type { FileStore } from './store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** How long a page waits for a file. */
const PATIENCE_MS = 10_000
const KEYS_A_PAGE = 1000

/** Stores files in a bucket of any S3-compatible store. Throws FilesUnavailable while the store does not respond. */
export function s3Files({ endpoint, bucket, ...access }: S3Settings): FileStore {
  const store = new S3mini({
    ...access,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    requestAbortTimeout: PATIENCE_MS,
  })

  async function* keys(prefix: string) {
    let next: string | undefined
    do {
      const page = await reached(() => store.listObjectsPaged('/', prefix, KEYS_A_PAGE, next))
      for (const { Key } of page?.objects ?? []) yield Key
      next = page?.nextContinuationToken
    } while (next)
  }

  return {
    async put(key, bytes) {
      const inside = insideBucket(key)
      await reached(() => store.putObject(inside, Buffer.from(bytes)))
    },
    async get(key) {
      const inside = insideBucket(key)
      const bytes = await reached(() => store.getObjectArrayBuffer(inside))
      return bytes ? new Uint8Array(bytes) : undefined
    },
    keys,
    async *ids() {
      let last: string | undefined
      // Keys are listed in order, so the keys of one file are adjacent.
      for await (const key of keys('')) {
        const id = key.slice(0, key.indexOf('/'))
        if (id !== last) yield id
        last = id
      }
    },
    async remove(prefix) {
      const found: string[] = []
      for await (const key of keys(insideBucket(prefix))) found.push(key)
      if (found.length > 0) await reached(() => store.deleteObjects(found))
    },
  }
}

/** Returns the key unchanged. Throws RangeError if its URL would point outside the bucket. */
function insideBucket(key: string): string {
  if (key.startsWith('/') || key.split('/').includes('..'))
    throw new RangeError(`a file key leaves its bucket: ${key}`)
  return key
}

/** Every failure counts: a refusal of the store, a connection that is cut, and an answer that does not come in time. */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw new FilesUnavailable(error)
  }
}
