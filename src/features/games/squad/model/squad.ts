import { POSITIONS } from '../../../members/model/member.ts'
import type { Side } from '../../model/game.ts'

/** The rules of the game allow at most sixteen players. */
export const MAX_PLAYERS = 16

export const BENCH = 'Bench'
/** Where a player of the squad starts: in a position on court, or on the bench. */
export const SQUAD_POSITIONS = [...POSITIONS, BENCH] as const
export type SquadPosition = (typeof SQUAD_POSITIONS)[number]

/** A player's availability, given by them or a guardian before the squad is picked. */
export const AVAILABILITY = ['available', 'maybe', 'not'] as const
export type Availability = (typeof AVAILABILITY)[number]
export const AVAILABILITY_WORDS: Record<Availability, string> = {
  available: 'Available',
  maybe: 'Maybe',
  not: 'Not available',
}

/** The name of the button that gets the focus after an answer for a player. */
export const answerFocus = (memberId: string): string => `playing ${memberId}`

/** The answers to a call-up. */
export const CALL_UP_ANSWERS = ['confirmed', 'declined'] as const
export type CallUpAnswer = (typeof CALL_UP_ANSWERS)[number]
export const CALL_UP_WORDS: Record<CallUpAnswer, string> = { confirmed: 'Confirmed', declined: 'Declined' }

const MINUTE_MS = 60_000

/** Returns when the squad meets; null if no meeting is planned. It moves with the game. */
export const meetAtOf = (startsAt: Date, beforeMinutes: number | null): Date | null =>
  beforeMinutes === null ? null : new Date(startsAt.getTime() - beforeMinutes * MINUTE_MS)

/** The minutes between the meeting and the start of the game. */
export const minutesBefore = (startsAt: Date, meetAt: Date): number =>
  Math.round((startsAt.getTime() - meetAt.getTime()) / MINUTE_MS)

/** Names the opponent: "Olympia at home", "Olympia away". Names both teams if neither is ours. */
export function opponentsOf(game: { homeTeam: string; awayTeam: string; ours: Side | null }): string {
  if (game.ours === 'home') return `${game.awayTeam} at home`
  if (game.ours === 'away') return `${game.homeTeam} away`
  return `${game.homeTeam} – ${game.awayTeam}`
}
