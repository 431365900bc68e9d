import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveSnapshot } from '../../features/games/live/model/live-snapshot.ts'
import type { MatchEvent } from '../../features/games/live/model/match-event.ts'
import type { MatchOnPhone, NewEvent, Sent } from '../../features/games/live/model/match-on-phone.ts'
import { clockAt, matchState } from '../../features/games/live/model/match-state.ts'
import { fetchEvents, onThisClock, sendEvents, storedQueue, storeQueue } from './scorer-queue.ts'

const RETRY_MS = 3000

type Given = { gameId: string; events: readonly MatchEvent[]; now: number; address: string; live: string }

/**
 * The game on this phone: what the server has and what still waits here. Everything is recorded at once and sent when
 * the network is there.
 */
export function useMatch({ gameId, events, now, address, live }: Given): MatchOnPhone {
  const [stored, setStored] = useState(events)
  const [waiting, setWaiting] = useState<readonly MatchEvent[]>([])
  const [sent, setSent] = useState<Sent>('sent')
  const [tick, setTick] = useState(now)
  const queue = useRef<readonly MatchEvent[]>([])
  const isSending = useRef(false)

  const keep = useCallback(
    (next: readonly MatchEvent[]) => {
      queue.current = next
      setWaiting(next)
      storeQueue(gameId, next)
    },
    [gameId],
  )

  const flush = useCallback(async () => {
    if (isSending.current || queue.current.length === 0) return
    isSending.current = true
    const batch = queue.current.slice(0, 100)
    const answer = await sendEvents(address, batch)
    isSending.current = false
    setSent(answer)
    if (answer === 'offline' || answer === 'refused') return
    const ids = new Set(batch.map(({ id }) => id))
    setStored((before) => [...before.filter(({ id }) => !ids.has(id)), ...batch])
    keep(queue.current.filter(({ id }) => !ids.has(id)))
    void flush()
  }, [address, keep])

  const refresh = useCallback(async () => {
    const found = await fetchEvents(address)
    if (found) setStored(found)
  }, [address])

  useEffect(() => {
    setStored(onThisClock(events, now))
    keep(storedQueue(gameId))
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

  // A second phone at the table: what it records shows here too.
  const known = useRef(0)
  known.current = stored.length
  useEffect(() => {
    const source = new EventSource(live)
    source.onmessage = ({ data }) => {
      const { events: many }: LiveSnapshot = JSON.parse(data)
      if (many > known.current) void refresh()
    }
    return () => source.close()
  }, [live, refresh])

  const all = [...stored, ...waiting.filter(({ id }) => !stored.some((one) => one.id === id))]
  const state = matchState(all)
  const record = (event: NewEvent) => {
    const at = Date.now()
    const none = { side: null, shirtNumber: null, period: null, undoes: null }
    const clockMs = clockAt(state.clock, at)
    keep([...queue.current, { ...none, clockMs, ...event, id: crypto.randomUUID(), at }])
    setTick(at)
    void flush()
  }
  return { state, now: tick, waiting: waiting.length, sent, record }
}
