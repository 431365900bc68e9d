import type { LocalDate } from '../../../kernel/dates.ts'

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
  /** Undefined where nobody has named a place. */
  venue: { name: string; address: string; googleUrl: string } | undefined
  status: SessionStatus
  /** Why it is cancelled or was moved; empty for neither. */
  reason: string
  moved: boolean
  /** What the coach wrote about every session of the series. */
  note: string
}
