const MINUTE_MS = 60_000
const HOUR = 60
/** From here on hours say enough. */
const LONG = 90
const STEP = 5

/** How long it is until a game begins, so roughly that it is still right in a page that was made a minute ago. */
export function countdownText(startsAt: Date, now: Date): string {
  const minutes = (startsAt.getTime() - now.getTime()) / MINUTE_MS
  if (minutes <= 0) return 'It has begun. The result follows.'
  if (minutes <= STEP) return 'Begins in a few minutes'
  if (minutes < LONG) return `Begins in about ${Math.round(minutes / STEP) * STEP} minutes`
  return `Begins in about ${Math.round(minutes / HOUR)} hours`
}
