import { readFileSync, rmSync } from 'node:fs'
import { hasCode } from './processes.ts'

/** What a PostgreSQL server says of itself in its data folder. */
export type PidFile = { pid: number; socketDir: string; isReady: boolean }

/** Reads postmaster.pid; undefined when no server has left one. */
export function readPidFile(folder: string): PidFile | undefined {
  try {
    const [pid, , , , socketDir = '', , , status = ''] = readFileSync(pathIn(folder), 'utf8').split('\n')
    return { pid: Number(pid), socketDir, isReady: status.trim() === 'ready' }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Removes what a server that is gone has left. */
export function removePidFile(folder: string): void {
  rmSync(pathIn(folder), { force: true })
}

function pathIn(folder: string): string {
  return `${folder}/postmaster.pid`
}
