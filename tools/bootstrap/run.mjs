import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'

// SIGTERM reaches only this process, so it must be forwarded.
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

const TIED = ['inherit', 'inherit', 'inherit', 'ipc']
const HEARD = ['inherit', 'pipe', 'pipe']
/** More than a program prints before its output is wanted. */
const MOST_BYTES = 2 ** 28

const stop = new AbortController()

/** Aborted when this process is asked to stop. */
export const stopping = stop.signal

const running = new Set()
let stoppedBy

for (const signal of FORWARDED) {
  process.on(signal, () => {
    stoppedBy = signal
    stop.abort()
    for (const child of running) child.kill(signal)
  })
}

/**
 * Runs a program and returns its exit code. After a signal nothing more is run. A `tied` Node program gets an IPC channel,
 * which closes when this process is killed. Its output is printed as it comes, or from the end of `silentUntil`.
 */
export async function run(program, args, env = process.env, { tied = false, silentUntil } = {}) {
  if (stoppedBy) return codeFor(stoppedBy)
  const child = spawn(program, args, { stdio: silentUntil ? HEARD : tied ? TIED : 'inherit', env })
  const printed = silentUntil && printFrom(silentUntil, child)
  const code = await codeOf(child, program)
  await printed
  return code
}

function codeOf(child, program) {
  running.add(child)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${program} could not be run: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve(code ?? codeFor(signal))
    })
  })
}

/** Keeps the output until the promise has settled, so that the lines of two programs do not mix. */
async function printFrom(moment, { stdout, stderr }) {
  const kept = new PassThrough({ highWaterMark: MOST_BYTES })
  for (const output of [stdout, stderr]) output.pipe(kept, { end: false })
  const ended = Promise.all([finished(stdout), finished(stderr)]).finally(() => kept.end())
  await moment.catch(() => {})
  kept.pipe(process.stdout, { end: false })
  await Promise.all([ended, finished(kept)])
}

/** Prints one line for the user on standard error, because standard output belongs to the program. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

function codeFor(signal) {
  return 128 + constants.signals[signal]
}
