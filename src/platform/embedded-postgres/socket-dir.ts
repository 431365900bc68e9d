import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'sevenmetre-pg-'
const LONGEST_BASE = 60 // A socket's path is limited to 103 bytes, and the names below the base take 40.

/** Returns the folder in which socket folders are created. */
export function socketBase(): string {
  return Buffer.byteLength(tmpdir()) <= LONGEST_BASE ? tmpdir() : '/tmp'
}

/** Creates a socket folder with an unpredictable name, so that no other user can have prepared it. */
export function makeSocketDir(): string {
  return mkdtempSync(join(socketBase(), PREFIX))
}

/** Removes a socket folder. The path may come from a file, so folders that we did not create are left alone. */
export function removeSocketDir(path: string): void {
  if (basename(path).startsWith(PREFIX)) rmSync(path, { recursive: true, force: true })
}
