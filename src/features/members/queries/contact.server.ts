import { eq, type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { members } from '../table.server.ts'
import { isMinor, sightIn } from './visibility.server.ts'

/** The recipient of e-mails about a member. */
export type Contact = { name: string; email: string }

/**
 * An SQL expression on `members`: the e-mail address at which the club reaches a member. A minor's is the guardian's;
 * otherwise the member's own, or else the guardian's, or ''.
 */
export const contactEmail = (ctx: Pick<Ctx, 'clock'>): SQL<string> => sql<string>`coalesce(
  nullif(case when ${isMinor(sightIn({ ...ctx, actor: SYSTEM }))} then ${members.guardianEmail} end, ''),
  nullif(${members.email}, ''), ${members.guardianEmail}, '')`

/** An SQL expression on `members`: whether that address is the guardian's. */
export const isGuardianEmail = (ctx: Pick<Ctx, 'clock'>): SQL<boolean> => sql<boolean>`(
  ${members.guardianEmail} <> '' and ${members.guardianEmail} = ${contactEmail(ctx)})`

/** An SQL expression on `members`: the name that belongs to that address. */
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
