import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'sevenmetre-pg-'
const LONGEST_BASE = 60 // A socket's path may have 103 bytes, and the names below the base take 40.

/** The folder that socket folders are made in. */
export function socketBase(): string {
  return Buffer.byteLength(tmpdir()) <= LONGEST_BASE ? tmpdir() : '/tmp'
}

/** Makes a folder for the socket which nobody else can have prepared. */
export function makeSocketDir(): string {
  return mkdtempSync(join(socketBase(), PREFIX))
}

/** Removes such a folder. The path may come from a file, so a folder that is not of our making is left alone. */
export function removeSocketDir(path: string): void {
  if (basename(path).startsWith(PREFIX)) rmSync(path, { recursive: true, force: true })
}
