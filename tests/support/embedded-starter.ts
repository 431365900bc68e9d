import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { until } from '../../src/platform/embedded-postgres/processes.ts'
import { placeCluster } from './prepared-cluster.ts'

const EMBEDDED = join(import.meta.dirname, '../../src/platform/embedded-postgres/embedded.ts')
const LIMIT_MS = 60_000

// Starts a database when a line arrives on standard input, and prints the result.
const STARTER = `
  import { startEmbedded } from ${JSON.stringify(EMBEDDED)}
  process.stdin.once('data', () => startEmbedded(process.argv[1]).then(
    ({ url }) => console.log('started ' + url),
    (error) => { console.log('refused ' + error.message); process.exit() },
  ))
  console.log('waiting')
`

/** An empty data folder that is deleted after the test. */
export function aDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  return dataDir
}

/** A data folder with a stopped database, deleted after the test. */
export async function aCreatedDataDir(): Promise<string> {
  const dataDir = aDataDir()
  await placeCluster(dataDir)
  return dataDir
}

/** A running database that is stopped after the test. */
export async function started(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir, { settings })
  onTestFinished(() => database.stop())
  return database
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A process that is ready to start the database. Its server outlives it unless it is stopped. */
export async function aStarter(dataDir: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', STARTER, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => String((await lines.next()).value)
  const begin = () => child.stdin.write('go\n')
  const kill = () => killHard(child)
  onTestFinished(async () => {
    await kill()
    await endServerOf(dataDir)
  })
  expect(await nextLine()).toBe('waiting')
  return {
    child,
    begin,
    kill,
    start: () => {
      begin()
      return nextLine()
    },
  }
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function endServerOf(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION'))) return
  await startEmbedded(dataDir).then((database) => database.stop())
}

/** Waits until a condition is true. */
export async function eventually(isSo: () => boolean): Promise<void> {
  expect(await until(isSo, LIMIT_MS)).toBe(true)
}
