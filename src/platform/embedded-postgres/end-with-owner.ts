import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Waits for the end of its input, which comes when the process that holds the other end is gone, however it went.
 * The socket's folder goes first: no later start knows of it once the server has removed its pid file.
 */
const GUARD = 'read -r _; rm -rf -- "$2"; kill -INT "$1"'

/**
 * Makes a server end with this process: also after kill -9 or when the memory was used up, when nothing of this process
 * runs any more. A shell beside it holds one end of a pipe, and the system closes the other.
 */
export function endWithOwner(server: ChildProcess, socketDir: string): void {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  // Detached, or Ctrl-C would reach it, and through it PostgreSQL, before this process has finished its requests.
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', String(server.pid), socketDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell the next start stops the orphan, as it always has.
  guard.on('error', () => {})
  guard.unref()
  if (guard.stdin && 'unref' in guard.stdin) (guard.stdin as { unref(): void }).unref()
  server.once('exit', () => guard.kill('SIGKILL'))
}
