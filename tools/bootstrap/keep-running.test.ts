import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A supervisor of a one-line program, which records its starts in a file. */
function aSupervisor(program: string, firstPauseMs = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
  const counted = join(folder, 'starts')
  const started = `const counted = ${JSON.stringify(counted)}
    require('node:fs').appendFileSync(counted, '.');
    const starts = require('node:fs').readFileSync(counted, 'utf8').length;`
  const supervisor = `import { keepRunning } from ${JSON.stringify(join(import.meta.dirname, 'keep-running.mjs'))}
    process.exitCode = await keepRunning(process.execPath, ['-e', ${JSON.stringify(started + program)}], { firstPauseMs: ${firstPauseMs} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    child,
    ended: once(child, 'exit').then(([code]) => code as number),
    /** Waits until the program has ended too, because it holds the same standard error. */
    closed: once(child, 'close'),
    starts: () => readFileSync(counted, 'utf8').length,
  }
}

test('a server that was killed or ran out of memory is restarted until it exits normally', async () => {
  const supervisor = aSupervisor(`
    if (starts === 1) process.kill(process.pid, 'SIGKILL')
    else if (starts === 2) process.abort()
    else process.exit(0)`)
  expect(await supervisor.ended).toBe(0)
  expect(supervisor.starts()).toBe(3)
})

test('a server that reports that it cannot start is not restarted', async () => {
  const supervisor = aSupervisor('process.exit(1)')
  expect(await supervisor.ended).toBe(1)
  expect(supervisor.starts()).toBe(1)
})

test('a server is notified when its supervisor is killed', async () => {
  const supervisor = aSupervisor(`
    process.once('disconnect', () => require('node:fs').appendFileSync(counted, '.'))
    console.error('ready')`)
  await once(supervisor.child.stderr, 'data')
  supervisor.child.kill('SIGKILL')
  await supervisor.closed
  expect(supervisor.starts()).toBe(2)
})

test('stopping the supervisor during its delay prevents the next start', async () => {
  const supervisor = aSupervisor("process.kill(process.pid, 'SIGKILL')", 60_000)
  await once(supervisor.child.stderr, 'data')
  supervisor.child.kill('SIGTERM')
  expect(await supervisor.ended).toBe(137)
  expect(supervisor.starts()).toBe(1)
})
