// The service worker of the members' area: pages without a network, and notifications.

import { isKept, isLogin, keptPages } from './kept-pages.ts'

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

const kept = keptPages({ caches, fetch: (request) => fetch(request), now: () => Date.now() })

worker.addEventListener('install', (event) => {
  const waiting = event as Waiting
  waiting.waitUntil(kept.keepWeek().catch(() => undefined))
})

// The cache of earlier versions, which the worker before this one wrote until now.
worker.addEventListener('activate', (event) => (event as Waiting).waitUntil(caches.delete('week')))

worker.addEventListener('fetch', (event) => {
  const fetched = event as Fetched
  const { request } = fetched
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (request.method !== 'GET') fetched.respondWith(write(request, url))
  else if (request.mode !== 'navigate') fetched.respondWith(kept.readPart(request))
  else if (isLogin(url)) fetched.respondWith(kept.readLogin(request))
  else if (isKept(url)) fetched.respondWith(kept.read(request, (work) => fetched.waitUntil(work)))
})

async function write(request: Request, url: URL): Promise<Response> {
  if (url.pathname === '/members/logout') await unsubscribeFromPush()
  return kept.write(request)
}

/** Ends the push subscription, so that this browser shows nothing for an account that has logged out. */
async function unsubscribeFromPush(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
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
