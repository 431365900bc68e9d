import { readFileSync, rmSync } from 'node:fs'
import { hasCode } from './processes.ts'

/** The contents of a PostgreSQL server's postmaster.pid. */
export type PidFile = { pid: number; socketDir: string; isReady: boolean }

/** Reads postmaster.pid. Returns undefined if there is none. */
export function readPidFile(folder: string): PidFile | undefined {
  try {
    const [pid, , , , socketDir = '', , , status = ''] = readFileSync(pathIn(folder), 'utf8').split('\n')
    return { pid: Number(pid), socketDir, isReady: status.trim() === 'ready' }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Removes the pid file of a server that no longer runs. */
export function removePidFile(folder: string): void {
  rmSync(pathIn(folder), { force: true })
}

function pathIn(folder: string): string {
  return `${folder}/postmaster.pid`
}
