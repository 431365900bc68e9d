import { clubDay, clubTime } from '../../kernel/dates.ts'
import { clubLocale } from '../../kernel/locale.ts'
import { offsetMs } from '../../kernel/wall-time.ts'

/** An event read from a calendar. `day` and `time` are local to the club; an all-day event has no time. */
export type CalendarEvent = {
  day: string
  time: string
  summary: string
  location: string
  description: string
  status: string
}

/** Whether a text is an iCalendar file. */
export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)

/** Reads the events of an iCalendar file (RFC 5545). An event without a start has an empty day. */
export function readEvents(text: string): CalendarEvent[] {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const events: CalendarEvent[] = []
  let fields: Map<string, { value: string; zone: string }> | undefined
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line.trim())) fields = new Map()
    else if (/^END:VEVENT$/i.test(line.trim()) && fields) {
      events.push(eventFrom(fields))
      fields = undefined
    } else if (fields) {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Za-z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/.exec(line) ?? []
      const zone = /;TZID="?([^";]+)"?/i.exec(parameters)?.[1] ?? ''
      if (name && !fields.has(name.toUpperCase())) fields.set(name.toUpperCase(), { value, zone })
    }
  }
  return events
}

function eventFrom(fields: ReadonlyMap<string, { value: string; zone: string }>): CalendarEvent {
  const text = (name: string) => unescaped(fields.get(name)?.value ?? '')
  const { value = '', zone = '' } = fields.get('DTSTART') ?? {}
  return {
    ...startOf(value, zone),
    summary: text('SUMMARY'),
    location: text('LOCATION'),
    description: text('DESCRIPTION'),
    status: text('STATUS').toLowerCase(),
  }
}

/**
 * Converts a DTSTART to the club's local time. It can be a date, a local time (in a named zone or the club's) or an
 * instant in UTC.
 */
function startOf(value: string, zone: string): { day: string; time: string } {
  const [, y, m, d, hours, minutes, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? []
  if (!y) return { day: '', time: '' }
  const day = `${y}-${m}-${d}`
  if (!hours) return { day, time: '' }
  const wall = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d), Number(hours), Number(minutes)))
  const isLocal = !utc && (zone === '' || zone === clubLocale().timeZone || !isZone(zone))
  if (isLocal) return { day, time: `${hours}:${minutes}` }
  const instant = utc ? wall : new Date(wall.getTime() - offsetMs(wall, zone))
  return { day: clubDay(instant), time: clubTime(instant) }
}

function isZone(zone: string): boolean {
  try {
    return offsetMs(new Date(0), zone) !== undefined
  } catch {
    return false // not an IANA zone name; read the times as the club's local time
  }
}

const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)).trim()
