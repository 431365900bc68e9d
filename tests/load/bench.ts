import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startEmbedded } from '../../src/platform/database/embedded.ts'
import { SERVER } from '../../tools/bootstrap/server.mjs'
import { fillClub } from './club.ts'
import { measureDesk } from './desk.ts'
import { type Load, load, memoryMb, type Server, startOnOneCore } from './load.ts'
import { measureSettlement } from './settlement.ts'
import { measureStore } from './store.ts'

/**
 * The budgets of the design, measured on the built product: one core for the server, one for the load. Ratios and
 * processor time count more than requests a second, which move with the machine.
 */

const ROOT = join(import.meta.dirname, '../..')
process.chdir(ROOT)
const DATA_DIR = join(ROOT, '.data/bench')
const PORT = 4270
const BARE_PORT = 4271
const SITE = `http://127.0.0.1:${PORT}`
const SECONDS = 5

const TEAMS_QUERY =
  '{ teams(limit: 20) { _id name slug genre members(limit: 25) { _id Name slug Position } } }'
const BROWSER = { 'accept-encoding': 'br' }

type Line = { what: string; measured: string; budget: string; ok: boolean }
const lines: Line[] = []

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(DATA_DIR)
await fillClub(database.url, ROOT)
const env = {
  DATABASE_URL: database.url,
  DATA_DIR,
  PORT: String(PORT),
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  DEMO: '0',
  // Each payment of the load comes from another address.
  TRUST_PROXY: '1',
}
const started = performance.now()
const server = await startOnOneCore(SERVER, env, `${SITE}/readyz`)
const startMs = Math.round(performance.now() - started)
try {
  note('start to first answer', `${startMs} ms`, '<= 2000 ms', startMs <= 2000)
  note('memory at start', `${memoryMb(server.pid)} MB`, '<= 130 MB', memoryMb(server.pid) <= 130)
  await measureCachedPage(server, '/')
  await measureCachedPage(server, '/store/shelf-3')
  await measureLists(server)
  await measureGraphql(server)
  await measureShop(server)
  await measureBackOffice(server)
  note('memory after load', `${memoryMb(server.pid)} MB`, '<= 350 MB', memoryMb(server.pid) <= 350)
  await measureWeights()
  await measureMoney()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await database.stop()
}
console.table(lines)
process.exit(lines.every((line) => line.ok) ? 0 : 1)

async function measureCachedPage({ pid }: Server, path: string) {
  const bare = await startOnOneCore(
    [join(import.meta.dirname, 'bare.ts'), `${SITE}${path}`, String(BARE_PORT)],
    {},
    `http://127.0.0.1:${BARE_PORT}`,
  )
  const ratios: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const kept = await load({ url: SITE + path, headers: BROWSER, connections: 20, seconds: 3, pid })
    const plain = await load({
      url: `http://127.0.0.1:${BARE_PORT}/`,
      connections: 20,
      seconds: 3,
      pid: bare.pid,
    })
    ratios.push(plain.cpuMicrosPerRequest / kept.cpuMicrosPerRequest)
    say(`cached ${path}, round ${round + 1}`, kept)
    say(`bare node:http, round ${round + 1}`, plain)
  }
  bare.kill('SIGTERM')
  const ratio = ratios.toSorted((a, b) => a - b)[1] ?? 0
  note(`cached ${path} against bare node:http (processor time)`, ratio.toFixed(2), '>= 0.90', ratio >= 0.9)
}

async function measureLists({ pid }: Server) {
  // A cookie that looks like a session keeps the page cache out of it; nobody is logged in with it.
  const uncached = {
    url: `${SITE}/about-us/members`,
    headers: { cookie: 'cart=none' },
    connections: 20,
    seconds: SECONDS,
    pid,
  }
  const page = await load(uncached)
  budget('uncached list page', page, 800, 60)
  const rest = { url: `${SITE}/api/games?_limit=20`, connections: 20, seconds: SECONDS, pid }
  budget('REST list of 20, anonymous cache', await load(rest), 7000)
  budget('REST list of 20, computed', await load({ ...rest, headers: { cookie: 'cart=none' } }), 7000)
}

