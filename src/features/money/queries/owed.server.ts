import { sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Db, rows, type Tx } from '../../../platform/database/database.ts'
import { requireFinance } from '../../billing/policy.ts'
import { isLate } from '../internal/conditions.server.ts'
import { ENTRIES } from '../internal/entries.server.ts'

type Needs = Pick<Ctx, 'actor' | 'clock'>
type Which = { memberIds?: readonly string[]; isLateOnly?: boolean }

/**
 * What is still to pay for each member, by id, of those who owe something. Throws Forbidden unless the caller is
 * finance staff.
 */
export async function owedByMember(
  ctx: Needs,
  db: Db | Tx,
  { memberIds, isLateOnly = false }: Which = {},
): Promise<Map<string, Pence>> {
  requireFinance(ctx)
  const ofMembers = memberIds
    ? sql`member_id = any(${sql.param(memberIds)}::uuid[])`
    : sql`member_id is not null`
  const found = await rows<{ member_id: string; owed: string }>(
    db,
    sql`select member_id, sum(open_minor)::bigint as owed from ${ENTRIES} entries
      where ${ofMembers} and open_minor > 0 ${isLateOnly ? sql`and ${isLate(ctx.clock.now())}` : sql``}
      group by member_id`,
  )
  return new Map(found.map(({ member_id, owed }) => [member_id, pence(Number(owed))]))
}
