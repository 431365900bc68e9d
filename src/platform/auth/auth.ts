import type { PgTable } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { PASSWORD_LENGTH } from './password-length.ts'
import { hashPassword, matchesPassword } from './passwords.ts'

/** The four tables that better-auth keeps its accounts in. */
export type AuthTables = { user: PgTable; session: PgTable; account: PgTable; verification: PgTable }

const DAY_MS = 86_400_000
/** A session ends after 30 days without use. */
export const SESSION_MS = 30 * DAY_MS

/**
 * Opens better-auth on our tables. Making one takes less than a millisecond, so each command makes its own, on its own
 * transaction if it has one. Its HTTP handler is not mounted: our commands, which limit attempts, are the only way in.
 */
export async function openAuth(
  { clock, config, secret }: Pick<Ports, 'clock' | 'config' | 'secret'>,
  db: Db | Tx,
  tables: AuthTables,
) {
  // Loaded at the first login: better-auth and its dependencies are a large part of the memory at start.
  const [{ betterAuth }, { drizzleAdapter }, { username }] = await Promise.all([
    import('better-auth'),
    import('better-auth/adapters/drizzle'),
    import('better-auth/plugins'),
  ])
  return betterAuth({
    secret,
    baseURL: config.publicUrl.origin,
    database: drizzleAdapter(db, { provider: 'pg', schema: { ...tables } }),
    plugins: [username()],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: matchesPassword },
    },
    databaseHooks: {
      session: {
        create: {
          // better-auth reads the machine's clock; sessions end by ours.
          before: async (session) => {
            const now = clock.now()
            const expiresAt = new Date(now.getTime() + SESSION_MS)
            return { data: { ...session, expiresAt, createdAt: now, updatedAt: now } }
          },
        },
      },
    },
    advanced: { database: { generateId: newId } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
