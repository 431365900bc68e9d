// Keeps the score of a live game up to date from the server's event stream. The page also works without it.

import type { LiveSnapshot } from '../../features/games/live/model/live-snapshot.ts'
import { clockText } from '../../features/games/live/model/match-state.ts'

/** The delay before reconnecting to a server that is full. */
const AGAIN_MS = 30_000

for (const score of document.querySelectorAll<HTMLElement>('[data-live]')) follow(score)

function follow(score: HTMLElement): void {
  const source = new EventSource(score.dataset.live ?? '')
  let clock: { at: number; ms: number } | undefined
  source.onmessage = ({ data }) => {
    const snapshot: LiveSnapshot = JSON.parse(data)
    if (!score.querySelector('[data-live-score]')) return showOnceLive(source, snapshot)
    show(score, snapshot)
    clock = snapshot.running ? { at: Date.now(), ms: snapshot.clockMs } : undefined
    if (snapshot.phase !== 'ended') return
    source.close()
    clearInterval(seconds)
  }
  source.onerror = () => {
    if (source.readyState !== EventSource.CLOSED || score.dataset.ended) return
    clearInterval(seconds)
    setTimeout(() => follow(score), AGAIN_MS)
  }
  const seconds = setInterval(() => {
    if (clock) setText(score, '[data-live-clock]', clockText(clock.ms + Date.now() - clock.at))
  }, 1000)
}

/** Spreads the requests of many viewers who wait for the same game. */
const SPREAD_MS = 3_000

/** A page that was loaded before the game has no score yet: it is loaded again at the first event. */
function showOnceLive(source: EventSource, { phase }: LiveSnapshot): void {
  if (phase === 'before') return
  source.close()
  setTimeout(() => location.reload(), Math.random() * SPREAD_MS)
}

function show(score: HTMLElement, snapshot: LiveSnapshot): void {
  const isLive = snapshot.phase === 'live'
  setText(score, '[data-live-score]', `${snapshot.home} – ${snapshot.away}`)
  setText(score, '[data-live-period]', isLive ? snapshot.period : '')
  setText(score, '[data-live-clock]', isLive ? clockText(snapshot.clockMs) : '')
  if (!isLive) {
    score.dataset.ended = 'yes'
    setText(score, '[data-live-badge]', 'Final score')
  }
  setLines(score, 'home', snapshot.homeLines)
  setLines(score, 'away', snapshot.awayLines)
}

function setText(score: HTMLElement, selector: string, text: string): void {
  const element = score.querySelector(selector)
  // Screen readers announce a score whenever it is set, so it is only set if it changed.
  if (element && element.textContent !== text) element.textContent = text
}

function setLines(score: HTMLElement, side: 'home' | 'away', lines: readonly string[]): void {
  score.querySelector(`[data-live-lines=${side}]`)?.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
}
