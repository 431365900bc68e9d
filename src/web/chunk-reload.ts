const KEY = 'reloaded-at'
const ONE_MINUTE_MS = 60_000

/**
 * After a release the old page may ask for a script or style that is gone: the page reloads, once a minute at most,
 * else the error page shows. [SYS-043, decisions D14]
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    const now = performance.timeOrigin + performance.now()
    if (now - last < ONE_MINUTE_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(now))
    window.location.reload()
  })
}
