import { aMember } from '../../demo/builders/member.ts'
import { aUser } from '../../demo/builders/user.ts'
import { authTables } from '../../src/features/accounts/table.server.ts'
import type { Role } from '../../src/kernel/actor.ts'
import { openAuth } from '../../src/platform/auth/auth.ts'
import { signToken } from '../../src/platform/auth/session-token.ts'
import type { Ctx } from '../../src/platform/context.ts'

export type SomeMember = { id: string; name: string; userId: string | null }

/** Opens a session and returns its headers, for a new account with a role or for a member's own account. */
export async function signIn(ctx: Ctx, who: Role | SomeMember): Promise<{ cookie: string }> {
  const auth = await openAuth(ctx, ctx.db, authTables)
  const { internalAdapter } = await auth.$context
  const { token } = await internalAdapter.createSession(await accountOf(ctx, who))
  return { cookie: `jwt=${encodeURIComponent(signToken(token, ctx.secret))}` }
}

async function accountOf(ctx: Ctx, who: Role | SomeMember): Promise<string> {
  if (typeof who !== 'string') return who.userId ?? (await aUser(ctx, { member: who })).id
  const member = await aMember(ctx, { name: `Robin ${who}`, listed: false })
  return (await aUser(ctx, { role: who, member })).id
}
