import type { GameStatus } from '../../model/game.ts'

/** Why a game accepts no answers from its players. DECIDED: by a forfeit, or by a result before its time. */
export type WhyClosed = 'CANCELLED' | 'POSTPONED' | 'STARTED' | 'DECIDED'

/** Returns why a game accepts no answers; undefined for a scheduled game that has not begun. */
export function whyClosed(game: { status: GameStatus; startsAt: Date }, now: Date): WhyClosed | undefined {
  if (game.status === 'cancelled') return 'CANCELLED'
  if (game.status === 'postponed') return 'POSTPONED'
  if (game.startsAt <= now) return 'STARTED'
  return game.status === 'scheduled' ? undefined : 'DECIDED'
}

/** Tells players and guardians why they cannot answer, and what happens next. */
export const CLOSED_WORDS: Readonly<Record<WhyClosed, string>> = {
  CANCELLED: 'This game is cancelled, so you don’t need to answer.',
  POSTPONED: 'This game is postponed. You can answer when it has a new date.',
  STARTED: 'This game has started, so you can no longer answer.',
  DECIDED: 'This game has been decided, so you don’t need to answer.',
}
