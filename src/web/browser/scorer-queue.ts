import type { MatchEvent } from '../../features/games/live/model/match-event.ts'
import type { Sent } from '../../features/games/live/model/match-on-phone.ts'

const KEY = 'match-events:'

/** What the server has, and what still waits to be sent. Times are those of this phone. */
export type KeptMatch = { known: readonly MatchEvent[]; waiting: readonly MatchEvent[] }

/** What this phone keeps of a game. It survives a reload, with a network or without. */
export function storedMatch(gameId: string): KeptMatch {
  try {
    const { known = [], waiting = [] }: Partial<KeptMatch> = JSON.parse(
      localStorage.getItem(KEY + gameId) ?? '{}',
    )
    return { known, waiting }
  } catch {
    return { known: [], waiting: [] } // a browser that stores nothing
  }
}

export function storeMatch(gameId: string, match: KeptMatch): void {
  try {
    localStorage.setItem(KEY + gameId, JSON.stringify(match))
  } catch {
    // A browser that stores nothing: the events stay in the page.
  }
}

/** Sends the waiting events. The server skips those that it has already. */
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
    return 'offline' // no network: they are sent again
  }
}

/** What the server has, with times moved to the clock of this phone; undefined without network. */
export async function fetchEvents(address: string): Promise<MatchEvent[] | undefined> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return undefined
    const { now, events }: { now: number; events: MatchEvent[] } = await answer.json()
    return onThisClock(events, now)
  } catch {
    return undefined // no network: asked again
  }
}

/** The events with their times on the clock of this phone. `now` is the time of the server. */
export function onThisClock(events: readonly MatchEvent[], now: number): MatchEvent[] {
  const ahead = Date.now() - now
  return events.map((event) => ({ ...event, at: event.at + ahead }))
}
