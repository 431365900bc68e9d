/**
 * Keeps the page that is open, with its scripts, styles and fonts, for the next time it is opened without a network.
 * `scope` is where such pages are: '/match/'. A private window keeps nothing, and the page works as long as it is open.
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
