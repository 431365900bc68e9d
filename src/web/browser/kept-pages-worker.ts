// Serves attendance lists and the scorer's table from the phone's cache while it is offline. The pages write the cache
// (keep-offline.ts); this worker only reads it, and clears it when a page may no longer be opened.

const WAIT_MS = 5000
/** Pages older than a day are not shown, because their names should not stay on the phone. */
const OLDEST_MS = 86_400_000

type Scope = {
  registration: { scope: string }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}
const worker = globalThis as unknown as Scope
/** 'attendance' for /admin/attendance/, 'match' for /match/. */
const CACHE = new URL(worker.registration.scope).pathname.split('/').at(-2) ?? ''

type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

addEventListener('install', () => void worker.skipWaiting())
addEventListener('activate', () => void worker.clients.claim())
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const isOwn = new URL(request.url).origin === location.origin
  // Event streams must bypass the worker, which would treat one as a single request with a timeout of five seconds.
  const isStream = request.headers.get('accept') === 'text/event-stream'
  if (request.method === 'GET' && isOwn && !isStream) respondWith.call(event, answer(request))
})

async function answer(request: Request): Promise<Response> {
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(WAIT_MS) })
    const isClosed = found.type === 'opaqueredirect' || found.status === 403 || found.status === 410
    if (request.mode === 'navigate' && isClosed) await caches.delete(CACHE)
    return found
  } catch {
    return (await kept(request)) ?? Response.error()
  }
}

async function kept(request: Request): Promise<Response | undefined> {
  const found = await (await caches.open(CACHE)).match(request, { ignoreVary: true })
  if (!found || request.mode !== 'navigate') return found
  const age = Date.now() - Date.parse(found.headers.get('date') ?? '')
  return age < OLDEST_MS ? found : undefined
}
