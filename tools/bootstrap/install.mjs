import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run, say } from './run.mjs'
import { isInstalled, isNodePackage, subsetOf, withAddresses } from './subset.mjs'

const WANTED_NODE = 24
/** npm's record of node_modules, written when an installation is complete. */
const RECORD = 'node_modules/.package-lock.json'
/** Packages are unpacked here and moved, so that node_modules is either complete or absent. */
const FRESH = '.packages'

/**
 * Installs the packages of package-lock.json unless node_modules has them: those for running and building, and with
 * `development` also the tools for tests and checks. An installation by `npm ci`, complete or with `--omit=dev`, is kept
 * if it suffices. Returns the exit code.
 */
export async function installIfStale({ development }) {
  const complete = { manifest: readJson('package.json'), lock: readJson('package-lock.json') }
  const installed = existsSync(RECORD) ? readJson(RECORD).packages : {}
  // Development tools that are installed stay installed when a package changes.
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
  // A registry may serve its archives from other addresses; then npm has to look up each one.
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

/** Node's headers are a third of its package, and nothing is compiled here. */
function removeHeaders({ packages }) {
  for (const path of Object.keys(packages).filter((path) =>
    isNodePackage(path.slice('node_modules/'.length)),
  ))
    rmSync(join(FRESH, path, 'include'), { recursive: true, force: true })
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
/** A Node that was installed as a package is removed with them. */
const needsNode = () => !isNode24() || process.execPath.startsWith(join(process.cwd(), 'node_modules'))
const isNode24 = () => Number.parseInt(process.versions.node, 10) >= WANTED_NODE

/** Runs npm and returns its exit code. */
export function npm(args) {
  const [program, ...script] = npmCommand()
  // NODE_ENV=production would leave out the build tools.
  return run(program, [...script, ...args], { ...process.env, NODE_ENV: '' })
}

/** The npm that runs this script, if npm started it. */
function npmCommand() {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
}

/** The address of the registry that npm is set to use. */
function registry() {
  const [program, ...script] = npmCommand()
  return execFileSync(program, [...script, 'config', 'get', 'registry'], { encoding: 'utf8' }).trim()
}

/** The path of a Node that runs this project, or undefined where there is none. */
export function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(process.cwd(), 'node_modules', `node-${system}-${process.arch}`, 'bin', executable)
  if (existsSync(packaged)) return packaged
  return isNode24() ? process.execPath : undefined
}

/** Puts that Node and the installed programs first in PATH for all child processes. */
export function putFirst(node) {
  const bin = join(process.cwd(), 'node_modules', '.bin')
  process.env.PATH = [dirname(node), bin, process.env.PATH].join(delimiter)
}
