import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** The suggested refresh interval. Most calendar apps ignore it, so a shorter one would not help. */
const REFRESH_SECONDS = 3600

/** A calendar event. Its `id` never changes. `sequence` and `changedAt` change only when the event does. */
export type CalendarItem = {
  id: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  /** An all-day event: start and end are midnights in UTC, and the end is exclusive. */
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
 * Creates an iCalendar file (RFC 5545). Times are in UTC, so that they stay correct when the clocks change. DTSTAMP is
 * the time of the last change, so that unchanged events produce identical bytes.
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
