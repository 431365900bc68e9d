import { clockAt, type MatchState, PERIOD_WORDS, type SideState } from './match-state.ts'

/** The live score that visitors see: small, the same for everybody, and sent again after each change. */
export type LiveSnapshot = {
  phase: MatchState['phase']
  /** "2nd half" */
  period: string
  home: number
  away: number
  /** The time on the clock when the snapshot was made. */
  clockMs: number
  running: boolean
  /** Lines about each team, such as its scorers. */
  homeLines: string[]
  awayLines: string[]
  /** The number of events in it, from which the scorer's table notices events of a second phone. */
  events: number
}

/** The names that visitors may see, by shirt number. Other players are shown by number. */
export type ShirtNames = ReadonlyMap<number, string>
export type NamesOfSides = { home: ShirtNames; away: ShirtNames }

/**
 * Builds what viewers see of a live game. `now` is in milliseconds since 1970; `events` counts the recorded events.
 */
export function liveSnapshot(
  state: MatchState,
  names: NamesOfSides,
  now: number,
  events: number,
): LiveSnapshot {
  const clockMs = clockAt(state.clock, now)
  return {
    phase: state.phase,
    period: state.phase === 'ended' ? 'Final score' : (PERIOD_WORDS[state.period] ?? ''),
    home: state.home.goals,
    away: state.away.goals,
    clockMs,
    running: state.clock.runningSince !== null,
    homeLines: linesOf(state.home, names.home),
    awayLines: linesOf(state.away, names.away),
    events,
  }
}

function linesOf(side: SideState, names: ShirtNames): string[] {
  const who = (number: number | null) => shirtText(number, names)
  const list = (label: string, of: (number | null)[]) =>
    of.length > 0 ? [`${label}: ${of.map(who).join(', ')}`] : []
  const scorers = [...side.scorers]
    .filter(([number]) => number !== null)
    .toSorted(([, a], [, b]) => b - a)
    .map(([number, goals]) => `${who(number)} (${goals})`)
  const { taken, scored } = side.sevenMetres
  return [
    ...(scorers.length > 0 ? [`Goals: ${scorers.join(', ')}`] : []),
    ...(taken > 0 ? [`Seven-metre throws: ${scored} of ${taken}`] : []),
    ...(side.suspensions.length > 0 ? [`Two-minute suspensions: ${side.suspensions.length}`] : []),
    ...list('Yellow cards', side.yellow),
    ...list('Red cards', side.red),
  ]
}

/** "Ana", or "No. 7" if the player's name may not be shown. */
export function shirtText(number: number | null, names: ShirtNames): string {
  return number === null ? 'unknown' : (names.get(number) ?? `No. ${number}`)
}
