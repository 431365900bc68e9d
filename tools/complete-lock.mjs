// npm omits a platform package from the lock without a warning if the registry lacks it at the time of
// `npm install`, and `npm ci` then refuses the lock. Run this after every `npm install` to add the missing entries.
// It also removes registry addresses, so that the lock works with any registry.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const OS_WORDS = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  win: 'win32',
  windows: 'win32',
}
const CPU_WORDS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** Returns the os, cpu and libc in the name of a platform package. */
function platformOf(name) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-')
  const os = words.filter((word) => word in OS_WORDS).map((word) => OS_WORDS[word])
  const cpu = words.filter((word) => CPU_WORDS.includes(word))
  const isMusl = words.some((word) => word === 'musl' || word === 'linuxmusl')
  return {
    os: os.length > 0 ? os : undefined,
    cpu: cpu.length > 0 ? cpu : undefined,
    libc: isMusl ? ['musl'] : undefined,
  }
}

/** Adds the entries that `npm ci` would miss to the lock's packages and returns their paths. */
function addMissing(packages) {
  const added = []
  for (const [parentPath, parent] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      if (satisfies(lockedFor(packages, parentPath, name), range)) continue
      const shared = `node_modules/${name}`
      const path = shared in packages ? `${parentPath}/${shared}` : shared
      packages[path] = entryFor(name, range, parent)
      added.push(path)
    }
  }
  return added
}

// Resolves a package as Node does: the parent's node_modules first, then each one above it.
function lockedFor(packages, parentPath, name) {
  const own = packages[posix.join(parentPath, 'node_modules', name)]
  if (own || parentPath === '') return own
  const above = parentPath.slice(0, parentPath.lastIndexOf('node_modules/')).replace(/\/$/, '')
  return lockedFor(packages, above, name)
}

function satisfies(entry, range) {
  const isExact = /^\d/.test(range)
  return entry !== undefined && (!isExact || entry.version === range)
}

function entryFor(name, range, parent) {
  const { os, cpu, libc } = platformOf(name)
  if (!os && !cpu) throw new Error(`${name}: its name has no platform. Add it to package-lock.json by hand.`)
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  }
}

function withoutRegistry(packages) {
  for (const entry of Object.values(packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved
  }
}

function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
}

function main() {
  const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
  const before = readFileSync(file, 'utf8')
  const lock = JSON.parse(before)
  const added = addMissing(lock.packages)
  withoutRegistry(lock.packages)
  lock.packages = sorted(lock.packages)
  const after = `${JSON.stringify(lock, null, 2)}\n`
  if (after !== before) writeFileSync(file, after)
  console.log(added.length === 0 ? 'The lock was complete.' : `Added to the lock:\n${added.join('\n')}`)
}

main()
