import { POSITIONS } from '../../../members/model/member.ts'
import type { Side } from '../../model/game.ts'

/** The most players of a squad: the rules of the game allow sixteen. */
export const MOST_PLAYERS = 16

export const BENCH = 'Bench'
/** Where a player of the squad begins: on court, or on the bench. */
export const SQUAD_POSITIONS = [...POSITIONS, BENCH] as const
export type SquadPosition = (typeof SQUAD_POSITIONS)[number]

/** Whether a player can play, as they or their guardian say before the squad is picked. */
export const AVAILABILITY = ['available', 'maybe', 'not'] as const
export type Availability = (typeof AVAILABILITY)[number]
export const AVAILABILITY_WORDS: Record<Availability, string> = {
  available: 'Available',
  maybe: 'Maybe',
  not: 'Not available',
}

/** What a player who was called up says. */
export const CALL_UP_ANSWERS = ['confirmed', 'declined'] as const
export type CallUpAnswer = (typeof CALL_UP_ANSWERS)[number]
export const CALL_UP_WORDS: Record<CallUpAnswer, string> = { confirmed: 'Confirmed', declined: 'Declined' }

const MINUTE_MS = 60_000

/** When the squad of a game meets; null while nothing is planned. It moves with the game. */
export const meetAtOf = (startsAt: Date, beforeMinutes: number | null): Date | null =>
  beforeMinutes === null ? null : new Date(startsAt.getTime() - beforeMinutes * MINUTE_MS)

/** The minutes between meeting and the beginning of a game. */
export const minutesBefore = (startsAt: Date, meetAt: Date): number =>
  Math.round((startsAt.getTime() - meetAt.getTime()) / MINUTE_MS)

/** The other team of a game: "Olympia at home", "Olympia away"; both names where neither is ours. */
export function opponentsOf(game: { homeTeam: string; awayTeam: string; ours: Side | null }): string {
  if (game.ours === 'home') return `${game.awayTeam} at home`
  if (game.ours === 'away') return `${game.homeTeam} away`
  return `${game.homeTeam} – ${game.awayTeam}`
}
