import { BackupError } from '../backup/manifest.ts'
import { OtherVersionError } from '../database/other-version.ts'
import { EmbeddedDatabaseError } from '../embedded-postgres/embedded-error.ts'
import { ListenError } from '../http/serve.ts'
import { ConfigError } from './config.ts'

/** Why the product does not start, in one sentence that says what to do. For a bug, the stack. */
export function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof OtherVersionError ||
    error instanceof ListenError ||
    error instanceof BackupError
  ) {
    return error.message
  }
  if (!(error instanceof Error)) return String(error)
  return databaseAdvice(error) ?? error.stack ?? error.message
}

function databaseAdvice(error: Error): string | undefined {
  const code = codeOf(error)
  if (!code) return undefined
  const why: Record<string, string> = {
    ECONNREFUSED: 'nothing is listening there',
    ECONNRESET: 'the server closed the connection',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'its host name cannot be looked up',
    ETIMEDOUT: 'it does not respond',
    '28P01': 'the password is wrong',
    '28000': 'this user may not log in',
    '3D000': 'there is no such database',
    '42501': 'this user may not create tables',
  }
  const reason = why[code]
  return (
    reason &&
    `DATABASE_URL does not work: ${reason} (${code}). Correct it, or unset it to use the embedded database.`
  )
}

function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? codeOf(error.cause) : undefined
}
