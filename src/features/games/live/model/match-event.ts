import type { Side } from '../../model/game.ts'

/** What the scorer's table records. */
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

/** The kinds that belong to one of the two teams, with their words. */
export const TEAM_KINDS = {
  goal: 'Goal',
  'seven-metre-scored': '7 m scored',
  'seven-metre-missed': '7 m missed',
  suspension: '2 minutes',
  yellow: 'Yellow card',
  red: 'Red card',
} as const satisfies Partial<Record<EventKind, string>>
export type TeamKind = keyof typeof TEAM_KINDS
export const isTeamKind = (kind: EventKind): kind is TeamKind => kind in TEAM_KINDS

export type MatchEvent = {
  /** Made on the phone, so that sending an event twice records it once. */
  id: string
  kind: EventKind
  /** Milliseconds since 1970. */
  at: number
  side: Side | null
  shirtNumber: number | null
  /** Of a period: its number, counted from 1. */
  period: number | null
  /** The time on the clock that `period` and `clock-set` set, and at which anything else happened. */
  clockMs: number | null
  /** Of an undo: the event that no longer counts. */
  undoes: string | null
}

export const MOST_PERIODS = 4
/** Longer than any game with extra time. */
export const MOST_CLOCK_MS = 2 * 3_600_000
/** No game has more; a page that sends without end stops here. */
export const MOST_EVENTS = 1000
