import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { authenticatorLink, typedKey } from '../../../../platform/auth/one-time-code.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { unsealKey } from '../../internal/login-codes.server.ts'
import { authenticators, passkeys, recoveryCodes, users } from '../../table.server.ts'

const confirmed = sql`(select 1 from ${authenticators}
  where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)`

const withPasskey = sql`(select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`

/** Whether a user has an authenticator app, or a passkey, which counts as both steps. */
export const hasTwoStep = sql<boolean>`(exists ${confirmed} or exists ${withPasskey})`

/** STARTED: a key was created, but no code has been entered yet. */
export type OwnTwoStep =
  | { state: 'OFF' }
  | { state: 'STARTED'; key: string; link: string }
  | { state: 'ON'; since: Date; codesLeft: number }

/** Returns the state of the caller's two-step login. */
export async function findOwnTwoStep({
  db,
  actor,
  club,
  secret,
}: Pick<Ctx, 'db' | 'actor' | 'club' | 'secret'>): Promise<OwnTwoStep> {
  if (actor.kind !== 'user') return { state: 'OFF' }
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, actor.userId))
  if (app?.confirmedAt) {
    const unused = and(eq(recoveryCodes.userId, actor.userId), isNull(recoveryCodes.usedAt))
    return { state: 'ON', since: app.confirmedAt, codesLeft: await db.$count(recoveryCodes, unused) }
  }
  const key = app && unsealKey(app.key, secret, actor.userId)
  if (!key) return { state: 'OFF' }
  return { state: 'STARTED', key: typedKey(key), link: authenticatorLink(key, club.name, actor.email) }
}

/** Whether a user has an authenticator app, so that a code is needed after the password. */
export const userHasAuthenticator = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> =>
  (await db.$count(
    authenticators,
    and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)),
  )) > 0
