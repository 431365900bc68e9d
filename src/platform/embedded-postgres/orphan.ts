import { EmbeddedDatabaseError } from './embedded-error.ts'
import { readPidFile, removePidFile } from './pid-file.ts'
import { allWorkingOn, signal, startTimeOf, until, worksOn } from './processes.ts'
import { removeSocketDir } from './socket-dir.ts'

const PATIENCE_MS = 10_000

/**
 * Stops the server of a killed owner process. It is never reused, because it may already be stopping, and its settings
 * and socket belong to the earlier start.
 */
export async function stopOrphan(folder: string, log: (message: string) => void): Promise<void> {
  const left = readPidFile(folder)
  if (left === undefined) return
  if (worksOn(left.pid, folder)) {
    log(`Stopping the database server that an earlier start has left running (process ${left.pid}).`)
    await stop(left.pid)
  }
  await clearAfterCrash(folder)
  removeSocketDir(left.socketDir)
}

/** Cleans up after a crashed server. */
export async function clearAfterCrash(folder: string): Promise<void> {
  await stopWorkers(folder)
  removePidFile(folder)
}

async function stop(pid: number): Promise<void> {
  const startTime = startTimeOf(pid)
  const isGone = () => startTimeOf(pid) !== startTime
  signal(pid, 'SIGINT')
  if (await until(isGone, PATIENCE_MS)) return
  signal(pid, 'SIGQUIT')
  if (await until(isGone, PATIENCE_MS)) return
  throw new EmbeddedDatabaseError(
    `The database server of an earlier start cannot be stopped: end process ${pid} and start again.`,
  )
}

// After the server was killed, one of its workers may still be running a long statement. PostgreSQL does not start
// until it has ended.
async function stopWorkers(folder: string): Promise<void> {
  for (const pid of allWorkingOn(folder)) signal(pid, 'SIGQUIT')
  await until(() => allWorkingOn(folder).length === 0, PATIENCE_MS)
}
