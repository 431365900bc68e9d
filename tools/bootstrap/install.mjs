import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run, say } from './run.mjs'

const STAMP = 'node_modules/.lock-sha256'
const WANTED_NODE = 24

/** Installs the packages unless those in node_modules are the ones package-lock.json names. */
export async function installIfStale() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return 0

  say('Installing (takes about a minute the first time) ...')
  const code = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'])
  if (code === 0) writeFileSync(STAMP, lock)
  return code
}

/** Runs npm, by the same program that runs this script where npm itself started it. */
export function npm(args) {
  // NODE_ENV=production would leave out the build tools.
  const env = { ...process.env, NODE_ENV: '' }
  const npmScript = process.env.npm_execpath
  if (npmScript?.endsWith('npm-cli.js')) return run(process.execPath, [npmScript, ...args], env)
  return run('npm', args, env)
}

/** The path of a Node that runs this project, or undefined where there is none. */
export function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(process.cwd(), 'node_modules', `node-${system}-${process.arch}`, 'bin', executable)
  if (existsSync(packaged)) return packaged
  return Number.parseInt(process.versions.node, 10) >= WANTED_NODE ? process.execPath : undefined
}

/** Puts that Node and the installed programs first for everything that is started from here. */
export function putFirst(node) {
  const bin = join(process.cwd(), 'node_modules', '.bin')
  process.env.PATH = [dirname(node), bin, process.env.PATH].join(delimiter)
}
