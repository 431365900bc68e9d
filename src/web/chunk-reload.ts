const KEY = 'reloaded-at'
const ONE_MINUTE_MS = 60_000

/** What it needs of `window`. */
type Page = {
  addEventListener(type: string, listener: (event: Event) => void): void
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  performance: Pick<Performance, 'timeOrigin' | 'now'>
  location: Pick<Location, 'reload'>
}

/**
 * After a release the old page may ask for a script or style that is gone: the page reloads, once a minute at most,
 * else the error page shows. [SYS-043, decisions D14]
 */
export function reloadOnMissingChunk(page: Page = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0)
    const now = page.performance.timeOrigin + page.performance.now()
    if (now - last < ONE_MINUTE_MS) return
    event.preventDefault()
    page.sessionStorage.setItem(KEY, String(now))
    page.location.reload()
  })
}
