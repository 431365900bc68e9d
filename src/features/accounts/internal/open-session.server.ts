import { eq } from 'drizzle-orm'
import type { Role } from '../../../kernel/actor.ts'
import { openAuth } from '../../../platform/auth/auth.ts'
import { signDevice } from '../../../platform/auth/known-device.ts'
import { signToken } from '../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mainRoleOfUser } from '../queries/roles-of-user.server.ts'
import { authTables, sessions, users } from '../table.server.ts'

/** `device` identifies the browser at its next login. */
export type LoggedIn = { session: string; device: string; user: AccountUser }
export type AccountUser = { id: string; name: string; email: string; username: string | null; role: Role }

/** What the browser sends: its earlier session, its device cookie and its user agent. */
export type Browser = {
  earlierToken?: string | undefined
  signedDevice?: string | undefined
  userAgent?: string | undefined
}

/** Long enough to tell a phone from a laptop in the list of sessions. */
const MAX_USER_AGENT = 300

type Owner = {
  userId: string
  /** The e-mail address of the account that knows the device. */
  account: string
  device: string | undefined
}

/** Opens a session for an authenticated user and ends the browser's earlier session. */
export async function openSession(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'secret'>,
  { userId, account, device }: Owner,
  { earlierToken, userAgent = '' }: Browser,
): Promise<LoggedIn> {
  const auth = await openAuth(ctx, ctx.db, authTables)
  const { token } = await (await auth.$context).internalAdapter.createSession(userId)
  // Shown in the user's list of sessions. The IP address is not stored.
  await ctx.db
    .update(sessions)
    .set({ userAgent: userAgent.slice(0, MAX_USER_AGENT) })
    .where(eq(sessions.token, token))
  await ctx.db.update(users).set({ lastLoginAt: ctx.clock.now() }).where(eq(users.id, userId))
  if (earlierToken) await ctx.db.delete(sessions).where(eq(sessions.token, earlierToken))
  return {
    session: signToken(token, ctx.secret),
    device: signDevice(account, ctx.secret, device),
    user: await userOf(ctx, userId),
  }
}

async function userOf({ db }: Pick<Ctx, 'db'>, id: string): Promise<AccountUser> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      username: users.username,
      role: mainRoleOfUser,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!user) throw new Error('the user was deleted during the login')
  return user
}
