import type { PgTable } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { PASSWORD_LENGTH } from './password-length.ts'
import { hashPassword, matchesPassword } from './passwords.ts'

/** The four tables in which better-auth stores its data. */
export type AuthTables = { user: PgTable; session: PgTable; account: PgTable; verification: PgTable }

const DAY_MS = 86_400_000
/** A session ends after 30 days without use. */
export const SESSION_MS = 30 * DAY_MS

/**
 * Creates a better-auth instance on our tables. It takes less than a millisecond, so each command creates its own, on
 * its transaction if it has one. better-auth's HTTP handler is not mounted, so every login goes through our
 * rate-limited commands.
 */
export async function openAuth(
  { clock, config, secret }: Pick<Ports, 'clock' | 'config' | 'secret'>,
  db: Db | Tx,
  tables: AuthTables,
) {
  // Loaded at the first login, because better-auth and its dependencies would take much of the memory at start.
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
          // better-auth uses the system clock, but sessions must expire by ctx.clock.
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
