// The service worker of the members' area. It imports nothing, so that it is one classic script.
export {}

/** What this script uses: TypeScript’s types for workers cannot be loaded beside those for pages. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Waiting & { data: { json(): unknown } | null }
type Clicked = Waiting & { notification: Notification }
type Worker = EventTarget & {
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<unknown> }
}
const worker = self as unknown as Worker

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
  // Only pages of this site.
  const path = String(clicked.notification.data?.path || '/members/dashboard/')
  clicked.waitUntil(
    worker.clients.openWindow(new URL(path, location.origin).origin === location.origin ? path : '/'),
  )
})
