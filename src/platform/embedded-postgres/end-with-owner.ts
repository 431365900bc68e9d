import { type ChildProcess, spawn } from 'node:child_process'

/**
 * A shell script that waits for the end of its input, which comes when the owner process ends for any reason. It
 * removes the socket folder before stopping the server, because afterwards the server's pid file is gone and no later
 * start could find the folder.
 */
const GUARD = 'read -r _; rm -rf -- "$2"; kill -INT "$1"'

/**
 * Makes sure that the server ends with this process, even after kill -9 or an out-of-memory kill. A shell holds one end
 * of a pipe, and the operating system closes the other when this process ends.
 */
export function endWithOwner(server: ChildProcess, socketDir: string): void {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  // Detached, because Ctrl-C would otherwise stop the shell, and then PostgreSQL, before this process has finished.
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', String(server.pid), socketDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // If there is no shell, the next start stops the orphaned server.
  guard.on('error', () => {})
  guard.unref()
  if (guard.stdin && 'unref' in guard.stdin) (guard.stdin as { unref(): void }).unref()
  server.once('exit', () => guard.kill('SIGKILL'))
}
