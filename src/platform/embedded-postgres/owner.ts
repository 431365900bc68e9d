import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DataDirInUse, type EmbeddedDatabaseError } from './embedded-error.ts'
import { hasCode, startTimeOf } from './processes.ts'

/**
 * Claims a data folder for this process. Throws while another owner is running. Returns the function that releases the
 * folder.
 */
export function claim(dataDir: string, file = `${dataDir}/pg.owner`): () => void {
  const me = `${process.pid} ${startTimeOf(process.pid)}\n`
  while (!createWhole(file, me)) {
    const owner = read(file)
    if (owner === undefined) continue
    if (isAlive(owner)) throw inUse(dataDir, owner)
    removeDead(dataDir, file, owner)
  }
  return () => {
    if (read(file) === me) rmSync(file)
  }
}

// Two starts can find the same dead owner. If both removed its file, the slower one would delete the faster one's
// claim. So the file is removed only under a separate claim, and only if it is still the one that was read.
function removeDead(dataDir: string, file: string, dead: string): void {
  const release = claim(dataDir, `${file}.next`)
  if (read(file) === dead) rmSync(file)
  release()
}

// Like the flag `wx`, but the file has its content from the start. A file created with `wx` is empty for a moment, and
// a reader could not tell whether its process is about to write or was killed.
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { flag: 'wx' })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function isAlive(owner: string): boolean {
  const [pid, ...startTime] = owner.trim().split(' ')
  return startTimeOf(Number(pid)) === startTime.join(' ') && startTime.length > 0
}

function inUse(dataDir: string, owner: string): EmbeddedDatabaseError {
  const pid = owner.split(' ')[0]
  return new DataDirInUse(`DATA_DIR ${dataDir} is in use by process ${pid}. Stop it or set another DATA_DIR.`)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
