import { type SQL, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { clubLocale } from '../../../kernel/locale.ts'
import { seasonOf } from '../../../kernel/season.ts'
import type { Ctx } from '../../../platform/context.ts'

type Needs = Pick<Ctx, 'clock' | 'club'>

/** Returns the first day of this season, of the last one, and of the next one. */
export function seasonsAround({ clock, club }: Needs): { last: LocalDate; from: LocalDate; next: LocalDate } {
  const { from, until } = seasonOf(clubDay(clock.now()), club.seasonStartMonth)
  const last = seasonOf(addDays(from, -1), club.seasonStartMonth).from
  return { last, from, next: addDays(until, 1) }
}

/** An SQL timestamp of the start of a day at the club. */
export const startOf = (day: LocalDate): SQL => sql`${clubInstant(day, '00:00').toISOString()}::timestamptz`

/** The month of an instant at the club, '01' to '12'. */
export const monthOf = (instant: SQL | object): SQL =>
  sql`to_char(${instant} at time zone ${sql.raw(`'${clubLocale().timeZone}'`)}, 'MM')`

/** Which of the two seasons an instant belongs to: 'this' or 'last'. */
export const seasonIn = (ctx: Needs, instant: SQL | object): SQL =>
  sql`case when ${instant} >= ${startOf(seasonsAround(ctx).from)} then 'this' else 'last' end`

/** Whether an instant is in one of the two seasons. */
export function inSeasons(ctx: Needs, instant: SQL | object): SQL {
  const { last, next } = seasonsAround(ctx)
  return sql`${instant} >= ${startOf(last)} and ${instant} < ${startOf(next)}`
}

export function inThisSeason(ctx: Needs, instant: SQL | object): SQL {
  const { from, next } = seasonsAround(ctx)
  return sql`${instant} >= ${startOf(from)} and ${instant} < ${startOf(next)}`
}
