import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expectFreshBuild, SERVER } from './build.ts'

/** Runs the built product as a child process. The caller ends it. */
export function startProduct(env: Record<string, string>, args: readonly string[] = []) {
  expectFreshBuild()
  return startProgram([SERVER, ...args], env)
}

/** Node's compile cache, which saves a fifth of each start. The tests start the product a hundred times. */
const COMPILED = join(import.meta.dirname, '../../.data/test/compiled')

/** Runs a Node program with the settings of a test. The caller ends it. */
export function startProgram(program: readonly string[], env: Record<string, string>, cwd?: string) {
  const child = spawn(process.execPath, program, {
    cwd,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', DEMO: '0', NODE_COMPILE_CACHE: COMPILED, ...env },
  })
  let text = ''
  let log = ''
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  child.stdout.on('data', (chunk) => {
    log += chunk
  })
  return { child, said: () => text, logged: () => log }
}

/** Sends a signal and waits for the process to exit. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

// Below the range of outgoing connections, so that none of them takes the port before the product does.
const FIRST_PORT = 20_000
const PORTS = 12_000

/** Returns an unused port. */
export async function aFreePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return aFreePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Product = ReturnType<typeof startProduct>

/** Returns once the product responds on this port. Loading the demo data takes minutes on a busy machine. */
export async function untilReady(port: number, product: Product, patienceMs = 600_000): Promise<void> {
  const last = performance.now() + patienceMs
  while (product.child.exitCode === null && performance.now() < last) {
    if (await isReady(port)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the product did not become ready: ${product.said()} ${product.logged()}`)
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
