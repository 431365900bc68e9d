import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { aPicture } from '../../demo/builders/picture.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { SERVER } from '../../tools/bootstrap/server.mjs'
import { machine } from '../support/report.ts'
import { anS3Server } from '../support/s3-server.ts'
import { systemCtx } from '../support/system-ctx.ts'
import { fillClub } from './club.ts'
import { load, type Server, startOnCore, stopped } from './load.ts'

/**
 * Measures how requests per second grow from one web node to two, with a worker, a PostgreSQL and an S3 store on this
 * machine. The nodes share no folder, as on two machines. `npm run bench -- two-nodes`.
 */

const ROOT = join(import.meta.dirname, '../..')
process.chdir(ROOT)
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
const DATA_DIR = join(ROOT, '.data/bench-two-nodes')
const PORTS = [4274, 4275]
const WORKER_PORT = 4276
const SECONDS = 5
const CONNECTIONS = 20
/** A draft of a registration bypasses the page cache. It belongs to no one and is empty. */
const UNCACHED = { cookie: 'draft=none' }

type Node = { server: Server; site: string }
type Page = { what: string; path: string; headers: Record<string, string> }

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(DATA_DIR)
const store = await anS3Server()
const shared = {
  DATABASE_URL: database.url,
  SESSION_SECRET: 'a secret for measuring, 32 characters',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  DEMO: '0',
  ...store.environment,
}
await fillClub(database.url, ROOT)
const nodes: Node[] = []
// The worker serves only its metrics.
const metrics = { SERVICES: 'worker', METRICS_PORT: String(WORKER_PORT) }
const worker = await start(0, metrics, `http://127.0.0.1:${WORKER_PORT}/metrics`)
try {
  for (const [core, port] of PORTS.entries()) {
    const site = `http://127.0.0.1:${port}`
    nodes.push({ site, server: await start(core, { SERVICES: 'web', PORT: String(port) }, `${site}/readyz`) })
  }
  const lines = [
    await growth({ what: '50 of 500 members, uncached', path: '/about-us/members', headers: UNCACHED }),
    await growth({ what: 'home page, cached', path: '/', headers: {} }),
    await growth({ what: 'picture from S3', path: await aPublicPicture(), headers: {} }),
  ]
  await report(lines)
} finally {
  await Promise.all([worker, ...nodes.map(({ server }) => server)].map(stopped))
  await store.stop()
  await database.stop()
}
process.exit()

async function start(core: number, env: Record<string, string>, readyUrl: string): Promise<Server> {
  const own = { ...shared, ...env, DATA_DIR: join(DATA_DIR, env.PORT ?? 'worker') }
  return startOnCore(core % cpus().length, SERVER, own, readyUrl)
}

/** Returns the path of a stored picture. */
async function aPublicPicture(): Promise<string> {
  const db = openDatabase(database.url, openLog('error'))
  const config = parseConfig({ DATA_DIR, ...store.environment })
  const id = await aPicture(systemCtx(config, db, shared.SESSION_SECRET))
  await db.$client.end()
  return `/files/${id}/640`
}

/** Measures a page on the first node, then on both nodes in parallel. */
async function growth({ what, path, headers }: Page): Promise<string> {
  const ask = ({ server, site }: Node, connections: number) =>
    load({ url: site + path, headers, connections, pid: server.pid, seconds: SECONDS })
  const [first] = nodes
  if (!first) throw new Error('no node has started')
  const one = await ask(first, CONNECTIONS)
  const both = await Promise.all(nodes.map((node) => ask(node, CONNECTIONS / nodes.length)))
  const together = both.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)
  const failed = [one, ...both].reduce((sum, result) => sum + result.failed, 0)
  const cells = [
    what,
    `${Math.round(one.requestsPerSecond)} req/s`,
    `${Math.round(together)} req/s`,
    `${(together / one.requestsPerSecond).toFixed(2)}×`,
    failed,
  ]
  console.log(cells.join(', '))
  return `| ${cells.join(' | ')} |`
}

async function report(lines: readonly string[]): Promise<void> {
  const folder = join(ROOT, 'docs/bench')
  const text = `# One web node and two

Made by \`npm run bench -- two-nodes\`: ${Object.values(machine()).join(' · ')}

Two web nodes and a worker with one PostgreSQL and one S3 store, all on this machine; the nodes share no folder. Each node
has one processor to itself (the second one shares it with the load, the store and the database where there are only
two), so the growth is less than it is on two machines.

| What | One node | Two nodes | Growth | Failed |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'two-nodes.md'), text)
}
