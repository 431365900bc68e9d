/**
 * Caches the open page with its scripts, styles and fonts, so that it can be opened offline. `scope` is the path below
 * which such pages are: '/match/'. A private window cannot cache, and the page then works as long as it is open.
 */
export async function keepOffline(scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await navigator.serviceWorker.register('/kept-pages-worker.js', { scope })
  const cache = await caches.open(scope.split('/').at(-2) ?? '')
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin &&
        (/^\/(?:assets\/|theme\.css)/.test(pathname) || pathname.endsWith('.js')),
    )
    .map(({ pathname, search }) => pathname + search)
  await cache.add(location.pathname + location.search)
  await Promise.allSettled([...new Set(files)].map((file) => cache.add(file)))
}

/**
 * Caches a list of people below `/admin/`. The service worker of the members' area deletes it when its reader logs out,
 * so it is registered here too, for staff who never open that area.
 */
export async function keepList(scope: string): Promise<void> {
  await navigator.serviceWorker?.register('/members/service-worker.js')
  await keepOffline(scope)
}
