import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expectFreshBuild, SERVER } from './build.ts'

/** Runs the built product as a process of its own. The caller ends it. */
export function startProduct(env: Record<string, string>, args: readonly string[] = []) {
  expectFreshBuild()
  return startProgram([SERVER, ...args], env)
}

/** Where Node keeps what it has compiled: a fifth of a start, and tests start the product a hundred times. */
const COMPILED = join(import.meta.dirname, '../../.data/test/compiled')

/** Runs a program of Node with the settings of a test. The caller ends it. */
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

/** Sends a signal and waits until the process is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

// Below the ports that systems give to outgoing connections: none of those takes it before the product does.
const FIRST_PORT = 20_000
const PORTS = 12_000

/** A port that nobody listens on. */
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

/** Returns once the product answers on this port; loading the demo data takes minutes on a busy machine. */
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
