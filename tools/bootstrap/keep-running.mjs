import { setTimeout } from 'node:timers/promises'
import { run, say, stopping } from './run.mjs'

/** A server that ran this long had started successfully, so the restart delay begins again at its minimum. */
const STARTED_MS = 10_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
/** Shells add this to the number of the signal that ended a program. */
const SIGNALLED = 128

/**
 * Runs a server in the foreground and restarts it when it crashes (killed, out of memory, an uncaught error), after a
 * pause that doubles with each crash. Returns its exit code when it is stopped, or when it reports that it cannot
 * start, because a wrong setting stays wrong. When this process is killed, the server gets 'disconnect'.
 */
export async function keepRunning(program, args, { firstPauseMs = FIRST_PAUSE_MS, env = process.env } = {}) {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const startedAt = performance.now()
    const code = await run(program, args, env, { tied: true })
    const hasStarted = performance.now() - startedAt > STARTED_MS
    const hasDied = code >= SIGNALLED || (code !== 0 && hasStarted)
    if (stopping.aborted || !hasDied) return code
    if (hasStarted) pauseMs = firstPauseMs
    say(`Sevenmetre ended unexpectedly (code ${code}). Starting again in ${Math.ceil(pauseMs / 1000)} s.`)
    await setTimeout(pauseMs, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) return code
  }
}
