import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of the product, as its package says. */
export const appVersion = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
