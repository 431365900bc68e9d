import type { MatchEvent } from './match-event.ts'
import type { MatchState } from './match-state.ts'

/** What became of the events that a phone sent last. */
export type Sent = 'sent' | 'offline' | 'refused' | 'no-result'

export type NewEvent = Pick<MatchEvent, 'kind'> & Partial<MatchEvent>

/** The game as the phone of the scorer knows it: what the server has, and what still waits to be sent. */
export type MatchOnPhone = {
  state: MatchState
  /** The time on the phone, for the clock. */
  now: number
  waiting: number
  sent: Sent
  record: (event: NewEvent) => void
}
