import { expect, test } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

/** A fake window with a fixed clock, which counts its reloads. */
function aTab() {
  const stored = new Map<string, string>()
  const state = { nowMs: 1_000_000_000, reloads: 0 }
  let target = new EventTarget()
  const load = () => {
    target = new EventTarget()
    reloadOnMissingChunk({
      addEventListener: target.addEventListener.bind(target),
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      performance: { timeOrigin: state.nowMs, now: () => 0 },
      location: {
        reload() {
          state.reloads += 1
        },
      },
    })
  }
  load()
  /** Simulates a missing lazy chunk. Returns whether the failure reaches the error page. */
  const miss = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  /** Simulates a missing chunk that the page references. */
  const missNamed = (tag: string) => target.dispatchEvent(failureOf(tag))
  return { state, load, miss, missNamed }
}

function failureOf(tag: string): Event {
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: { matches: (chunks: string) => chunks.includes(tag) } })
  return event
}

test('a missing script or style reloads the page, and the error is not reported [SYS-043]', () => {
  const tab = aTab()
  expect(tab.miss()).toBe(false)
  expect(tab.miss()).toBe(false)
  expect(tab.state.reloads).toBe(1)
})

test.each(['script', 'link[rel="stylesheet"]', 'link[rel="modulepreload"]'])(
  'a %s that the page names and that is missing reloads the page, once a minute [SYS-043]',
  (tag) => {
    const tab = aTab()
    tab.missNamed(tag)
    tab.load()
    tab.missNamed(tag)
    expect(tab.state.reloads).toBe(1)
    tab.state.nowMs += 60_000
    tab.load()
    tab.missNamed(tag)
    expect(tab.state.reloads).toBe(2)
  },
)

test('a missing picture does not reload the page [SYS-043]', () => {
  const tab = aTab()
  tab.missNamed('img')
  expect(tab.state.reloads).toBe(0)
})

test('a second failure within a minute shows the error page instead of reloading [SYS-043]', () => {
  const tab = aTab()
  tab.miss()
  tab.state.nowMs += 59_999
  tab.load()
  expect(tab.miss()).toBe(true)
  expect(tab.state.reloads).toBe(1)
})

test('another reload is allowed after a minute [SYS-043]', () => {
  const tab = aTab()
  tab.miss()
  tab.state.nowMs += 60_000
  tab.load()
  tab.miss()
  expect(tab.state.reloads).toBe(2)
})
