import type { MatchEvent } from './match-event.ts'
import type { MatchState } from './match-state.ts'

/** The result of the last attempt to send events. */
export type Sent = 'sent' | 'offline' | 'refused' | 'no-result'

export type NewEvent = Pick<MatchEvent, 'kind'> & Partial<MatchEvent>

/** The game as the scorer's phone knows it: the server's events, and those not sent yet. */
export type MatchOnPhone = {
  state: MatchState
  /** The time on the phone, from which the game clock is calculated. */
  now: number
  waiting: number
  sent: Sent
  record: (event: NewEvent) => void
}
