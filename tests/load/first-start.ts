import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Measures the time of `npm start` from a fresh clone to a ready site, for the first release and for
 * HEAD on the same machine with the same warm npm cache. `npm run bench -- first-start`.
 */

const ROOT = join(import.meta.dirname, '../..')
const BEFORE = '229058d'
const PORT = 4271
const SITE = `http://127.0.0.1:${PORT}`
const MAX_RATIO = 0.45
const PATIENCE_MS = 900_000

type Measured = { seconds: number; megabytes: number; packages: number; memoryMb: number }

const folder = await mkdtemp(join(tmpdir(), 'first-start-'))
try {
  await warmCache()
  const before = await measure(BEFORE)
  const now = await measure('HEAD')
  const ratio = now.seconds / before.seconds
  console.log(`${BEFORE}: ${worded(before)}`)
  console.log(`HEAD: ${worded(now)}`)
  console.log(`${ratio.toFixed(2)} of the time (at most ${MAX_RATIO})`)
  process.exitCode = ratio <= MAX_RATIO ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** HEAD installs a subset of the packages of the first release. */
async function warmCache(): Promise<void> {
  const clone = cloneOf(BEFORE, 'warm')
  console.log('Filling the cache of npm ...')
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: clone, env: outside(), stdio: 'ignore' })
  await rm(clone, { recursive: true, force: true })
}

async function measure(commit: string): Promise<Measured> {
  const clone = cloneOf(commit, commit)
  console.log(`Starting ${commit} ...`)
  const begun = performance.now()
  const env = { ...outside(), PORT: String(PORT), DATA_DIR: join(clone, '.data'), LOG_LEVEL: 'error' }
  const product = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true })
  try {
    while (!(await isReady())) {
      if (product.exitCode !== null) throw new Error(`${commit} ended before it was ready`)
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`${commit} did not become ready`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const seconds = (performance.now() - begun) / 1000
    return { seconds, memoryMb: await memoryOfServer(), ...(await installedIn(clone)) }
  } finally {
    // The process group of this run: npm, the bootstrap and the server.
    if (product.exitCode === null && product.pid) {
      const ended = once(product, 'exit')
      process.kill(-product.pid, 'SIGTERM')
      await ended
    }
    await rm(clone, { recursive: true, force: true, maxRetries: 20 })
  }
}

function cloneOf(commit: string, name: string): string {
  const clone = join(folder, name)
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, clone])
  const hash = execFileSync('git', ['rev-parse', commit], { cwd: ROOT, encoding: 'utf8' }).trim()
  execFileSync('git', ['checkout', '--quiet', hash], { cwd: clone })
  return clone
}

/** The environment without the variables set by npm and the bootstrap of this process. */
function outside(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^INIT_CWD$/i.test(name))
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'))
  return { ...Object.fromEntries(kept), PATH: path.join(':') }
}

function isReady(): Promise<boolean> {
  return fetch(`${SITE}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function installedIn(clone: string) {
  const record = JSON.parse(await readFile(join(clone, 'node_modules/.package-lock.json'), 'utf8'))
  const [kilobytes = ''] = execFileSync('du', ['-sk', join(clone, 'node_modules')], {
    encoding: 'utf8',
  }).split('\t')
  return { packages: Object.keys(record.packages).length, megabytes: Math.round(Number(kilobytes) / 1024) }
}

/** Resident memory of the process that serves this port, found by the port in its environment. */
async function memoryOfServer(): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const env = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (!words.includes('build/server/index.js') || !env.split('\0').includes(`PORT=${PORT}`)) continue
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  }
  return Number.NaN
}

function worded({ seconds, megabytes, packages, memoryMb }: Measured): string {
  return `ready after ${seconds.toFixed(1)} s, ${packages} packages, ${megabytes} MB installed, ${memoryMb} MB of memory`
}
