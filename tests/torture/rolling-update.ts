import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { posts } from '../../src/features/content/table.server.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { SERVER } from '../support/build.ts'
import { aFreePort, end, startProgram, untilReady } from '../support/child.ts'
import { SECRET } from './club.ts'
import { buildPreviousRelease, type Release } from './previous-release.ts'
import { roundRobin } from './round-robin.ts'
import { type Ground, pause, type Result, soonAfter, type Trial } from './trial.ts'

const READERS = 4
const PATHS = ['/', '/events', '/store', '/members/dashboard/', '/api/teams', '/api/gdutils/me']
const REQUESTS_OF_STAGE = 300
const LIMIT_MS = 120_000
const ADMINISTRATOR = { identifier: 'administrator@demo.club', password: 'seven-metre-throw' }

/** Two nodes of the previous release are replaced one by one while people read and write. */
export const rollingUpdate: Trial = {
  name: 'two nodes during an update from the previous release',
  says: 'while the nodes are replaced one by one on one database, no request fails, neither node logs an error, and every acknowledged write is stored once',
  isLong: true,
  run,
}

async function run({ folder }: Ground): Promise<Result> {
  const previous = buildPreviousRelease(join(folder, 'previous'))
  if (!previous) return { measured: 'not tried: this clone has no earlier release', findings: [] }
  await mkdir(join(folder, 'data'))
  const database = await startEmbedded(join(folder, 'database'))
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: SECRET,
    TRUST_PROXY: '1',
    DEMO: '1',
  }
  try {
    return await update(previous, env)
  } finally {
    await database.stop()
  }
}

type Env = Record<string, string> & { DATABASE_URL: string }

async function update(previous: Release, env: Env): Promise<Result> {
  const ports = [await aFreePort(), await aFreePort()]
  const nodes = []
  for (const port of ports) nodes.push(await startNode(port, previous.server, env))
  const serving = [...ports]
  const balancer = await roundRobin(serving, ports)
  const load = startLoad(balancer.origin, await logIn(balancer.origin))
  const findings: string[] = []
  const stage = async () => {
    const before = load.requests()
    const isDone = () => load.requests() >= before + REQUESTS_OF_STAGE
    if ((await soonAfter(isDone, LIMIT_MS)) === undefined) findings.push('the nodes answer too slowly')
  }
  await stage()
  for (const [n, port] of ports.entries()) {
    serving.splice(serving.indexOf(port), 1)
    await stage()
    const old = nodes[n]
    if (old) await end(old.child, 'SIGTERM')
    nodes.push(await startNode(port, SERVER, env))
    serving.push(port)
    await stage()
  }
  await load.stop()
  balancer.close()
  findings.push(...load.failures, ...(await lost(env, load.written)))
  for (const { child, logged, said } of nodes) {
    await end(child, 'SIGTERM')
    const errors = `${logged()}\n${said()}`.split('\n').filter((line) => line.includes('"level":50'))
    findings.push(...errors.map((line) => `a node logs ${line.slice(0, 300)}`))
  }
  return {
    measured: `from ${previous.commit}, ${load.requests()} requests, ${load.written.length} acknowledged writes`,
    findings,
  }
}

async function startNode(port: number, program: string, env: Env) {
  const product = startProgram([program], { ...env, PORT: String(port) })
  await untilReady(port, product)
  return product
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/local`, {
    method: 'POST',
    body: JSON.stringify(ADMINISTRATOR),
    headers: { 'content-type': 'application/json' },
  })
  const { jwt } = (await answer.json()) as { jwt: string } // the response of the login
  return jwt
}

/** People who read pages with their assets, and an editor who writes. Everything that fails is noted. */
function startLoad(origin: string, jwt: string) {
  const failures: string[] = []
  const written: string[] = []
  let requests = 0
  let stopped = false
  const cookie = `jwt=${encodeURIComponent(jwt)}`
  const ask = async (path: string, body?: object): Promise<string> => {
    requests += 1
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const name = `${sent?.method ?? 'GET'} ${path}`
    try {
      const answer = await fetch(origin + path, { redirect: 'manual', headers, ...sent })
      const text = await answer.text()
      if (!answer.ok) failures.push(`${name} answers ${answer.status}: ${text.slice(0, 100)}`)
      return text
    } catch (error) {
      failures.push(`${name} is cut: ${error}`)
      return ''
    }
  }
  const read = async () => {
    for (let n = 0; !stopped; n += 1) {
      const page = await ask(PATHS[n % PATHS.length] ?? '/')
      const [asset] = page.match(/\/assets\/[\w.-]+\.(?:js|css)/) ?? []
      if (asset) await ask(asset)
    }
  }
  const write = async () => {
    while (!stopped) {
      const Title = `Update ${crypto.randomUUID()}`
      if ((await ask('/api/posts', { Title })).includes(Title)) written.push(Title)
      await pause(50)
    }
  }
  const working = Promise.all([...Array.from({ length: READERS }, read), write()])
  return {
    failures,
    written,
    requests: () => requests,
    async stop() {
      stopped = true
      await working
    },
  }
}

async function lost({ DATABASE_URL }: Env, written: readonly string[]): Promise<string[]> {
  const db = openDatabase(DATABASE_URL, openLog('silent'), 1)
  const stored = await db
    .select({ title: posts.title })
    .from(posts)
    .where(inArray(posts.title, [...written]))
  await db.$client.end()
  return stored.length === written.length
    ? []
    : [`${written.length} writes were acknowledged and ${stored.length} are stored`]
}
