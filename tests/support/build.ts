import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
export const SERVER = join(ROOT, 'build/server/index.js')

/** Tests of the built product must not pass on what it was: throws when a source is younger than the build. */
export function expectFreshBuild(): void {
  const built = statSync(SERVER, { throwIfNoEntry: false })?.mtimeMs
  const younger = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .find((path) => built === undefined || statSync(path).mtimeMs > built)
  if (younger) throw new Error(`${younger} is younger than the build: run npm run build`)
}
