import { addDays, clubDay, clubInstant, clubTime, type LocalDate } from '../../../kernel/dates.ts'
import { paths } from '../../../web/paths.ts'
import type { FamilyTurn } from '../../volunteering/queries/own.server.ts'
import type { Line, WeekLine } from './week-line.ts'

const WEEK_DAYS = 7

export type WeekDay = { day: LocalDate; lines: WeekLine[] }

/**
 * Groups the lines of today and of the seven days from now by day, sorted by time. After today's weekly training the
 * list ends with next week's. Days without lines are left out.
 */
export function daysOf(all: readonly Line[], turns: readonly FamilyTurn[], now: Date): WeekDay[] {
  const today = clubDay(now)
  const end = clubInstant(addDays(today, WEEK_DAYS), clubTime(now))
  const lines = all.filter(({ at }) => at < end)
  const week = Array.from({ length: WEEK_DAYS + 1 }, (_, index) => addDays(today, index))
  return week
    .map((day) => ({
      day,
      lines: [
        ...turns
          .filter(({ startsOn }) => startsOn === day)
          .map(({ position, team, firstName }) => ({
            time: '',
            text: `${position}, ${team}: turn starts`,
            names: [firstName],
            answers: [],
            place: '',
            href: paths.whoIsWho,
            isCancelled: false,
          })),
        ...lines
          .filter(({ at }) => clubDay(at) === day)
          .toSorted((a, b) => a.at.getTime() - b.at.getTime())
          .map(({ at, ...line }) => ({ ...line, time: clubTime(at) })),
      ],
    }))
    .filter(({ lines: some }) => some.length > 0)
}
