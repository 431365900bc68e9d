import { eq, inArray } from 'drizzle-orm'
import { members } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aUser } from '../builders/user.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo-logins.ts'

/** The teams of the demo coach: one adult and one youth team. */
const COACHED = ['men-1', 'u16-boys']

/** Creates one login per role, linked to the member record with its e-mail address. */
export async function seedAccounts(ctx: Ctx): Promise<void> {
  await Promise.all(DEMO_LOGINS.map((login) => seedAccount(ctx, login)))
}

async function seedAccount(ctx: Ctx, login: (typeof DEMO_LOGINS)[number]): Promise<void> {
  const [member] = await ctx.db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.email, login.email))
  const coached = await ctx.db.select({ id: teams.id }).from(teams).where(inArray(teams.slug, COACHED))
  await aUser(ctx, {
    ...login,
    teams: coached,
    password: DEMO_PASSWORD,
    ...(member && { member, name: member.name }),
  })
}
