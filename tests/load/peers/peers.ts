import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../src/platform/embedded-postgres/embedded.ts'
import { machine } from '../../support/report.ts'
import { load, memoryMb, stopped } from '../load.ts'
import { startBare } from '../machine-speed.ts'
import { ourPeer } from './ours.ts'
import { payloadPeer } from './payload-peer.ts'
import { type Peer, scriptKilobytes, WORK, type Work } from './peer.ts'

/**
 * Measures this product beside what a club could use instead, with the same data, PostgreSQL and processors, in turn.
 * `npm run bench -- peers`. It installs hundreds of megabytes, so it is not part of `npm run bench`.
 */

const ROOT = join(import.meta.dirname, '../../..')
process.chdir(ROOT)
// Ends the started servers even if this process is stopped from outside.
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
const DATA_DIR = join(ROOT, '.data/peers')
const CONNECTIONS = 20
const SECONDS = 5
const ROUNDS = 3

type Measured = { what: Work; bare: number; rates: number[]; p99s: number[] }

await rm(DATA_DIR, { recursive: true, force: true })
const database = await startEmbedded(join(DATA_DIR, 'postgres'))
const peers: Peer[] = []
try {
  peers.push(await ourPeer(join(DATA_DIR, 'ours'), await anEmptyDatabase('ours'), ROOT))
  peers.push(await payloadPeer(join(DATA_DIR, 'payload'), await anEmptyDatabase('payload')))
  const measured: Measured[] = []
  for (const what of WORK) measured.push(await measure(what))
  await writeFile(join(ROOT, 'docs/bench/peers.md'), await report(measured))
} finally {
  await Promise.all(peers.map(({ server }) => stopped(server)))
  await database.stop()
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

/** Each product in turn, several times, with a bare server between. The median counts. */
async function measure(what: Work): Promise<Measured> {
  const rates = peers.map((): number[] => [])
  const p99s = peers.map((): number[] => [])
  const bares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(await bareRate())
    for (const [n, { site, server, requests }] of peers.entries()) {
      const { path, ...request } = requests[what]
      const options = { connections: CONNECTIONS, seconds: SECONDS, pid: server.pid, addresses: 1000 }
      const result = await load({ ...request, ...options, url: site + path })
      if (result.failed > 0) throw new Error(`${what}: ${result.failed} requests to ${site} failed`)
      rates[n]?.push(result.requestsPerSecond)
      p99s[n]?.push(result.p99Ms)
    }
  }
  const measured = { what, bare: median(bares), rates: rates.map(median), p99s: p99s.map(median) }
  console.log(what, measured.rates.map(Math.round).join(' : '))
  return measured
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

async function report(measured: readonly Measured[]): Promise<string> {
  const scripts = await Promise.all(peers.map(({ site }) => scriptKilobytes(site, '/teams/team-1')))
  const facts: [string, (peer: Peer, n: number) => string][] = [
    ['scripts of the page of a team', (_, n) => `${Math.round(scripts[n] ?? 0)} kB gz`],
    ['from the sources to a built product', (peer) => `${Math.round(peer.preparedSeconds)} s`],
    ['folder with packages and build', (peer) => `${peer.megabytes} MB`],
    ['start to first answer', (peer) => `${Math.round(peer.startMs)} ms`],
    ['memory at start', (peer) => `${peer.memoryAtStartMb} MB`],
    ['memory after the load', (peer) => `${memoryMb(peer.server.pid)} MB`],
  ]
  const lines = measured.map(({ what, bare, rates, p99s }) => {
    const cells = rates.map((rate, n) => `${Math.round(rate)} req/s, p99 ${Math.round(p99s[n] ?? 0)} ms`)
    const times = ((rates[0] ?? 0) / (rates[1] ?? 1)).toFixed(1)
    return `| ${[what, ...cells, `${times}×`, `${Math.round(bare)} req/s`].join(' | ')} |`
  })
  const rows = facts.map(([what, of]) => `| ${[what, ...peers.map(of)].join(' | ')} |`)
  const names = peers.map(({ name }) => name).join(' | ')
  return `# Beside the peers

Made by \`npm run bench -- peers\`: ${Object.values(machine()).join(' · ')}

Each product answers on one processor, with ${CONNECTIONS} connections, from its own database with the same 20 teams, 500 members and
5,000 games in one PostgreSQL. They are measured in turn, ${ROUNDS} times each; the median counts. *Bare* is a \`node:http\`
server that repeats one page, measured between them.

| What | ${names} | Ratio | Bare |
| --- | ${peers.map(() => '---').join(' | ')} | --- | --- |
${lines.join('\n')}

| What | ${names} |
| --- | ${peers.map(() => '---').join(' | ')} |
${rows.join('\n')}
`
}
