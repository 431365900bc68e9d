import { eq, or, sql } from 'drizzle-orm'
import type { OwnPerson } from '../../../kernel/actor.ts'
import { adultBirthday, clubDay } from '../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { findMemberName } from '../../members/bulk/queries/members-by-name.server.ts'
import { peopleOfUser } from '../../members/family/queries/people-of-user.server.ts'
import { guardians } from '../../members/family/table.server.ts'
import { members } from '../../members/table.server.ts'
import { isLate } from '../internal/conditions.server.ts'
import { ENTRIES } from '../internal/entries.server.ts'
import { canReadStatement } from '../policy.ts'
import { type Entry, type EntryRow, entryOf } from './entries.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock'>

/** An entry with what is owed after it. */
export type StatementLine = Entry & { balance: Pence }

/**
 * Every charge, payment and refund of some members in order, with a running balance. What they owe is the last one.
 * Throws Forbidden unless the caller is finance staff or acts for all of them.
 */
export async function readStatement(ctx: Needs, memberIds: readonly string[]): Promise<StatementLine[]> {
  if (!canReadStatement(ctx.actor, memberIds)) throw new Forbidden()
  if (memberIds.length === 0) return []
  const found = await rows<EntryRow>(
    ctx.db,
    sql`select *, amount_minor as value, ${isLate(ctx.clock.now())} as is_late from ${ENTRIES} entries
      where member_id = any(${sql.param(memberIds)}::uuid[])
      order by at, array_position(array['charge', 'written_off', 'payment', 'reversal', 'refund', 'credit'], type),
        instalment, id`,
  )
  let balance = pence(0)
  return found.map((row) => {
    const entry = entryOf(row)
    balance = pence(balance + entry.amount)
    return { ...entry, balance }
  })
}

/** A guardian's account and the people it acts for. */
export type StatementFamily = { userId: string; guardian: string; people: OwnPerson[] }

/**
 * Returns a member's name and families: for each account that acts for the member and others, these people. A child
 * with guardians in two households has two. Throws Forbidden unless the caller is finance staff, NotFound for an
 * unknown member.
 */
export async function statementOwner(ctx: Needs, memberId: string) {
  requireFinance(ctx)
  if (!isId(memberId)) throw new NotFound()
  const name = await findMemberName(ctx.db, memberId)
  const found = await ctx.db
    .select({
      userId: users.id,
      guardian: users.name,
      people: peopleOfUser(adultBirthday(clubDay(ctx.clock.now()))),
    })
    .from(users)
    .where(
      or(
        sql`exists (select 1 from ${guardians} g where g.user_id = ${users.id} and g.member_id = ${memberId})`,
        eq(users.id, sql`(select m.user_id from ${members} m where m.id = ${memberId})`),
      ),
    )
    .orderBy(users.name, users.id)
  const families: StatementFamily[] = found.filter(
    ({ people }) => people.length > 1 && people.some((person) => person.memberId === memberId),
  )
  return { name, families }
}
