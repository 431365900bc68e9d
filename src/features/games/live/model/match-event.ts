import type { Side } from '../../model/game.ts'

/** The events that the scorer's table records. */
export const EVENT_KINDS = [
  'period',
  'clock-start',
  'clock-stop',
  'clock-set',
  'goal',
  'seven-metre-scored',
  'seven-metre-missed',
  'suspension',
  'yellow',
  'red',
  'end',
  'undo',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The kinds of events that belong to a team, with their labels. */
export const TEAM_KINDS = {
  goal: 'Goal',
  'seven-metre-scored': '7 m scored',
  'seven-metre-missed': '7 m missed',
  suspension: '2 minutes',
  yellow: 'Yellow card',
  red: 'Red card',
} as const satisfies Partial<Record<EventKind, string>>
export type TeamKind = keyof typeof TEAM_KINDS

/** Whether events of a kind belong to one of the teams, such as goals. */
export const isTeamKind = (kind: EventKind): kind is TeamKind => kind in TEAM_KINDS

export type MatchEvent = {
  /** Generated on the phone and used as the idempotency key, so that an event is recorded once. */
  id: string
  kind: EventKind
  /** Milliseconds since 1970. */
  at: number
  side: Side | null
  shirtNumber: number | null
  /** The number of the period, from 1. Only for events that begin a period. */
  period: number | null
  /** The time on the clock: the one that `period` and `clock-set` set, or the time of any other event. */
  clockMs: number | null
  /** The undone event. Only for `undo`. */
  undoes: string | null
}

export const MAX_PERIODS = 4
/** Longer than any game with extra time. */
export const MAX_CLOCK_MS = 2 * 3_600_000
/** More events than any game has. Protects the server from a phone that never stops sending. */
export const MAX_EVENTS = 1000
