// Answers the attendance lists from the phone while there is no network. The page keeps itself; this only reads, and
// forgets everything when the coach is logged out.

const CACHE = 'attendance'
const WAIT_MS = 5000
/** A list of another day is not shown: its names do not belong on the phone any more. */
const OLDEST_MS = 86_400_000

type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

addEventListener('install', () => {
  void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting()
})
addEventListener('activate', () => {
  void (globalThis as unknown as { clients: { claim: () => Promise<void> } }).clients.claim()
})
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent
  const isOwn = new URL(request.url).origin === location.origin
  if (request.method === 'GET' && isOwn) respondWith.call(event, answer(request))
})

async function answer(request: Request): Promise<Response> {
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(WAIT_MS) })
    const isPage = request.mode === 'navigate'
    if (isPage && (found.type === 'opaqueredirect' || found.status === 403)) await caches.delete(CACHE)
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
