import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { clearAfterCrash } from './orphan.ts'
import { type Launch, startPostmaster, stopPostmaster } from './postmaster.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

/**
 * Starts PostgreSQL and keeps it running. If it ends unexpectedly (killed, out of memory), it is restarted on the same
 * socket, so that the site can reconnect. Retries until it runs or is stopped.
 */
export async function supervise(
  launch: Launch,
  log: (message: string) => void,
): Promise<{ stop(): Promise<void> }> {
  let server: ChildProcess = await startPostmaster(launch)
  let stopping = false
  let restarting: Promise<void> | undefined

  const watch = () =>
    server.once('exit', () => {
      if (!stopping) restarting = startAgain()
    })
  async function startAgain(): Promise<void> {
    log(`The embedded database ended unexpectedly and is being restarted: see ${launch.logFile}.`)
    for (let pauseMs = FIRST_PAUSE_MS; !stopping; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await clearAfterCrash(launch.folder)
        server = await startPostmaster(launch)
        watch()
        return
      } catch (error) {
        log(`The embedded database cannot be started: ${error instanceof Error ? error.message : error}`)
        await setTimeout(pauseMs)
      }
    }
  }
  const endToo = () => server.kill('SIGINT')
  process.once('exit', endToo)
  watch()

  return {
    async stop() {
      stopping = true
      await restarting
      process.off('exit', endToo)
      await stopPostmaster(server)
    },
  }
}
