import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// SIGTERM reaches only this process, so it must be forwarded.
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

const TIED = ['inherit', 'inherit', 'inherit', 'ipc']

const stop = new AbortController()

/** Aborted when this process is asked to stop. */
export const stopping = stop.signal

let foreground
let stoppedBy

for (const signal of FORWARDED) {
  process.on(signal, () => {
    stoppedBy = signal
    stop.abort()
    foreground?.kill(signal)
  })
}

/**
 * Runs a program in the foreground and returns its exit code. After a signal nothing more is run. A `tied` Node program
 * gets an IPC channel, which closes when this process is killed.
 */
export function run(program, args, env = process.env, { tied = false } = {}) {
  if (stoppedBy) return Promise.resolve(codeFor(stoppedBy))
  return new Promise((resolve) => {
    foreground = spawn(program, args, { stdio: tied ? TIED : 'inherit', env })
    foreground.once('error', (error) => {
      say(`${program} could not be run: ${error.message}`)
      resolve(127)
    })
    foreground.once('exit', (code, signal) => {
      foreground = undefined
      resolve(code ?? codeFor(signal))
    })
  })
}

/** Prints one line for the user on standard error, because standard output belongs to the program. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

function codeFor(signal) {
  return 128 + constants.signals[signal]
}
