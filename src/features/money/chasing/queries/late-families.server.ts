import { type SQL, sql } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { isLate, matches } from '../../internal/conditions.server.ts'
import { seasonNamed } from '../../model.ts'
import { type ChargeNeeds, countPayers, openCharges } from '../internal/open-charges.server.ts'
import { type Family, familiesOf, type OpenCharge } from '../model/reminder.ts'
import type { RemindSearch } from '../schema.ts'

type Needs = ChargeNeeds & Pick<Ctx, 'db' | 'actor'>

/** The families that can be reminded of late money, and the late charges that are left out. */
export type LateFamilies = {
  families: (Family & { isRemindedToday: boolean })[]
  /** Minors without a guardian's address, and payers without an address. */
  unreachable: OpenCharge[]
  paused: OpenCharge[]
}

/**
 * Returns exactly the people behind a late figure, by the address that is asked to pay. Throws Forbidden unless the
 * caller is finance staff.
 */
export async function lateFamilies(ctx: Needs, search: RemindSearch): Promise<LateFamilies> {
  requireFinance(ctx)
  const charges = await openCharges(ctx, ctx.db, lateOf(ctx, search))
  const paused = charges.filter(({ pause }) => pause !== undefined)
  const active = charges.filter(({ pause }) => pause === undefined)
  const today = clubDay(ctx.clock.now())
  const reminded = await remindedOn(ctx.db, today)
  return {
    families: familiesOf(active).map((family) => ({
      ...family,
      isRemindedToday:
        reminded.has(family.id) || family.charges.some(({ remindedOn }) => remindedOn === today),
    })),
    unreachable: active.filter(({ payer }) => payer.email === ''),
    paused,
  }
}

/** Counts the families that `lateFamilies` returns. Throws Forbidden unless the caller is finance staff. */
export async function countLateFamilies(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>,
  search: RemindSearch,
): Promise<number> {
  requireFinance(ctx)
  return countPayers(ctx, ctx.db, lateOf(ctx, search))
}

/** The condition for the late charges of a search. */
export function lateOf({ clock, club }: Pick<Ctx, 'clock' | 'club'>, search: RemindSearch): SQL {
  const now = clock.now()
  const { members, ...entries } = search
  const season = seasonNamed(search.season || 'all', club.seasonStartMonth)
  const all = matches({ ...entries, figure: 'late' }, season, now)
  const ofMembers = members ? sql`member_id = any(${sql.param(members)}::uuid[])` : sql`true`
  return sql`${isLate(now)} and ${all} and ${ofMembers}`
}

/** The addresses that got a reminder on a day. */
export async function remindedOn(db: Db | Tx, day: LocalDate): Promise<Set<string>> {
  const found = await rows<{ email: string }>(
    db,
    sql`select email from payment_reminders where sent_on = ${day}`,
  )
  return new Set(found.map(({ email }) => email))
}
