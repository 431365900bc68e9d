import { eq } from 'drizzle-orm'
import type { Role } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { canLookUpUsers } from './policy.ts'
import { users } from './table.server.ts'

export type UserEntry = {
  _id: string
  username: string | null
  email: string
  confirmed: boolean
  role: Role
}

/**
 * The account of an e-mail, as a list of none or one. For the administrator alone, and who asked is logged (not what
 * for: a log is no place for addresses). Throws Forbidden. [API-050, decisions A14]
 */
export async function usersByEmail(
  ctx: Pick<Ctx, 'db' | 'actor' | 'log'>,
  email: string,
): Promise<UserEntry[]> {
  if (!canLookUpUsers(ctx.actor)) throw new Forbidden()
  ctx.log.info(
    { by: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.kind },
    'an account was looked up by e-mail',
  )
  return ctx.db
    .select({
      _id: users.id,
      username: users.username,
      email: users.email,
      confirmed: users.emailVerified,
      role: users.role,
    })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()))
}
