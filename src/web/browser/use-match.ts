import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveSnapshot } from '../../features/games/live/model/live-snapshot.ts'
import type { MatchEvent } from '../../features/games/live/model/match-event.ts'
import type { MatchOnPhone, NewEvent, Sent } from '../../features/games/live/model/match-on-phone.ts'
import { clockAt, matchState } from '../../features/games/live/model/match-state.ts'
import {
  fetchEvents,
  type KeptMatch,
  onThisClock,
  sendEvents,
  storedMatch,
  storeMatch,
} from './scorer-queue.ts'

const RETRY_MS = 3000
/** The delay before reconnecting to a stream that was refused, for example before the first event. */
const AGAIN_MS = 10_000

type Given = { gameId: string; events: readonly MatchEvent[]; now: number; address: string; live: string }

/**
 * The game on this phone: the server's events, and those not sent yet. Everything is recorded immediately and sent when
 * there is a connection.
 */
export function useMatch({ gameId, events, now, address, live }: Given): MatchOnPhone {
  const [match, setMatch] = useState<KeptMatch>({ known: events, waiting: [] })
  const [sent, setSent] = useState<Sent>('sent')
  const [tick, setTick] = useState(now)
  const kept = useRef(match)
  const isSending = useRef(false)

  const keep = useCallback(
    (next: KeptMatch) => {
      kept.current = next
      setMatch(next)
      storeMatch(gameId, next)
    },
    [gameId],
  )

  const flush = useCallback(async () => {
    const batch = kept.current.waiting.slice(0, 100)
    if (isSending.current || batch.length === 0) return
    isSending.current = true
    const answer = await sendEvents(address, batch)
    isSending.current = false
    setSent(answer)
    if (answer === 'offline' || answer === 'refused') return
    const { known, waiting } = kept.current
    keep({ known: [...without(known, batch), ...batch], waiting: without(waiting, batch) })
    void flush()
  }, [address, keep])

  useEffect(() => {
    const { known, waiting } = storedMatch(gameId)
    // A page cached for offline use may be older than what this phone has recorded since.
    const isOlder = without(events, known).length === 0
    keep({ known: isOlder ? known : onThisClock(events, now), waiting })
    void flush()
    const retry = setInterval(() => void flush(), RETRY_MS)
    const seconds = setInterval(() => setTick(Date.now()), 250)
    const online = () => void flush()
    window.addEventListener('online', online)
    return () => {
      clearInterval(retry)
      clearInterval(seconds)
      window.removeEventListener('online', online)
    }
  }, [events, now, gameId, keep, flush])

  // Shows what a second phone at the table records.
  useEffect(
    () =>
      followChanges(live, async (many) => {
        if (many <= kept.current.known.length) return
        const found = await fetchEvents(address)
        if (found && found.length > kept.current.known.length) keep({ ...kept.current, known: found })
      }),
    [live, address, keep],
  )

  const state = matchState([...match.known, ...without(match.waiting, match.known)])
  const record = (event: NewEvent) => {
    const at = Date.now()
    const none = { side: null, shirtNumber: null, period: null, undoes: null }
    const clockMs = clockAt(state.clock, at)
    const recorded = { ...none, clockMs, ...event, id: crypto.randomUUID(), at }
    keep({ ...kept.current, waiting: [...kept.current.waiting, recorded] })
    setTick(at)
    void flush()
  }
  return { state, now: tick, waiting: match.waiting.length, sent, record }
}

/** Returns the events that are not among the others. */
const without = (events: readonly MatchEvent[], others: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter(({ id }) => !others.some((other) => other.id === id))

/** Calls back with the number of recorded events after each change. Returns a function that stops it. */
function followChanges(live: string, onChange: (events: number) => void): () => void {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(live)
    source.onmessage = ({ data }) => {
      const { events }: LiveSnapshot = JSON.parse(data)
      onChange(events)
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS)
    }
  }
  open()
  return () => {
    clearTimeout(again)
    source.close()
  }
}
