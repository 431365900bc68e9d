const MINUTE_MS = 60_000
const HOUR = 60
/** From this many minutes, the text gives hours. */
const LONG = 90
const STEP = 5

/** Describes the time until a game begins, rounded so that it is still correct in a cached page. */
export function countdownText(startsAt: Date, now: Date): string {
  const minutes = (startsAt.getTime() - now.getTime()) / MINUTE_MS
  if (minutes <= 0) return 'It has started. The result will follow.'
  if (minutes <= STEP) return 'Starts in a few minutes'
  if (minutes < LONG) return `Starts in about ${Math.round(minutes / STEP) * STEP} minutes`
  return `Starts in about ${Math.round(minutes / HOUR)} hours`
}
