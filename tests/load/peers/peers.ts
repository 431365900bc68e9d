import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../src/platform/embedded-postgres/embedded.ts'
import { type Load, load, stopped } from '../load.ts'
import { startBare } from '../machine-speed.ts'
import { type Contention, contend } from './contention.ts'
import { ourPeer } from './ours.ts'
import { payloadPeer } from './payload-peer.ts'
import { type Peer, WORK, type Work } from './peer.ts'
import { type Measured, type Rate, reportOf } from './peers-report.ts'
import { strapiPeer } from './strapi-peer.ts'
import { vendurePeer } from './vendure-peer.ts'

/**
 * Measures this product beside what a club could use instead, with the same data, PostgreSQL and processors, in turn.
 * `npm run bench -- peers`. It installs hundreds of megabytes, so it is not part of `npm run bench`. With `short` it
 * measures for a moment only, to try the scripts, and prints the report without writing it.
 */

const ROOT = join(import.meta.dirname, '../../..')
process.chdir(ROOT)
// Ends the started servers even if this process is stopped from outside.
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
/** Outside the repository, because Strapi uses the TypeScript settings of the folders above its own. */
const DATA_DIR = join(tmpdir(), 'sevenmetre-peers')
const CONNECTIONS = 20
const SHORT = process.argv[2] === 'short'
const SECONDS = SHORT ? { seconds: 1, warmUp: 1 } : { seconds: 5, warmUp: 6 }
const ROUNDS = SHORT ? 1 : 3
const OTHERS = { payload: payloadPeer, strapi: strapiPeer, vendure: vendurePeer }

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(join(DATA_DIR, 'postgres'))
const peers: Peer[] = []
try {
  peers.push(await ourPeer(join(DATA_DIR, 'ours'), await anEmptyDatabase('ours'), ROOT))
  for (const [name, peer] of Object.entries(OTHERS))
    peers.push(await peer(join(DATA_DIR, name), await anEmptyDatabase(name)))
  const measured: Measured[] = []
  for (const what of WORK) measured.push(await measure(what))
  const contentions: (Contention | undefined)[] = []
  for (const { shop } of peers) contentions.push(shop && (await contend(shop)))
  const report = await reportOf({ peers, measured, contentions, connections: CONNECTIONS, rounds: ROUNDS })
  console.log(report)
  if (!SHORT) await writeFile(join(ROOT, 'docs/bench/peers.md'), report)
} finally {
  await Promise.all(peers.map(({ server }) => stopped(server)))
  await database.stop()
  await rm(DATA_DIR, { recursive: true, force: true })
}
process.exit()

async function anEmptyDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  // The address names a socket, so it is no URL that could be parsed.
  return database.url.replace(/\/[^/?]*\?/, `/${name}?`)
}

/** Each product that has it in turn, several times, with a bare server between. The median counts. */
async function measure(what: Work): Promise<Measured> {
  const rounds = peers.map((): Load[] => [])
  const bares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(await bareRate())
    for (const [n, { site, server, requests }] of peers.entries()) {
      if (!requests[what]) continue
      const { path, ...request } = requests[what]
      const options = { connections: CONNECTIONS, ...SECONDS, pid: server.pid, addresses: 1000 }
      const result = await load({ ...request, ...options, url: site + path })
      if (result.failed > 0) throw new Error(`${what}: ${result.failed} requests to ${site} failed`)
      rounds[n]?.push(result)
    }
  }
  const results = rounds.map((all) => (all.length > 0 ? rateOf(all) : undefined))
  console.log(what, results.map((rate) => (rate ? Math.round(rate.perSecond) : '–')).join(' : '))
  return { what, bare: median(bares), results }
}

function rateOf(rounds: readonly Load[]): Rate {
  return {
    perSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  }
}

/** The rate of a bare `node:http` server on the same processor. */
async function bareRate(): Promise<number> {
  const bare = await startBare(`${peers[0]?.site}/`)
  const { requestsPerSecond } = await load({
    url: bare.url,
    connections: CONNECTIONS,
    seconds: 2,
    warmUp: 1,
    pid: bare.pid,
  })
  await stopped(bare)
  return requestsPerSecond
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
