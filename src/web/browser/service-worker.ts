// The service worker of the members' area. It imports nothing, so that it is built as one classic script.
export {}

/** Declares what this script uses, because TypeScript’s worker types cannot be loaded together with its DOM types. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Waiting & { data: { json(): unknown } | null }
type Clicked = Waiting & { notification: Notification }
type Worker = EventTarget & {
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<unknown> }
}
type Fetched = Waiting & { request: Request; respondWith(answer: Promise<Response>): void }
const worker = self as unknown as Worker

/** The cached week of the account that is logged in here, with its styles and fonts. */
const CACHE = 'week'
const WEEK = '/members/dashboard/'
const isWeek = ({ pathname, search }: URL) =>
  pathname.replace(/\/$/, '') === '/members/dashboard' && search === ''

worker.addEventListener('install', (event) => {
  const waiting = event as Waiting
  waiting.waitUntil(
    fetch(WEEK)
      .then(keepWeek)
      .catch(() => undefined),
  )
})

worker.addEventListener('fetch', (event) => {
  const fetched = event as Fetched
  const { request } = fetched
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.method !== 'GET') {
    // After a login, a logout or an answer, the cached week may be outdated or another account's.
    if (request.mode === 'navigate') fetched.respondWith(write(request, url))
  } else if (request.mode === 'navigate' && isWeek(url)) fetched.respondWith(readWeek(fetched))
  else if (request.mode !== 'navigate') fetched.respondWith(readPart(request))
})

async function write(request: Request, { pathname }: URL): Promise<Response> {
  await caches.delete(CACHE)
  if (pathname === '/members/logout') await unsubscribeFromPush()
  return fetch(request)
}

/** Ends the push subscription, so that this browser shows nothing for an account that has logged out. */
async function unsubscribeFromPush(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

async function readWeek(event: Fetched): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keepWeek(answer.clone()))
    return answer
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(WEEK)
    if (!kept) throw error
    const html = (await kept.text()).replace(/(<div id="offline-note"[^>]*) hidden=""/, '$1')
    return new Response(html, { headers: kept.headers })
  }
}

/** Caches the week, or clears the cache if the response is another page, such as the login. */
async function keepWeek(answer: Response): Promise<void> {
  await caches.delete(CACHE)
  if (answer.status !== 200 || answer.redirected) return
  const cache = await caches.open(CACHE)
  const html = await answer.clone().text()
  await cache.put(WEEK, answer)
  const parts = html.matchAll(/<link[^>]* href="(\/(?:assets\/|theme\.css|favicon)[^"#]*)/g)
  for (const [, part = ''] of parts) await cache.add(part.replaceAll('&amp;', '&')).catch(() => undefined)
}

/** Loads a style, font or picture, or takes the cached one if offline. */
async function readPart(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { cacheName: CACHE })
    if (kept) return kept
    throw error
  }
}

worker.addEventListener('push', (event) => {
  const pushed = event as Pushed
  const { title, path, tag } = (pushed.data?.json() ?? {}) as { title?: string; path?: string; tag?: string }
  pushed.waitUntil(
    worker.registration.showNotification(title ?? 'News from your club', {
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
      ...(tag && { tag }),
    }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  const clicked = event as Clicked
  clicked.notification.close()
  // Only paths on this site are opened.
  const path = String(clicked.notification.data?.path || '/members/dashboard/')
  clicked.waitUntil(
    worker.clients.openWindow(new URL(path, location.origin).origin === location.origin ? path : '/'),
  )
})
