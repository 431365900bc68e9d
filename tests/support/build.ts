import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
export const SERVER = join(ROOT, 'build/server/index.js')

let isFresh = false

/**
 * Throws if a source file is newer than the build, because tests of an outdated build prove nothing. Checked once per
 * worker, because looking at every file takes a tenth of a short test.
 */
export function expectFreshBuild(): void {
  if (isFresh) return
  const built = statSync(SERVER, { throwIfNoEntry: false })?.mtimeMs
  const younger = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .find((path) => built === undefined || statSync(path).mtimeMs > built)
  if (younger) throw new Error(`${younger} is younger than the build: run npm run build`)
  isFresh = true
}
