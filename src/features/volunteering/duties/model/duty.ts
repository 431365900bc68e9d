import { addDays, clubDay, clubInstant, type LocalDate } from '../../../../kernel/dates.ts'

/** How often a position is needed. */
export const RHYTHMS = ['home-game', 'game', 'week'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export const RHYTHM_NAMES: Readonly<Record<Rhythm, string>> = {
  'home-game': 'Each home game',
  game: 'Each game',
  week: 'Every week',
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The approximate length of a game, and the end of duties at it. */
const GAME_MINUTES = 105
const MINUTE_MS = 60_000

/** How many weeks ahead weekly duties are generated. */
export const WEEKS_AHEAD = 10

/** Returns the start and end of a duty at a game. */
export const dutyAtGame = (gameStartsAt: Date, minutesBefore: number): { startsAt: Date; endsAt: Date } => ({
  startsAt: new Date(gameStartsAt.getTime() - minutesBefore * MINUTE_MS),
  endsAt: new Date(gameStartsAt.getTime() + GAME_MINUTES * MINUTE_MS),
})

/**
 * Returns the upcoming occurrences of a weekly duty, starting today. `weekday`: 1 is Monday. Times are local at the
 * club ('HH:mm').
 */
export function weeklyDuties(
  now: Date,
  { weekday, startsTime, endsTime }: { weekday: number; startsTime: string; endsTime: string },
): { startsAt: Date; endsAt: Date }[] {
  const first = nextWeekday(clubDay(now), weekday)
  return Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(first, week * 7)).map((day) => ({
    startsAt: clubInstant(day, startsTime.slice(0, 5)),
    endsAt: clubInstant(day, endsTime.slice(0, 5)),
  }))
}

function nextWeekday(today: LocalDate, weekday: number): LocalDate {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
  return days.find((day) => weekdayOf(day) === weekday) ?? today
}

const weekdayOf = (day: LocalDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The name of the heading that gets the focus after an action about a duty. */
export const dutyFocus = ({ id }: { id: string }): string => `duty ${id}`

/** Returns the last day on which a helper can give a duty back. */
export const giveBackUntil = ({
  startsAt,
  giveBackDays,
}: {
  startsAt: Date
  giveBackDays: number
}): LocalDate => addDays(clubDay(startsAt), -giveBackDays)

/** Whether a duty can be given back on a day. */
export const canGiveBack = (duty: { startsAt: Date; giveBackDays: number }, today: LocalDate): boolean =>
  today <= giveBackUntil(duty)
