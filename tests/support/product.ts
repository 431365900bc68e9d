import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

import { expectFreshBuild, SERVER } from './build.ts'

/** Starts the product as an operator would, and answers what it said when it ended by itself. */
export async function startAndFail(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { child, said } = run(env)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said: said().trim() }
}

/** Runs the built product as a process of its own, for this test. */
export function run(env: Record<string, string>, args: readonly string[] = []) {
  expectFreshBuild()
  const child = spawn(process.execPath, [SERVER, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', DEMO: '0', ...env },
  })
  let text = ''
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said: () => text }
}

/** An empty folder of this test's own. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'club-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
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

/** Answers when the product on this port does. */
export async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the product did not become ready')
}
