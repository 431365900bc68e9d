import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version in package.json. */
export const appVersion = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
