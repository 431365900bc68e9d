import { eq, type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { guardians } from '../family/table.server.ts'
import { members } from '../table.server.ts'
import { isMinor, sightIn } from './visibility.server.ts'

/** The recipient of e-mails about a member. */
export type Contact = { name: string; email: string }

const minorToday = (ctx: Pick<Ctx, 'clock'>): SQL<boolean> => isMinor(sightIn({ ...ctx, actor: SYSTEM }))

/** The e-mail address or name of the account of a minor's first guardian; null if no guardian has one. */
const guardianAccount = (ctx: Pick<Ctx, 'clock'>, column: 'email' | 'name'): SQL<string | null> => sql`(
  select ${sql.raw(`account.${column}`)} from ${guardians} guardian join ${users} account on account.id = guardian.user_id
  where guardian.member_id = ${members.id} and ${minorToday(ctx)} order by guardian.place limit 1)`

/**
 * An SQL expression on `members`: the e-mail address at which the club reaches a member. A minor's is that of the first
 * guardian's account, or else the guardian's in the record; otherwise the member's own, or else the guardian's, or ''.
 */
export const contactEmail = (ctx: Pick<Ctx, 'clock'>): SQL<string> =>
  sql<string>`coalesce(${guardianAccount(ctx, 'email')}, ${recordEmail(ctx)})`

/** The same from the member record alone, without the accounts of guardians. */
export const recordEmail = (ctx: Pick<Ctx, 'clock'>): SQL<string> => sql<string>`coalesce(
  nullif(case when ${minorToday(ctx)} then ${members.guardianEmail} end, ''),
  nullif(${members.email}, ''), ${members.guardianEmail}, '')`

/** An SQL expression on `members`: whether the address in the record is the guardian's. */
export const isGuardianRecordEmail = (ctx: Pick<Ctx, 'clock'>): SQL<boolean> => sql<boolean>`(
  ${members.guardianEmail} <> '' and ${members.guardianEmail} = ${recordEmail(ctx)})`

/** An SQL expression on `members`: whether a guardian reads the e-mails about a member. */
export const isGuardianEmail = (ctx: Pick<Ctx, 'clock'>): SQL<boolean> =>
  sql<boolean>`(${guardianAccount(ctx, 'email')} is not null or ${isGuardianRecordEmail(ctx)})`

/** An SQL expression on `members`: the name that belongs to that address. */
export const contactName = (ctx: Pick<Ctx, 'clock'>): SQL<string> => sql<string>`coalesce(
  ${guardianAccount(ctx, 'name')},
  case when ${isGuardianRecordEmail(ctx)} then nullif(${members.guardianName}, '') end, ${members.name})`

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
