import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { endWithOwner } from './end-with-owner.ts'
import { commandFor, type Identity, SURROUNDINGS } from './identity.ts'
import { readPidFile } from './pid-file.ts'
import { until } from './processes.ts'

/** What to start, where, and as which user. */
export type Launch = {
  postgres: string
  folder: string
  logFile: string
  identity: Identity
  socketDir: string
  settings: Readonly<Record<string, string>>
}

const GOODBYE_MS = 500
const PATIENCE_MS = 5_000
const LONGEST_LOG_BYTES = 1_000_000

/** Starts PostgreSQL and waits until it takes connections. */
export async function startPostmaster(launch: Launch): Promise<ChildProcess> {
  const child = spawnPostgres(launch)
  endWithOwner(child, launch.socketDir)
  let problem: Error | undefined
  child.once('error', (error) => {
    problem = error
  })
  // No limit: after a crash PostgreSQL reads its journal first, and that takes as long as it takes.
  await until(() => hasEnded(child) || isReady(launch.folder, child))
  if (hasEnded(child)) {
    const reason = problem?.message ?? lastLine(launch.logFile)
    throw new EmbeddedDatabaseError(`PostgreSQL did not start (${reason}): see ${launch.logFile}.`)
  }
  child.unref()
  return child
}

/** Stops it, by force in the end. What was committed is kept. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  child.ref()
  // A pool says that it is closed before the server has read its goodbye: the server takes those first.
  child.kill('SIGTERM')
  if (await until(() => hasEnded(child), GOODBYE_MS)) return
  child.kill('SIGINT')
  if (await until(() => hasEnded(child), PATIENCE_MS)) return
  child.kill('SIGQUIT')
  await until(() => hasEnded(child))
}

function spawnPostgres({ postgres, folder, logFile, identity, socketDir, settings }: Launch): ChildProcess {
  const all = { ...settings, unix_socket_directories: socketDir }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args] = commandFor(identity, postgres, ['-D', folder, ...flags])
  const output = openLog(logFile)
  // Detached, or Ctrl-C would reach PostgreSQL before this process has finished its requests.
  const child = spawn(program, args, { ...SURROUNDINGS, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

// A file and not a pipe: a pipe would break with this process, and the last words of an orphan would be lost.
function openLog(file: string): number {
  const isLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG_BYTES
  return openSync(file, isLong ? 'w' : 'a', 0o600)
}

function isReady(folder: string, child: ChildProcess): boolean {
  const file = readPidFile(folder)
  return file?.pid === child.pid && file?.isReady === true
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

function lastLine(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? ''
}
