import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '../../kernel/actor.ts'
import { newId } from '../../kernel/ids.ts'
import { PASSKEY_ALGORITHMS } from '../../platform/auth/passkey-algorithms.ts'
import { instant } from '../../platform/database/columns.ts'

// The four tables of better-auth, with the fields that its Drizzle adapter expects.

/** A person who can log in. Everything else about a person is in the member record. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().$defaultFn(newId),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  /** Set by the invitation link. Unconfirmed users cannot log in. [resolutions A20] */
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  username: text('username').unique(),
  displayUsername: text('display_username'),
  lastLoginAt: instant('last_login_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** The roles of staff. Other users have no row. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** How a user proves their identity. At present only by a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('credentials_user').on(table.userId)],
)

/** Single-use links: reset and invitation. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** The authenticator app of a user with two-step login. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The app's key, encrypted with the site's secret. */
  key: text('key').notNull(),
  /** When the first code was entered. Until then logging in needs only the password. */
  confirmedAt: instant('confirmed_at'),
  /**
   * The 30-second interval of the last used code. Codes of this and earlier intervals are refused, to prevent replay.
   */
  lastCounter: integer('last_counter').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Single-use codes that replace the authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Passkeys, with which a user logs in without a password. Only the public keys are stored. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name its owner gave it. */
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    algorithm: text('algorithm', { enum: PASSKEY_ALGORITHMS }).notNull(),
    /**
     * The passkey's signature counter. A value that goes backwards indicates a cloned passkey. Many passkeys always
     * send 0.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Challenges that a passkey has signed, kept until they expire so that each is accepted only once. */
export const usedChallenges = pgTable('used_challenges', {
  challenge: text('challenge').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** The tables under better-auth's own names. */
export const authTables = {
  user: users,
  session: sessions,
  account: credentials,
  verification: verifications,
}
