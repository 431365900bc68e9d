import { eq, type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { members } from '../table.server.ts'
import { isMinor, sightIn } from './visibility.server.ts'

/** The recipient of e-mails about a member. */
export type Contact = { name: string; email: string }

/**
 * The e-mail address at which the club reaches a member, as an expression on `members`: the guardian's for a minor;
 * else the member's own, or the guardian's if there is none; '' if neither is known.
 */
export const contactEmail = (ctx: Pick<Ctx, 'clock'>): SQL<string> => sql<string>`coalesce(
  nullif(case when ${isMinor(sightIn({ ...ctx, actor: SYSTEM }))} then ${members.guardianEmail} end, ''),
  nullif(${members.email}, ''), ${members.guardianEmail}, '')`

/** Whether that address is the guardian's, as an expression on `members`. */
export const isGuardianEmail = (ctx: Pick<Ctx, 'clock'>): SQL<boolean> => sql<boolean>`(
  ${members.guardianEmail} <> '' and ${members.guardianEmail} = ${contactEmail(ctx)})`

/** The name that belongs to that address, as an expression on `members`. */
export const contactName = (ctx: Pick<Ctx, 'clock'>): SQL<string> => sql<string>`case
  when ${isGuardianEmail(ctx)} then coalesce(nullif(${members.guardianName}, ''), ${members.name})
  else ${members.name} end`

/** Returns the recipient of e-mails about a member; undefined for an unknown member. */
export async function contactOf(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  memberId: string,
): Promise<(Contact & { member: string }) | undefined> {
  const [found] = await db
    .select({ member: members.name, name: contactName(ctx), email: contactEmail(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  return found
}
