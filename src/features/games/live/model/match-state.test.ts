import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveSnapshot } from './live-snapshot.ts'
import type { EventKind, MatchEvent } from './match-event.ts'
import { clockAt, clockText, matchState, nextPeriodClock, suspendedAt } from './match-state.ts'

let made = 0
function event(kind: EventKind, seconds: number, given: Partial<MatchEvent> = {}): MatchEvent {
  made += 1
  const none = { side: null, shirtNumber: null, period: null, clockMs: null, undoes: null }
  return { ...none, id: `e${String(made).padStart(4, '0')}`, kind, at: seconds * 1000, ...given }
}

test('a game without events has not started', () => {
  expect(matchState([])).toMatchObject({
    phase: 'before',
    period: 0,
    home: { goals: 0 },
    lastAction: undefined,
  })
})

test('goals and scored seven-metre throws count for their side and shirt number', () => {
  const state = matchState([
    event('period', 0, { period: 1 }),
    event('goal', 1, { side: 'home', shirtNumber: 7 }),
    event('seven-metre-scored', 2, { side: 'home', shirtNumber: 7 }),
    event('seven-metre-missed', 3, { side: 'away', shirtNumber: 4 }),
    event('goal', 4, { side: 'away' }),
  ])
  expect(state.home).toMatchObject({ goals: 2, sevenMetres: { taken: 1, scored: 1 } })
  expect([...state.home.scorers]).toEqual([[7, 2]])
  expect(state.away).toMatchObject({ goals: 1, sevenMetres: { taken: 1, scored: 0 } })
})

test('an undone event does not count, and the one before it is the next to undo', () => {
  const [first, second] = [event('goal', 1, { side: 'home' }), event('goal', 2, { side: 'home' })]
  const state = matchState([first, second, event('undo', 3, { undoes: second.id })])
  expect(state.home.goals).toBe(1)
  expect(state.lastAction?.id).toBe(first.id)
})

test('a game continues after its end is undone', () => {
  const end = event('end', 9)
  expect(matchState([event('goal', 1, { side: 'home' }), end]).phase).toBe('ended')
  expect(
    matchState([event('goal', 1, { side: 'home' }), end, event('undo', 10, { undoes: end.id })]).phase,
  ).toBe('live')
})

test('the clock runs between start and stop, and can be set while it runs', () => {
  const started = [event('period', 0, { period: 1, clockMs: 0 }), event('clock-start', 10)]
  expect(clockAt(matchState(started).clock, 25_000)).toBe(15_000)
  const stopped = [...started, event('clock-stop', 70)]
  expect(clockAt(matchState(stopped).clock, 999_000)).toBe(60_000)
  const set = [...started, event('clock-set', 70, { clockMs: 55_000 })]
  expect(clockAt(matchState(set).clock, 72_000)).toBe(57_000)
})

test('the second half starts at the full minutes of the first, also in a youth game', () => {
  expect([30 * 60_000 + 2_400, 25 * 60_000 - 800].map(nextPeriodClock).map(clockText)).toEqual([
    '30:00',
    '25:00',
  ])
})

test('a suspension lasts two minutes of playing time', () => {
  const { home } = matchState([event('suspension', 1, { side: 'home', shirtNumber: 5, clockMs: 60_000 })])
  expect(suspendedAt(home, 100_000)).toEqual([{ shirtNumber: 5, from: 60_000, leftMs: 80_000 }])
  expect(suspendedAt(home, 180_000)).toEqual([])
})

test('visitors see names where permitted, and shirt numbers otherwise', () => {
  const state = matchState([
    event('period', 0, { period: 2, clockMs: 0 }),
    event('goal', 1, { side: 'home', shirtNumber: 7 }),
    event('goal', 2, { side: 'home', shirtNumber: 9 }),
    event('red', 3, { side: 'away', shirtNumber: 3 }),
  ])
  const names = { home: new Map([[7, 'Ana Kovač']]), away: new Map<number, string>() }
  expect(liveSnapshot(state, names, 4000, 4)).toMatchObject({
    period: '2nd half',
    home: 2,
    away: 0,
    homeLines: ['Goals: Ana Kovač (1), No. 9 (1)'],
    awayLines: ['Red cards: No. 3'],
  })
})

test('the order and repetition of deliveries change nothing', () => {
  const kinds = ['goal', 'seven-metre-scored', 'suspension', 'clock-start', 'clock-stop', 'end'] as const
  const events = fc.uniqueArray(
    fc.record({ kind: fc.constantFrom(...kinds), seconds: fc.nat(5000), home: fc.boolean() }),
    { selector: ({ seconds }) => seconds, maxLength: 30 },
  )
  fc.assert(
    fc.property(events, fc.infiniteStream(fc.nat()), (facts, keys) => {
      const sent = facts.map(({ kind, seconds, home }) =>
        event(kind, seconds, { side: home ? 'home' : 'away' }),
      )
      const shuffled = sent.map((one) => ({ one, key: keys.next().value })).toSorted((a, b) => a.key - b.key)
      expect(matchState(shuffled.map(({ one }) => one))).toEqual(matchState(sent))
    }),
  )
})
