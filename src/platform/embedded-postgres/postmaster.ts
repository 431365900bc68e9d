import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { endWithOwner } from './end-with-owner.ts'
import { commandFor, type Identity, SURROUNDINGS } from './identity.ts'
import { readPidFile } from './pid-file.ts'
import { until } from './processes.ts'

/** How to start PostgreSQL: programs, folder, settings and user. */
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

/** Starts PostgreSQL and waits until it accepts connections. */
export async function startPostmaster(launch: Launch): Promise<ChildProcess> {
  const child = spawnPostgres(launch)
  endWithOwner(child, launch.socketDir)
  let problem: Error | undefined
  child.once('error', (error) => {
    problem = error
  })
  // No time limit, because after a crash PostgreSQL first replays its write-ahead log, which can take long.
  await until(() => hasEnded(child) || isReady(launch.folder, child))
  if (hasEnded(child)) {
    const reason = problem?.message ?? lastLine(launch.logFile)
    throw new EmbeddedDatabaseError(`PostgreSQL did not start (${reason}): see ${launch.logFile}.`)
  }
  child.unref()
  return child
}

/** Stops PostgreSQL, forcibly if necessary. Committed data is safe either way. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  child.ref()
  // A closed pool's connections may still be ending on the server. A smart shutdown (SIGTERM) waits for them.
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
  // Detached, because Ctrl-C would otherwise reach PostgreSQL before this process has finished its requests.
  const child = spawn(program, args, { ...SURROUNDINGS, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

// A file rather than a pipe, which would break when this process ends and lose an orphan's last messages.
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
