import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../table.server.ts'
import type { ConsentAnswer, ConsentKind } from '../model.ts'
import { consents } from '../table.server.ts'

/** Returns all answers about a member, newest first. The caller must have checked the permission. */
export const consentHistory = (db: Db | Tx, memberId: string): Promise<ConsentAnswer[]> =>
  db
    .select({
      kind: consents.kind,
      given: consents.given,
      version: consents.wordingVersion,
      at: consents.answeredAt,
      by: users.name,
    })
    .from(consents)
    .leftJoin(users, eq(users.id, consents.answeredBy))
    .where(eq(consents.memberId, memberId))
    .orderBy(desc(consents.answeredAt), desc(consents.id))

/** An SQL expression on `members`: the latest answer of a kind, or null. */
export const latestConsent = (kind: ConsentKind): SQL<boolean | null> => sql<boolean | null>`(
  select c.given from ${consents} c where c.member_id = ${members}.id and c.kind = ${kind}
  order by c.answered_at desc, c.id desc limit 1)`

/** Returns the answered kinds of each member. The caller must have checked the permission. */
export async function answeredKinds(
  { db }: Pick<Ctx, 'db'>,
  memberIds: readonly string[],
): Promise<Map<string, Set<ConsentKind>>> {
  const found =
    memberIds.length === 0
      ? []
      : await db
          .selectDistinct({ memberId: consents.memberId, kind: consents.kind })
          .from(consents)
          .where(sql`${consents.memberId} = any(${sql.param(memberIds)}::uuid[])`)
  const byMember = Map.groupBy(found, ({ memberId }) => memberId)
  return new Map([...byMember].map(([id, rows]) => [id, new Set(rows.map(({ kind }) => kind))]))
}
