import { eq, like } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aGuardian } from '../builders/guardian.ts'
import { aUser } from '../builders/user.ts'
import { DEMO_PASSWORD } from '../demo-logins.ts'

const MOTHER = 'parent@demo.club'
const SURNAME = 'Castellanos'

/** A mother with the login `parent@demo.club`, a father, and their two children of the under-16s. */
export async function seedFamily(ctx: Ctx): Promise<void> {
  const [mother] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, MOTHER))
  if (!mother) throw new Error('the guardian of the demo logins is missing')
  const father = await aUser(ctx, {
    email: 'javier.castellanos@example.org',
    name: `Javier ${SURNAME}`,
    password: DEMO_PASSWORD,
  })
  for (const child of await childrenOf(ctx)) {
    await aGuardian(ctx, mother, child)
    await aGuardian(ctx, father, child, 2)
  }
}

const childrenOf = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ id: members.id, firstName: members.firstName })
    .from(members)
    .where(like(members.name, `% ${SURNAME}`))
    .orderBy(members.bornOn)
