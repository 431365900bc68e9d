import { clubTime, type LocalDate, weekdayAndDay } from '../../../../kernel/dates.ts'
import { listWords } from '../../../../kernel/text.ts'

/** The cache tag of all pages that show sessions. */
export const SESSIONS_TAG = 'training-sessions'

export type SessionStatus = 'scheduled' | 'cancelled'

/** One training session, for pages. */
export type TrainingSession = {
  id: string
  /** Its day at the club. */
  day: LocalDate
  startsAt: Date
  endsAt: Date
  teams: readonly { id: string; name: string; slug: string }[]
  /** Undefined if no place is set. The id is null for a place that is not one of the halls. */
  venue: { id: string | null; name: string; address: string; googleUrl: string } | undefined
  status: SessionStatus
  /** Why it was cancelled or moved; '' if neither. */
  reason: string
  moved: boolean
  /** Increases with each change, for calendar apps. */
  version: number
  updatedAt: Date
  /** True if it was cancelled and then restored. */
  restored: boolean
  /** The coach's note about all sessions of the series. */
  note: string
}

/** Names the teams of a session: "Men 1 and Women 1". */
export const teamNames = ({ teams }: Pick<TrainingSession, 'teams'>): string =>
  listWords(teams.map(({ name }) => name))

/** "20:00 to 21:30". */
export const sessionHours = ({ startsAt, endsAt }: Pick<TrainingSession, 'startsAt' | 'endsAt'>): string =>
  `${clubTime(startsAt)} to ${clubTime(endsAt)}`

/** "Tue 24th November 2026, 20:00 to 21:30". */
export const sessionTimeWords = (session: Pick<TrainingSession, 'startsAt' | 'endsAt'>): string =>
  `${weekdayAndDay(session.startsAt)}, ${sessionHours(session)}`
