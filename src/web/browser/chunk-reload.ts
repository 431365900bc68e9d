const KEY = 'reloaded-at'
const ONE_MINUTE_MS = 60_000
const CHUNK = 'script, link[rel="stylesheet"], link[rel="modulepreload"]'

/** The part of `window` that is used. */
type Page = {
  addEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  performance: Pick<Performance, 'timeOrigin' | 'now'>
  location: Pick<Location, 'reload'>
}

/**
 * Reloads a page whose script or style no longer exists after a release, at most once a minute; otherwise the error
 * page is shown. Listens for `error` events of elements in the page, and for `vite:preloadError` of lazy chunks (which
 * the router's own loader also sends: see vite.config.ts). [resolutions D14]
 */
export function reloadOnMissingChunk(page: Page = window): void {
  let reloading = false
  const reload = () => {
    if (reloading) return true
    const last = Number(page.sessionStorage.getItem(KEY) ?? 0)
    const now = page.performance.timeOrigin + page.performance.now()
    if (now - last < ONE_MINUTE_MS) return false
    reloading = true
    page.sessionStorage.setItem(KEY, String(now))
    page.location.reload()
    return true
  }
  page.addEventListener('vite:preloadError', (event) => {
    if (reload()) event.preventDefault()
  })
  // Errors of elements do not bubble, so this listener is registered for the capture phase.
  page.addEventListener('error', ({ target }) => void (isChunk(target) && reload()), true)
}

const isChunk = (target: EventTarget | null): boolean =>
  target !== null && 'matches' in target && (target as Element).matches(CHUNK) // only elements have `matches`
