import { execFile } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { commandFor, giveTo, type Identity, SURROUNDINGS } from './identity.ts'
import type { Native } from './native.ts'
import { allWorkingOn, signal, until } from './processes.ts'

const UNFINISHED = 'pg.new'
const INITDB_FLAGS = [
  '--username=club',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

/** Refuses a data folder that does not belong to this PostgreSQL major version. */
export function assertReadable(folder: string, dataDir: string, major: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const versionFile = join(folder, 'PG_VERSION')
  const found = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined
  if (found === major) return
  const holds = found ? `a database of PostgreSQL ${found}` : 'files that are not a PostgreSQL database'
  throw new EmbeddedDatabaseError(
    `DATA_DIR ${dataDir} holds ${holds} and this program includes PostgreSQL ${major}: ` +
      'set another DATA_DIR, or set DATABASE_URL to a server that can read it.',
  )
}

/**
 * Creates an empty database cluster. It is built in a temporary folder and renamed at the end, so that an interrupted
 * start leaves no broken one.
 */
export async function createCluster(
  dataDir: string,
  folder: string,
  native: Native,
  identity: Identity,
): Promise<void> {
  // A new name each time, so that orphaned processes of a killed start can only write to their own folder.
  const unfinished = mkdtempSync(join(dataDir, `${UNFINISHED}-`))
  giveTo(identity, unfinished)
  await runToEnd(commandFor(identity, native.initdb, ['-D', unfinished, ...INITDB_FLAGS]))
  const single = ['--single', '-c', 'exit_on_error=on', '-D', unfinished, 'postgres']
  await runToEnd(commandFor(identity, native.postgres, single), 'CREATE DATABASE club\n')
  renameSync(unfinished, folder)
  syncFolder(dataDir)
}

/** Removes the remains of interrupted starts. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const left = readdirSync(dataDir).filter((name) => name.startsWith(UNFINISHED))
  for (const name of left) {
    const folder = join(dataDir, name)
    for (const pid of allWorkingOn(folder)) signal(pid, 'SIGKILL')
    await until(() => allWorkingOn(folder).length === 0, 10_000)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function runToEnd([program, args]: [string, string[]], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, SURROUNDINGS, (cause, _output, problems) => {
      if (cause === null) return resolve()
      const reason = problems.trim().split('\n').at(-1) || cause.message
      reject(new EmbeddedDatabaseError(`The database could not be created: ${reason}`, { cause }))
    })
    // If the program exits without reading, the pipe breaks; its exit code explains more.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

// A rename only survives a power cut once its folder is flushed too.
function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
