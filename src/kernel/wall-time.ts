/** A local date and time as numbers. */
type WallTime = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>

/** The names of the months, from January. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** How to format each token of a Unicode date pattern. */
const TOKENS: Readonly<Record<string, (wall: WallTime, instant: Date) => string>> = {
  yyyy: ({ year }) => String(year).padStart(4, '0'),
  MMMM: ({ month }) => monthName(month),
  MMM: ({ month }) => monthName(month).slice(0, 3),
  MM: ({ month }) => twoDigits(month),
  EEEE: (wall) => weekdayName(wall),
  EEE: (wall) => weekdayName(wall).slice(0, 3),
  do: ({ day }) => `${day}${ordinalOf(day)}`,
  dd: ({ day }) => twoDigits(day),
  d: ({ day }) => String(day),
  HH: ({ hour }) => twoDigits(hour),
  mm: ({ minute }) => twoDigits(minute),
  ss: ({ second }) => twoDigits(second),
  xxx: (wall, instant) => offsetText(utcOf(wall) - instant.getTime()),
}

/** Formats an instant in a zone by a pattern of TOKENS. Text in single quotes is literal. */
export function wordedIn(instant: Date, zone: string, pattern: string): string {
  const wall = wallTimeIn(instant, zone)
  return pattern.replaceAll(/'([^']*)'|do|([A-Za-z])\2*/g, (token, quoted?: string) => {
    if (quoted !== undefined) return quoted
    const write = TOKENS[token]
    if (!write) throw new RangeError(`no part of a date is written ${token}`)
    return write(wall, instant)
  })
}

/** Returns how many milliseconds a zone is ahead of UTC at an instant. */
export const offsetMs = (instant: Date, zone: string): number =>
  utcOf(wallTimeIn(instant, zone)) - Math.floor(instant.getTime() / 1000) * 1000

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const monthName = (month: number): string => MONTHS[month - 1] ?? ''
const weekdayName = (wall: WallTime): string => WEEKDAYS[new Date(utcOf(wall)).getUTCDay()] ?? ''

/** Returns an ordinal: 1st, 2nd, 3rd, 11th. */
function ordinalOf(day: number): string {
  const isTeen = day > 10 && day < 14
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'
}

function offsetText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hour)}:${twoDigits(minute)}`
}

const utcOf = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

function wallTimeIn(instant: Date, zone: string): WallTime {
  const parts = clockOf(zone).formatToParts(instant)
  const part = (type: keyof WallTime) => Number(parts.find((one) => one.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes longer than using it a thousand times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}
