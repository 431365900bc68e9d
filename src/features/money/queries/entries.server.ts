import { type SQL, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import type { PaymentPurpose } from '../../billing/payments/model.ts'
import { requireFinance } from '../../billing/policy.ts'
import type { ChargeSource } from '../../billing/reminder-pauses/model.ts'
import { withoutInstalment } from '../../fees/model/instalments.ts'
import { contribution, isLate, matches } from '../internal/conditions.server.ts'
import { ENTRIES } from '../internal/entries.server.ts'
import { type EntryType, type Figure, seasonNamed, sumOfPence } from '../model.ts'
import type { EntrySearch } from '../schema.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

const PAGE = 100

/** The table with the row behind an entry. */
export type EntrySource = 'payments' | ChargeSource

/** One entry of a member's account. */
export type Entry = {
  id: string
  type: EntryType
  kind: PaymentPurpose
  at: Date
  /** What it adds to the balance owed. */
  amount: Pence
  /** What it contributes to the figure of the list; without a figure, the amount. */
  value: Pence
  /** What is still to pay of a charge. */
  open: Pence
  isLate: boolean
  dueAt: Date | null
  memberId: string | null
  member: string
  person: string
  email: string
  description: string
  number: string
  source: EntrySource
  sourceId: string
}

/** An open charge. `stages`: what settles the first of its instalments, the first two, and so on, without all. */
export type OpenEntry = Entry & { stages: readonly Pence[] }

/** A row of `ENTRIES` with what it contributes to a figure. */
export type EntryRow = Record<
  'at' | 'id' | 'person' | 'email' | 'description' | 'number' | 'source_id',
  string
> & {
  type: EntryType
  kind: PaymentPurpose
  source: EntrySource
  amount_minor: number
  open_minor: number
  value: number
  is_late: boolean
  due_at: string | null
  member_id: string | null
  member: string | null
}

export type Entries = Rows<Entry> & { sum: Pence }

/**
 * A page of the entries behind a figure, or of those that the search finds, newest first, and the sum of all of them.
 * Throws Forbidden unless the caller is finance staff.
 */
export async function listEntries(ctx: Needs, search: EntrySearch): Promise<Entries> {
  requireFinance(ctx)
  const { db, clock, club } = ctx
  const now = clock.now()
  const season = seasonNamed(search.season || 'all', club.seasonStartMonth)
  const condition = matches(search, season, now)
  const value = valueIn(search.figure, now)
  const [[all], found] = await Promise.all([
    rows<{ total: number; sum: number }>(
      db,
      sql`select count(*)::int as total, coalesce(sum(${value}), 0)::bigint as sum from ${ENTRIES} entries
        where ${condition}`,
    ),
    rows<EntryRow>(
      db,
      sql`select *, ${value}::bigint as value, ${isLate(now)} as is_late from ${ENTRIES} entries where ${condition}
        order by at desc, id desc limit ${PAGE} offset ${search.start}`,
    ),
  ])
  return {
    rows: found.map(entryOf),
    start: search.start,
    total: all?.total ?? 0,
    sum: pence(all?.sum ?? 0),
  }
}

const valueIn = (figure: Figure | '', now: Date): SQL =>
  figure ? contribution(figure, now) : sql`amount_minor`

/**
 * Returns the open charge of an invoice, registration or booking, with all its instalments together; undefined if
 * nothing is open. Throws Forbidden unless the caller is finance staff.
 */
export async function findOpenCharge(ctx: Needs, source: string, id: string): Promise<OpenEntry | undefined> {
  requireFinance(ctx)
  const found = await rows<EntryRow>(
    ctx.db,
    sql`select *, open_minor as value, ${isLate(ctx.clock.now())} as is_late from ${ENTRIES} entries
      where source = ${source} and source_id = ${id} and open_minor > 0
      order by due_at, instalment`,
  )
  const entries = found.map(entryOf)
  const [first, ...others] = entries
  const stages = others.map((_, before) => sumOfPence(entries.slice(0, before + 1).map(({ open }) => open)))
  return first && { ...others.reduce(together, first), stages }
}

/** Two instalments of one charge as one, which is due with the first. */
const together = (first: Entry, second: Entry): Entry => ({
  ...first,
  amount: pence(first.amount + second.amount),
  value: pence(first.value + second.value),
  open: pence(first.open + second.open),
  description: withoutInstalment(first.description),
})

/** Reads an entry from its row. */
export const entryOf = (row: EntryRow): Entry => ({
  id: row.id,
  type: row.type,
  kind: row.kind,
  at: new Date(row.at),
  amount: pence(row.amount_minor),
  value: pence(row.value),
  open: pence(row.open_minor),
  isLate: row.is_late,
  dueAt: row.due_at ? new Date(row.due_at) : null,
  memberId: row.member_id,
  member: row.member ?? '',
  person: row.person,
  email: row.email,
  description: row.description,
  number: row.number,
  source: row.source,
  sourceId: row.source_id,
})
