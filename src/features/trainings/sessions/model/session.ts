import { clubTime, type LocalDate, weekdayAndDay } from '../../../../kernel/dates.ts'
import { listWords } from '../../../../kernel/text.ts'

/** The page tag of everything that shows sessions. */
export const SESSIONS_TAG = 'training-sessions'

export type SessionStatus = 'scheduled' | 'cancelled'

/** One training session as every page shows it. */
export type TrainingSession = {
  id: string
  /** The day on which it takes place, at the club. */
  day: LocalDate
  startsAt: Date
  endsAt: Date
  teams: readonly { id: string; name: string; slug: string }[]
  /** Undefined where nobody has named a place. The id is null for a place that is none of the halls. */
  venue: { id: string | null; name: string; address: string; googleUrl: string } | undefined
  status: SessionStatus
  /** Why it is cancelled or was moved; empty for neither. */
  reason: string
  moved: boolean
  /** Rises with each change: calendars follow it. */
  version: number
  updatedAt: Date
  /** It was cancelled once, and takes place after all. */
  restored: boolean
  /** What the coach wrote about every session of the series. */
  note: string
}

/** The teams of a session: "Men 1 and Women 1". */
export const teamNames = ({ teams }: Pick<TrainingSession, 'teams'>): string =>
  listWords(teams.map(({ name }) => name))

/** "20:00 to 21:30". */
export const sessionHours = ({ startsAt, endsAt }: Pick<TrainingSession, 'startsAt' | 'endsAt'>): string =>
  `${clubTime(startsAt)} to ${clubTime(endsAt)}`

/** "Tue 24th November 2026, 20:00 to 21:30". */
export const sessionTimeWords = (session: Pick<TrainingSession, 'startsAt' | 'endsAt'>): string =>
  `${weekdayAndDay(session.startsAt)}, ${sessionHours(session)}`
