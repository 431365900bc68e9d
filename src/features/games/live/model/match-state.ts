import { isTeamKind, type MatchEvent, type TeamKind } from './match-event.ts'

export type SideState = {
  goals: number
  sevenMetres: { taken: number; scored: number }
  /** Goals by shirt number; null for goals without a number. */
  scorers: Map<number | null, number>
  suspensions: { shirtNumber: number | null; clockMs: number }[]
  yellow: (number | null)[]
  red: (number | null)[]
}

export type Clock = {
  /** The time on the clock when it was last started or stopped. */
  elapsedMs: number
  /** When the clock was last started; null while it is stopped. */
  runningSince: number | null
}

export type MatchState = {
  phase: 'before' | 'live' | 'ended'
  /** The number of the period, from 1; 0 before the first. */
  period: number
  clock: Clock
  home: SideState
  away: SideState
  /** The event that an undo would remove. Clock events are excluded: the clock has its own buttons. */
  lastAction: MatchEvent | undefined
}

const newSide = (): SideState => ({
  goals: 0,
  sevenMetres: { taken: 0, scored: 0 },
  scorers: new Map(),
  suspensions: [],
  yellow: [],
  red: [],
})

/** Returns the state of a game from its events, in any order, ignoring events that were undone. */
export function matchState(events: readonly MatchEvent[]): MatchState {
  const state: MatchState = {
    phase: 'before',
    period: 0,
    clock: { elapsedMs: 0, runningSince: null },
    home: newSide(),
    away: newSide(),
    lastAction: undefined,
  }
  for (const event of countedEvents(events)) apply(state, event)
  return state
}

/** Returns the events that were not undone, in the order in which they happened. */
export function countedEvents(events: readonly MatchEvent[]): MatchEvent[] {
  const undone = new Set(events.flatMap(({ undoes }) => undoes ?? []))
  return events
    .filter(({ kind, id }) => kind !== 'undo' && !undone.has(id))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

function apply(state: MatchState, event: MatchEvent): void {
  const { kind, at, side } = event
  if (!kind.startsWith('clock')) state.lastAction = event
  if (state.phase === 'before') state.phase = 'live'
  if (isTeamKind(kind)) {
    if (side) applyToSide(state[side], kind, event, clockAt(state.clock, at))
    return
  }
  switch (kind) {
    case 'period':
      state.period = event.period ?? state.period + 1
      state.clock = { elapsedMs: event.clockMs ?? 0, runningSince: null }
      return
    case 'clock-start':
      state.clock = { elapsedMs: clockAt(state.clock, at), runningSince: at }
      return
    case 'clock-stop':
      state.clock = { elapsedMs: clockAt(state.clock, at), runningSince: null }
      return
    case 'clock-set':
      state.clock = {
        elapsedMs: event.clockMs ?? 0,
        runningSince: state.clock.runningSince === null ? null : at,
      }
      return
    case 'end':
      state.phase = 'ended'
      state.clock = { elapsedMs: clockAt(state.clock, at), runningSince: null }
  }
}

function applyToSide(
  side: SideState,
  kind: TeamKind,
  { shirtNumber, clockMs }: MatchEvent,
  nowMs: number,
): void {
  switch (kind) {
    case 'seven-metre-missed':
      side.sevenMetres.taken += 1
      return
    case 'seven-metre-scored':
      side.sevenMetres.taken += 1
      side.sevenMetres.scored += 1
      addGoal(side, shirtNumber)
      return
    case 'goal':
      addGoal(side, shirtNumber)
      return
    case 'suspension':
      side.suspensions.push({ shirtNumber, clockMs: clockMs ?? nowMs })
      return
    case 'yellow':
      side.yellow.push(shirtNumber)
      return
    case 'red':
      side.red.push(shirtNumber)
  }
}

function addGoal(side: SideState, shirtNumber: number | null): void {
  side.goals += 1
  side.scorers.set(shirtNumber, (side.scorers.get(shirtNumber) ?? 0) + 1)
}

/** Returns the time on the clock at an instant. */
export const clockAt = ({ elapsedMs, runningSince }: Clock, now: number): number =>
  runningSince === null ? elapsedMs : elapsedMs + Math.max(0, now - runningSince)

/** A suspension lasts two minutes of playing time. */
const SUSPENSION_MS = 2 * 60_000

/** Returns the players who are suspended at this time on the clock, with their remaining time. */
export const suspendedAt = ({ suspensions }: SideState, clockMs: number) =>
  suspensions
    .map(({ shirtNumber, clockMs: from }) => ({ shirtNumber, from, leftMs: from + SUSPENSION_MS - clockMs }))
    .filter(({ leftMs }) => leftMs > 0 && leftMs <= SUSPENSION_MS)

/** "07:05", "60:00" */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

const FIVE_MINUTES_MS = 5 * 60_000
/**
 * Returns the time on the clock at the start of the next period: 30:02 becomes 30:00, and 25:01 in a youth game 25:00.
 */
export const nextPeriodClock = (ms: number): number => Math.round(ms / FIVE_MINUTES_MS) * FIVE_MINUTES_MS

export const PERIOD_WORDS = ['Not started', '1st half', '2nd half', 'Extra time 1', 'Extra time 2'] as const
