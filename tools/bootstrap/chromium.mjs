import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { run, say } from './run.mjs'

// The headless shell comes first, because opening pages takes it a fifth of the processor time.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const PACKAGES = ['chromium-headless-shell', 'chromium']
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Returns the path of a Chromium for the browser tests, installing it if needed; undefined if that fails. */
export async function ensureChromium(node) {
  return findChromium() ?? (await fromDebian()) ?? fromPlaywright(node)
}

function findChromium() {
  return [process.env.CHROMIUM, ...INSTALLED].find((path) => path && existsSync(path))
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined
  say('Installing Chromium for the browser tests ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-qq'], env)
  if (updated !== 0) return undefined
  for (const name of PACKAGES) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
    const path = findChromium()
    if (path) return path
  }
  return undefined
}

// Ubuntu's package of this name only installs a snap.
function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

async function fromPlaywright(node) {
  const path = playwrightsOwn(node)
  if (existsSync(path)) return path
  say('Downloading Chromium for the browser tests ...')
  await run(node, [PLAYWRIGHT, 'install', 'chromium'])
  return existsSync(path) ? path : undefined
}

function playwrightsOwn(node) {
  const program = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  return execFileSync(node, ['-e', program], { encoding: 'utf8' })
}
