import type { MatchEvent } from '../../features/games/live/model/match-event.ts'
import type { Sent } from '../../features/games/live/model/match-on-phone.ts'

const KEY = 'match-events:'

/** The events that the server has, and those not sent yet. Times are by this phone's clock. */
export type KeptMatch = { known: readonly MatchEvent[]; waiting: readonly MatchEvent[] }

/** Reads what this phone has stored of a game. It survives a reload, online or offline. */
export function storedMatch(gameId: string): KeptMatch {
  try {
    const { known = [], waiting = [] }: Partial<KeptMatch> = JSON.parse(
      localStorage.getItem(KEY + gameId) ?? '{}',
    )
    return { known, waiting }
  } catch {
    return { known: [], waiting: [] } // storage is not available
  }
}

export function storeMatch(gameId: string, match: KeptMatch): void {
  try {
    localStorage.setItem(KEY + gameId, JSON.stringify(match))
  } catch {
    // Storage is not available: the events stay in memory.
  }
}

/** Sends the waiting events. The server skips those that it already has. */
export async function sendEvents(address: string, events: readonly MatchEvent[]): Promise<Sent> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sentAt: Date.now(), events }),
    })
    if (answer.ok) return (await answer.json()).isRecorded ? 'sent' : 'no-result'
    return answer.status < 500 ? 'refused' : 'offline'
  } catch {
    return 'offline' // offline: they are sent again later
  }
}

/** Fetches the server's events, with times converted to this phone's clock. Returns undefined if offline. */
export async function fetchEvents(address: string): Promise<MatchEvent[] | undefined> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return undefined
    const { now, events }: { now: number; events: MatchEvent[] } = await answer.json()
    return onThisClock(events, now)
  } catch {
    return undefined // offline: retried later
  }
}

/** Converts the times of events to this phone's clock. `now` is the server's time. */
export function onThisClock(events: readonly MatchEvent[], now: number): MatchEvent[] {
  const ahead = Date.now() - now
  return events.map((event) => ({ ...event, at: event.at + ahead }))
}
