import { addDays, clubDay, clubTime, type LocalDate } from '../../../kernel/dates.ts'
import { textOf } from '../../../kernel/text.ts'

/** One session: its day, and the coach's text about it, such as "20:00 to 21:45, Brentford Hall". */
export type Session = { day: LocalDate; words: string }

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
// "Sun" is not recognised, because texts also mention the sun.
const DAY =
  '(?:[Ss]unday|[Mm]onday|[Tt]uesday|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday)s?|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat'
const DAYS = new RegExp(`\\b(?:${DAY})\\b`, 'g')
const LEADING_DAY = new RegExp(`^(?:${DAY})\\b[\\s:,–-]*`)
const TIMES = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?(?![\d.:])/gi

/**
 * Finds the next session in a coach's text about training times: the soonest weekday that it names, including today
 * until the session ends. Undefined if it names no weekday.
 */
export function nextSession(html: string, now: Date): Session | undefined {
  const today = clubDay(now)
  return sessionsIn(html)
    .map(({ weekday, words }) => {
      const times = timesIn(words)
      const day = nextDay(today, weekday, times.length > 0 && (times.at(-1) ?? '') <= clubTime(now))
      return { day, words, order: `${day} ${times[0] ?? ''}` }
    })
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ day, words }) => ({ day, words }))[0]
}

function nextDay(today: LocalDate, weekday: number, hasEnded: boolean): LocalDate {
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 && hasEnded ? 7 : ahead)
}

/** Finds each weekday with the rest of its block. A block that contains only a day also takes the next block. */
function sessionsIn(html: string): { weekday: number; words: string }[] {
  const blocks = html.split(/<\/(?:p|li|div|tr|h[1-6])>/i).map(linesOf)
  return blocks.flatMap((lines, at) =>
    lines.flatMap((line, nth) => {
      const days = line.match(DAYS) ?? []
      if (days.length === 0) return []
      const words = [line, ...untilNextDay(lines.slice(nth + 1))]
      if (timesIn(words.join(' ')).length === 0) words.push(...untilNextDay(blocks[at + 1] ?? []))
      const own = days.length === 1 ? words.with(0, line.replace(LEADING_DAY, '')) : words
      const text = own.filter(Boolean).join(', ')
      return days.map((day) => ({ weekday: NAMES.indexOf(day.slice(0, 3).toLowerCase()), words: text }))
    }),
  )
}

const linesOf = (block: string): string[] =>
  block
    .split(/<br\s*\/?>|\n/i)
    .map(textOf)
    .filter(Boolean)

function untilNextDay(lines: readonly string[]): string[] {
  const next = lines.findIndex((line) => line.search(DAYS) >= 0)
  return lines.slice(0, next < 0 ? lines.length : next)
}

/** Finds the times of day in a text, as 'HH:mm', in order. A plain number does not count. */
const timesIn = (text: string): string[] =>
  [...text.matchAll(TIMES)]
    .filter(([, , minutes, half]) => minutes !== undefined || half !== undefined)
    .map(([, hours, minutes = '00', half = '']) => {
      const hour = (Number(hours) % (half ? 12 : 24)) + (half.toLowerCase() === 'pm' ? 12 : 0)
      return `${String(hour).padStart(2, '0')}:${minutes}`
    })
    .toSorted()