async function measureGraphql({ pid }: Server) {
  const request = {
    url: `${SITE}/api/graphql`,
    method: 'POST' as const,
    body: JSON.stringify({ query: TEAMS_QUERY }),
    connections: 20,
    seconds: SECONDS,
    pid,
  }
  const json = { 'content-type': 'application/json' }
  budget(
    'GraphQL teams with members, computed',
    await load({ ...request, headers: { ...json, 'cache-control': 'no-cache' } }),
    300,
  )
  budget('GraphQL teams with members, anonymous cache', await load({ ...request, headers: json }), 1500)
}

async function measureShop(server: Server) {
  const { category, product, search, slips } = await measureStore(SITE, server, SECONDS)
  budget('store category, uncached', category, 600)
  budget('store product, uncached', product, 600)
  for (const [what, result] of Object.entries({ search, 'search with slips': slips })) {
    say(`store ${what}`, result)
    const ok = result.failed === 0 && result.medianMs < 15
    note(`store ${what}, uncached, median`, `${result.medianMs} ms`, '< 15 ms', ok)
  }
}

async function measureBackOffice(server: Server) {
  const { first, search, queuedMs, writtenMs } = await measureDesk(SITE, server, SECONDS)
  say('first 100 of 10,500 members', first)
  say('members searched', search)
  const ms = (value: number) => `${Math.round(value)} ms`
  note('admin members, first rows, median', ms(first.medianMs), '<= 1000 ms', within(first, 1000))
  note('admin members, search, median', ms(search.medianMs), '<= 100 ms', within(search, 100))
  note('letter to 1,000 members in the queue', ms(queuedMs), '<= 2000 ms', queuedMs <= 2000)
  note('letter to 1,000 members in the outbox', ms(writtenMs), '<= 10000 ms', writtenMs <= 10_000)
}

function within({ failed, medianMs }: Load, mostMs: number): boolean {
  return failed === 0 && medianMs <= mostMs
}

async function measureWeights() {
  const store = ['/store', '/store/shelf-3', '/store/official']
  for (const path of ['/', '/teams', '/events', '/about-us/members', '/about-us/games', ...store]) {
    const html = await (await fetch(SITE + path)).text()
    const sheets = [
      ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"|href="([^"]+)"[^>]+rel="stylesheet"/g),
    ]
    const css = await Promise.all(
      sheets.map(async (match) => (await fetch(SITE + (match[1] ?? match[2]))).text()),
    )
    const bytes = [html, ...css].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)/g)].length
    note(
      `${path} HTML + CSS`,
      `${(bytes / 1024).toFixed(1)} kB gz, ${scripts} scripts`,
      '<= 14 kB, 0',
      bytes <= 14 * 1024 && scripts === 0,
    )
  }
}

async function measureMoney() {
  const { deliveries, paid, letters, allMs, medianMs } = await measureSettlement(
    SITE,
    '/events/event-1',
    database.url,
  )
  note(
    `${deliveries} deliveries of the events of 1000 payments`,
    `${paid} paid, ${letters} letters, ${allMs} ms in all`,
    '1000 paid, 1000 letters',
    paid === 1000 && letters === 1000,
  )
  note(
    'from the event to the settled payment, median',
    `${medianMs.toFixed(1)} ms`,
    '<= 20 ms',
    medianMs <= 20,
  )
}

function budget(what: string, result: Load, leastPerSecond: number, mostP99Ms?: number) {
  say(what, result)
  const ok =
    result.failed === 0 &&
    result.requestsPerSecond >= leastPerSecond &&
    (mostP99Ms === undefined || result.p99Ms <= mostP99Ms)
  const limit = mostP99Ms === undefined ? '' : `, p99 <= ${mostP99Ms} ms`
  note(
    what,
    `${result.requestsPerSecond} req/s, p99 ${result.p99Ms} ms`,
    `>= ${leastPerSecond} req/s${limit}`,
    ok,
  )
}

function note(what: string, measured: string, budgetWords: string, ok: boolean) {
  lines.push({ what, measured, budget: budgetWords, ok })
}

function say(what: string, { requestsPerSecond, p99Ms, cpuMicrosPerRequest, failed }: Load) {
  console.log(
    `${what}: ${requestsPerSecond} req/s, p99 ${p99Ms} ms, ${cpuMicrosPerRequest.toFixed(1)} us of processor, ${failed} failed`,
  )
}
