import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a folder and its parents one by one, because Node's recursive mkdir hangs in places like /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}
