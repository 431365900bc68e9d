import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { openDatabase, rows } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { queueState } from '../../src/platform/metrics/queue-state.ts'
import { SERVER } from '../../tools/bootstrap/server.mjs'
import { machine, writeReports } from '../support/report.ts'
import { logIn, PLAYER, sendEmail, someIds } from './admin.ts'
import { fillClub } from './club.ts'
import { memoryMb, startOnOneCore, stopped } from './load.ts'
import { faultsOf, type Moment, type Soak, soakReport } from './soak-report.ts'
import { searches } from './store.ts'

/**
 * Runs the built product under a mixed load for a long time and looks for what only time shows: memory that grows,
 * connections that are not given back, jobs that are late. `npm run soak -- --minutes 360`.
 */

const ROOT = join(import.meta.dirname, '../..')
process.chdir(ROOT)
// Ends the started server even if this process is stopped from outside.
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
const DATA_DIR = join(ROOT, '.data/soak')
const PORT = 4278
const SITE = `http://127.0.0.1:${PORT}`
const CONNECTIONS = 20
const LIMIT_SECONDS = 20
/** The share of the highest rate that the club is given. */
const SHARE = 0.25
/** How often the club is looked at, spread over the whole time. */
const MOMENTS = 60
/** At each look an administrator also writes to this many members, which keeps the job queue busy. */
const LETTERS = 100
/** The addresses that the requests seem to come from, because the product limits the requests of each address. */
const ADDRESSES = 250
const TEAMS_QUERY = '{ teams(limit: 20) { _id name members(limit: 25) { _id Name } } }'

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } }).values
const seconds = Number(minutes) * 60
if (!(seconds >= 60)) throw new Error('--minutes takes a number from 1')

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(DATA_DIR)
await fillClub(database.url, ROOT)
const db = openDatabase(database.url, openLog('error'), 2)
const env = {
  DATABASE_URL: database.url,
  DATA_DIR,
  PORT: String(PORT),
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  DEMO: '0',
  TRUST_PROXY: '1',
}
const server = await startOnOneCore(SERVER, env, `${SITE}/readyz`)
let soak: Soak
try {
  const administrator = await logIn(SITE)
  const requests = mixed(administrator, await logIn(SITE, PLAYER))
  const limit = await autocannon({ ...spread(requests), duration: LIMIT_SECONDS })
  const perSecond = Math.max(1, Math.round(limit.requests.average * SHARE))
  console.log(`${Math.round(limit.requests.average)} requests a second at most, ${perSecond} from now on`)
  const moments = watch(administrator)
  const result = await autocannon({ ...spread(requests), overallRate: perSecond, duration: seconds })
  soak = {
    minutes: seconds / 60,
    limitPerSecond: limit.requests.average,
    perSecond: result.requests.average,
    failed: result.non2xx + result.errors + result.timeouts,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    moments: await moments,
  }
} finally {
  await stopped(server)
  await db.$client.end()
  await database.stop()
}
const made = machine()
await writeReports(
  join(ROOT, 'docs/soak'),
  { machine: made, ...soak },
  soakReport(Object.values(made).join(' · '), soak),
)
for (const fault of faultsOf(soak)) console.log(`NOT ${fault}`)
process.exit(faultsOf(soak).length === 0 ? 0 : 1)

/** What visitors, members, an administrator and programs request, in the order of a busy evening. */
function mixed(administrator: string, player: string): autocannon.Request[] {
  // A draft of a registration bypasses the page cache. It belongs to no one and is empty.
  const uncached = { cookie: 'draft=none' }
  const pages = [
    '/',
    '/teams',
    '/events',
    '/events/event-3',
    '/about-us/games',
    '/store',
    '/about-us/members',
  ]
  const visited = [...pages, ...pages].map((path) => ({ path }))
  const rendered = ['/teams/team-1', '/about-us/members?page=2', '/store/category-3', '/store/product/100003']
  const searched = searches().filter((_, n) => n % 40 === 0)
  const json = { 'content-type': 'application/json' }
  return [
    ...visited,
    ...[...rendered, ...searched].map((path) => ({ path, headers: uncached })),
    { path: '/api/games?_limit=20', headers: uncached },
    { path: '/api/graphql', method: 'POST', headers: json, body: JSON.stringify({ query: TEAMS_QUERY }) },
    ...['/members/dashboard', '/'].map((path) => ({ path, headers: { cookie: player } })),
    ...['/admin', '/admin/members/rows?q=admin+77', '/admin/orders'].map((path) => ({
      path,
      headers: { cookie: administrator },
    })),
  ]
}

/** Each connection begins at another request, and each request of a connection seems to come from another address. */
function spread(requests: readonly autocannon.Request[]): autocannon.Options {
  let begun = 0
  return {
    url: SITE,
    connections: CONNECTIONS,
    setupClient(client) {
      begun += 1
      const start = (begun * 7) % requests.length
      const inTurn = [...requests.slice(start), ...requests.slice(0, start)]
      client.setRequests(
        Array.from({ length: ADDRESSES }, (_, n) => {
          const { headers, ...request } = inTurn[n % inTurn.length] ?? { path: '/' }
          return { ...request, headers: { ...headers, 'x-forwarded-for': `10.2.${begun}.${n}` } }
        }),
      )
    },
  }
}

/** Looks at the club at even intervals until the load ends. */
async function watch(administrator: string): Promise<Moment[]> {
  const headers = { cookie: administrator }
  const ids = (await someIds(SITE, headers, LETTERS)).slice(0, LETTERS)
  const moments: Moment[] = []
  for (let n = 1; n <= MOMENTS; n += 1) {
    await setTimeout((seconds * 1000) / MOMENTS)
    moments.push(await lookAt((n * seconds) / MOMENTS))
    // No letters at the end, so that the queue is empty when the load stops.
    if (n < MOMENTS - 1) await sendEmail(SITE, headers, ids)
  }
  return moments
}

async function lookAt(second: number): Promise<Moment> {
  const { oldestSeconds, failed } = await queueState(db)
  const [used] = await rows<{ many: number }>(
    db,
    sql`select count(*)::int as many from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`,
  )
  return {
    second,
    memoryMb: memoryMb(server.pid),
    connections: used?.many ?? 0,
    openFiles: readdirSync(`/proc/${server.pid}/fd`).length,
    oldestJobSeconds: oldestSeconds,
    failedJobs: failed.reduce((sum, { many }) => sum + many, 0),
  }
}
