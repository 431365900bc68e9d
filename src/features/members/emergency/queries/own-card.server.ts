import { and, desc, eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { unsealCard } from '../internal/sealed-card.server.ts'
import { READ_ACTION } from '../model.ts'
import { canEditCard } from '../policy.ts'
import { emergencyCards } from '../table.server.ts'

const MAX_READINGS = 50

/**
 * Returns a member's card and its readings, for those who may edit it. The card is undefined if there is none. Throws
 * NotFound for others.
 */
export async function findCard(
  ctx: Pick<Ctx, 'db' | 'actor' | 'secret'>,
  member: { id: string; minor: boolean },
) {
  if (!canEditCard(ctx.actor, member)) throw new NotFound()
  const [found] = await ctx.db.select().from(emergencyCards).where(eq(emergencyCards.memberId, member.id))
  return {
    card: found && unsealCard(found.sealed, ctx.secret, found.keyId),
    agreedAt: found?.agreedAt,
    readings: await readingsOf(ctx, member.id),
  }
}

/** Returns the readings of a card from the audit log, newest first, with those under records merged into this one. */
const readingsOf = ({ db }: Pick<Ctx, 'db'>, memberId: string) =>
  db
    .select({ at: auditLog.at, by: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(sql`${auditLog.subject} in ${subjectsOf(memberId)}`, eq(auditLog.action, READ_ACTION)))
    .orderBy(desc(auditLog.at))
    .limit(MAX_READINGS)

/** The subjects in the audit log of a member and of the records merged into it. */
const subjectsOf = (memberId: string) => sql`(
  with recursive merged as (
    select ${`members/${memberId}`} as subject
    union
    select 'members/' || (a.facts ->> 'removed') from audit_log a join merged m on m.subject = a.subject
    where a.action = 'members.merge' and a.facts ? 'removed'
  ) select subject from merged)`

export type OwnCard = Awaited<ReturnType<typeof findCard>>
