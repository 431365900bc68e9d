import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expectFreshBuild, SERVER } from './build.ts'

/** Runs the built product as a process of its own. Whoever starts it ends it. */
export function startProduct(env: Record<string, string>, args: readonly string[] = []) {
  expectFreshBuild()
  const child = spawn(process.execPath, [SERVER, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', DEMO: '0', ...env },
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

/** A port that nobody listens on. */
export async function aFreePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Answers when the product on this port does; telling the demo takes a busy machine minutes. */
export async function untilReady(port: number, patienceMs = 75_000): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 25) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the product did not become ready')
}
