import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run, say } from './run.mjs'
import { isInstalled, isNodePackage, subsetOf, withAddresses } from './subset.mjs'

const WANTED_NODE = 24
/** npm's record of node_modules, written when an installation is complete. */
const RECORD = 'node_modules/.package-lock.json'
/** Packages are unpacked here and then moved, so that node_modules is either complete or absent. */
const FRESH = '.packages'

/**
 * Installs the packages of package-lock.json if they are missing: those for running and building, and with
 * `development` also the tools for tests and checks. A sufficient installation by `npm ci`, complete or with
 * `--omit=dev`, is kept. Returns the exit code.
 */
export async function installIfStale({ development }) {
  const complete = { manifest: readJson('package.json'), lock: readJson('package-lock.json') }
  const installed = existsSync(RECORD) ? readJson(RECORD).packages : {}
  // Installed development tools are kept when a package changes.
  const had = Object.keys(complete.manifest.devDependencies).some(
    (name) => `node_modules/${name}` in installed,
  )
  const wanted = subsetOf(complete, { development, node: needsNode() })
  if (isInstalled(wanted.lock.packages, installed)) return 0
  return install(subsetOf(complete, { development: development || had, node: needsNode() }), development)
}

async function install({ manifest, lock }, development) {
  say(`Installing packages${development ? ' and development tools' : ''} (about a minute) ...`)
  let code = await unpack(manifest, withAddresses(lock, registry()))
  // A registry may serve archives from other addresses. Then npm has to look up each one.
  if (code !== 0) code = await unpack(manifest, lock)
  if (code !== 0) return code
  removeHeaders(lock)
  rmSync('node_modules', { recursive: true, force: true })
  renameSync(join(FRESH, 'node_modules'), 'node_modules')
  rmSync(FRESH, { recursive: true })
  return 0
}

function unpack(manifest, lock) {
  rmSync(FRESH, { recursive: true, force: true })
  mkdirSync(FRESH, { recursive: true })
  writeFileSync(join(FRESH, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(FRESH, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(FRESH, '.npmrc'), readFileSync('.npmrc'))
  return npm(['ci', '--prefix', FRESH, '--include=dev', '--include=optional', '--loglevel=error'])
}

/** Node's headers are a third of its package and unused, because nothing is compiled here. */
function removeHeaders({ packages }) {
  for (const path of Object.keys(packages).filter((path) =>
    isNodePackage(path.slice('node_modules/'.length)),
  ))
    rmSync(join(FRESH, path, 'include'), { recursive: true, force: true })
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
/** A Node from node_modules would be removed with the old packages. */
const needsNode = () => !isNode24() || process.execPath.startsWith(join(process.cwd(), 'node_modules'))
const isNode24 = () => Number.parseInt(process.versions.node, 10) >= WANTED_NODE

/** Runs npm and returns its exit code. */
export function npm(args) {
  const [program, ...script] = npmCommand()
  // NODE_ENV=production would leave out the build tools.
  return run(program, [...script, ...args], { ...process.env, NODE_ENV: '' })
}

/** Returns the npm that runs this script, if npm started it. */
function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
}

/** Returns the address of npm's registry. */
function registry() {
  const [program, ...script] = npmCommand()
  return execFileSync(program, [...script, 'config', 'get', 'registry'], { encoding: 'utf8' }).trim()
}

/** Returns the path of a suitable Node, or undefined if there is none. */
export function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(process.cwd(), 'node_modules', `node-${system}-${process.arch}`, 'bin', executable)
  if (existsSync(packaged)) return packaged
  return isNode24() ? process.execPath : undefined
}

/** Puts Node and the installed programs first in PATH for all child processes. */
export function putFirst(node) {
  const bin = join(process.cwd(), 'node_modules', '.bin')
  process.env.PATH = [dirname(node), bin, process.env.PATH].join(delimiter)
}
