import { type SQL, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant } from '../../../kernel/dates.ts'
import { clubLocale } from '../../../kernel/locale.ts'
import { readAmount } from '../../../kernel/typed-amount.ts'
import { folded, holds, holdsWords } from '../../../platform/database/folding.ts'
import { AGES, type Age, type Figure, NO_TEAM, type Season } from '../model.ts'
import type { EntrySearch } from '../schema.ts'

/** What an entry contributes to a figure, in pence. The figures and the lists behind them both sum this. */
export function contribution(figure: Figure, now: Date): SQL {
  switch (figure) {
    case 'expected':
      return sql`(case when type in ('charge', 'written_off') then amount_minor else 0 end)`
    case 'received':
      return sql`(case when type in ('payment', 'reversal') then -amount_minor else 0 end)`
    case 'late':
      return sql`(case when ${isLate(now)} then open_minor else 0 end)`
    case 'refunded':
      return sql`(case when type = 'refund' then amount_minor else 0 end)`
    case 'fees':
      return sql`fee_minor`
  }
}

export const isLate = (now: Date): SQL => sql`(open_minor > 0 and due_at < ${now.toISOString()}::timestamptz)`

/** How many days ago the payment was due, by the calendar. */
function dueBetween(age: Age, now: Date): SQL {
  const { from, to } = AGES.find(({ id }) => id === age) ?? AGES[0]
  const startOf = (days: number) => clubInstant(addDays(clubDay(now), -days), '00:00').toISOString()
  const until = from === 0 ? now.toISOString() : startOf(from - 1)
  return to === undefined
    ? sql`due_at < ${until}::timestamptz`
    : sql`due_at < ${until}::timestamptz and due_at >= ${startOf(to)}::timestamptz`
}

export const isOfAge = (age: Age, now: Date): SQL => sql`(${isLate(now)} and ${dueBetween(age, now)})`

/** The month of an entry at the club, such as 2026-11. */
export const month = (): SQL => sql`to_char(at at time zone ${clubLocale().timeZone}, 'YYYY-MM')`

/** The quarter of an entry at the club, such as 2026-Q4. */
export const quarter = (): SQL => sql`to_char(at at time zone ${clubLocale().timeZone}, 'YYYY-"Q"Q')`

/** How an entry is treated for VAT. Only orders have a rate; playing fees of a members' club are exempt. */
export const VAT_RATE: SQL = sql`case when kind in ('registration', 'subscription') then 'exempt'
  when kind = 'order' then coalesce((select nullif(o.vat_bp, 0)::text from store_orders o
    where o.id = (select p.object_id from payments p where p.id::text = source_id)), 'none')
  else 'none' end`

export const isIn = (season: Season | undefined): SQL =>
  season
    ? sql`(at >= ${season.from.toISOString()}::timestamptz and at < ${season.until.toISOString()}::timestamptz)`
    : sql`true`

/** The conditions of a list of entries. */
export function matches(search: EntrySearch, season: Season | undefined, now: Date): SQL {
  const { figure, month: inMonth, quarter: inQuarter, vat, team, kind, age, q } = search
  const all = [
    isIn(season),
    figure && sql`${contribution(figure, now)} <> 0`,
    inMonth && sql`${month()} = ${inMonth}`,
    inQuarter && sql`${quarter()} = ${inQuarter}`,
    vat && sql`${VAT_RATE} = ${vat}`,
    team && (team === NO_TEAM ? sql`team_id is null` : sql`team_id = ${team}::uuid`),
    kind && sql`kind = ${kind}`,
    age && isOfAge(age, now),
    q && isCalled(q),
  ].filter((condition) => condition !== '')
  return sql.join(all, sql` and `)
}

/** A shorter amount is not looked for in numbers, because many ids of the provider contain it. */
const MIN_NUMBER = 4

/** By names, e-mail address, number, description or amount, also a negative one as our pages show it. */
function isCalled(q: string): SQL {
  const words = folded(sql`concat_ws(' ', member, person, email, description)`)
  const amount = readAmount(q.replace(/^[-−]/, ''))
  const isInMany = amount !== undefined && q.length < MIN_NUMBER
  const isNumber = isInMany ? sql`false` : holds(folded(sql`number`), q)
  const texts = sql`(${holdsWords(q, words)} or ${isNumber})`
  return amount === undefined ? texts : sql`(${texts} or abs(amount_minor) = ${amount})`
}
