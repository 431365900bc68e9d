import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A hint that most calendars ignore; a shorter interval would change nothing. */
const REFRESH_SECONDS = 3600

/** One thing in a calendar. It keeps its `id` for good; `sequence` and `changedAt` move only when it changed. */
export type CalendarItem = {
  id: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  /** Whole days: the instants are midnights in UTC, and the end is the day after the last. */
  allDay?: boolean
  summary: string
  description?: string
  location?: string
  url?: string
  status?: 'confirmed' | 'tentative' | 'cancelled'
}

const STATUSES = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/**
 * An iCalendar file (RFC 5545). Times are UTC, so that they are right on both sides of a change of the clocks. DTSTAMP
 * is the time of the last change, so that the same items make the same bytes.
 */
export function makeCalendar(name: string, items: readonly CalendarItem[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Sevenmetre', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const { changedAt, startsAt, endsAt, status = 'confirmed', location, ...item } of items) {
    calendar.createEvent({
      ...item,
      stamp: changedAt,
      lastModified: changedAt,
      start: startsAt,
      end: endsAt,
      location: location || null,
      status: STATUSES[status],
    })
  }
  return calendar.toString()
}
