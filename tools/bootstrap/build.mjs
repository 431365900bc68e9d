import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, say } from './run.mjs'

const SOURCES = [
  'src',
  'demo',
  'stripe-sandbox',
  'db',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/aborted-streams.ts',
]
const STAMP = 'build/.built'
const TEST_FILE = /\.test\.tsx?$/

/** Builds unless the last build is newer than all of its sources. */
export async function buildIfStale(node) {
  return isFresh(survey()) ? 0 : build(node, ['--logLevel', 'warn'])
}

/** Builds and records the sources. */
export async function build(node, args) {
  say('Building (takes about ten seconds) ...')
  const startedAt = new Date()
  const { names } = survey()
  rmSync(STAMP, { force: true })
  const code = await run(node, ['node_modules/@react-router/dev/bin.cjs', 'build', ...args])
  if (code !== 0) return code
  writeFileSync(STAMP, names)
  // A file saved during the build must count as newer than the build.
  utimesSync(STAMP, startedAt, startedAt)
  return 0
}

function isFresh({ newestMs, names }) {
  const stamp = statSync(STAMP, { throwIfNoEntry: false })
  // The file names reveal a removed or renamed file, which time stamps do not.
  return stamp !== undefined && newestMs <= stamp.mtimeMs && readFileSync(STAMP, 'utf8') === names
}

function survey() {
  const files = SOURCES.flatMap(filesBelow)
  const newestMs = Math.max(...files.map((file) => statSync(file).mtimeMs))
  const names = createHash('sha256').update(files.sort().join('\n')).digest('hex')
  return { newestMs, names }
}

function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return []
  return found.isFile() ? [path] : filesInside(path)
}

function filesInside(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'tests' ? [] : filesInside(path)
    return TEST_FILE.test(entry.name) ? [] : [path]
  })
}
