import {
  clubDay,
  type LocalDate,
  longDate,
  longDateTime,
  longDay,
  weekdayAndDay,
  weekdayAndTime,
} from '../../kernel/dates.ts'

/** Shows an instant: 28th November 2026 16:30. */
export function DateTimeText({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDateTime(at)}</time>
}

/** Shows the day of an instant at the club: 28th November 2026. */
export function DayText({ at }: { at: Date }) {
  return <time dateTime={clubDay(at)}>{longDay(at)}</time>
}

/** Shows a calendar day: 28th November 2026. */
export function DateText({ on }: { on: LocalDate }) {
  return <time dateTime={on}>{longDate(on)}</time>
}

/** Shows when a fixture begins: Sat 28th November 2026 16:30. */
export function FixtureTimeText({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{weekdayAndTime(at)}</time>
}

/** Shows the day of a fixture: Sat 28th November 2026. */
export function FixtureDayText({ at }: { at: Date }) {
  return <time dateTime={clubDay(at)}>{weekdayAndDay(at)}</time>
}
