import { expect, test } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

/** A page whose clock stands where it is put, and which counts how often it was loaded again. */
function aPage() {
  const target = new EventTarget()
  const stored = new Map<string, string>()
  const state = { elapsedMs: 0, reloads: 0 }
  reloadOnMissingChunk({
    addEventListener: target.addEventListener.bind(target),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    performance: { timeOrigin: 1_000_000_000, now: () => state.elapsedMs },
    location: {
      reload() {
        state.reloads += 1
      },
    },
  })
  /** A script or style is gone. Answers whether the failure goes on to the error page. */
  const miss = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { state, miss }
}

test('a missing script or style reloads the page, and the failure goes no further [SYS-043]', () => {
  const page = aPage()
  expect(page.miss()).toBe(false)
  expect(page.state.reloads).toBe(1)
})

test('within a minute it does not reload again: the error page shows [SYS-043]', () => {
  const page = aPage()
  page.miss()
  page.state.elapsedMs = 59_999
  expect(page.miss()).toBe(true)
  expect(page.state.reloads).toBe(1)
})

test('after a minute it may reload once more [SYS-043]', () => {
  const page = aPage()
  page.miss()
  page.state.elapsedMs = 60_000
  page.miss()
  expect(page.state.reloads).toBe(2)
})
