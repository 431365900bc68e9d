import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../../src/platform/files/s3.ts'

/** An S3 server in this process with an empty bucket. The access keys are built into its package. */
export async function anS3Server(): Promise<{
  settings: S3Settings
  /** The settings of the product for it. */
  environment: Record<string, string>
  stop(): Promise<void>
}> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'club' }] })
  await store.configureBuckets()
  const answer = store.getMiddleware()
  const server: Server = createServer((req, res) => {
    // The client signs a bucket's address without the trailing slash, and the server accepts unsigned list requests.
    if (req.url?.startsWith('/club/?')) delete req.headers.authorization
    answer(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the S3 server has no port')
  const settings = {
    endpoint: `http://127.0.0.1:${address.port}`,
    bucket: 'club',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
