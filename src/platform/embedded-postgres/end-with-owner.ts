import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Waits for the end of its input, which comes when the process at the other end has ended in any way. The socket's
 * folder is removed first: no later start knows of it once the server has removed its pid file.
 */
const GUARD = 'read -r _; rm -rf -- "$2"; kill -INT "$1"'

/**
 * Ends a server with this process, also after kill -9 or out of memory. A shell holds one end of a pipe, and the system
 * closes the other when this process ends.
 */
export function endWithOwner(server: ChildProcess, socketDir: string): void {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  // Detached, because Ctrl-C would otherwise end it, and PostgreSQL with it, before this process has finished.
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', String(server.pid), socketDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell the next start stops the orphan.
  guard.on('error', () => {})
  guard.unref()
  if (guard.stdin && 'unref' in guard.stdin) (guard.stdin as { unref(): void }).unref()
  server.once('exit', () => guard.kill('SIGKILL'))
}
