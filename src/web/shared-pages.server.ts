import type { IncomingMessage, ServerResponse } from 'node:http'
import { sharedClub } from '../features/club/queries/shared-club.server.ts'
import { VISITOR } from '../kernel/actor.ts'
import type { Ports } from '../platform/context.ts'
import { oneSpelling } from '../platform/page-cache/address.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { bodyWithParts } from '../platform/page-cache/parts.ts'
import { bestEncoding, flagsOf, hasOnlyParts } from '../platform/page-cache/request.ts'
import { NO_PAGES } from '../platform/page-cache/tags.ts'
import { personalParts } from './personal-parts.server.tsx'
import { actorOf } from './session/actor.server.ts'
import { type Audience, audienceOf, isSharedPage, sharedKey } from './shared-pages.ts'

const AUDIENCES: readonly Audience[] = ['visitors', 'members']

/**
 * Sends kept shared pages with the reader's personal parts, on raw Node. Each request looks up its session in the
 * database, so that a logout or a new role applies at once. The promise is false, with the response untouched, for any
 * other request, and if the database does not respond.
 */
export function serveShared(ports: Ports, cache: PageCache) {
  return (req: IncomingMessage, res: ServerResponse): Promise<boolean> =>
    send(req, res).catch((error: unknown) => {
      ports.log.warn({ err: error }, 'a shared page could not be sent')
      return false
    })

  async function send(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const request = cache.inParts.size > 0 && sharedRequest(req)
    if (!request) return false
    const { address, flags, headers, encoding } = request
    const now = ports.clock.now().getTime()
    const keptFor = (audience: Audience) => cache.inParts.get(sharedKey(audience, flags, address), now)
    if (!AUDIENCES.some(keptFor)) return false
    const visit = { ...ports, actor: VISITOR, pages: NO_PAGES, client: '', requestId: '' }
    const actor = await actorOf({ ...ports, club: await sharedClub(cache, visit) }, headers)
    const audience = audienceOf(actor)
    if (!audience) return false
    const parts = await personalParts({ db: ports.db, actor }, headers)
    // Read last, so that what was withdrawn meanwhile is not sent.
    const page = keptFor(audience)
    if (!page) return false
    const body = bodyWithParts(page, parts, encoding)
    const coding = encoding === 'gzip' ? ['content-encoding', 'gzip'] : []
    res.writeHead(200, [...page.headers, ...coding, 'content-length', String(body.length)])
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}

/** Reads a request for a shared page by a reader with personal parts; undefined for any other request. */
function sharedRequest({ method, url = '', headers: raw }: IncomingMessage) {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return undefined
  const { cookie = '', authorization, 'accept-encoding': accepted } = raw
  if (authorization !== undefined || !hasOnlyParts(cookie)) return undefined
  const address = oneSpelling(url)
  if (address === undefined || !isSharedPage(address)) return undefined
  // Brotli has no blocks that could be put between others.
  const encoding =
    bestEncoding(String(accepted ?? '').replaceAll(/\bbr\b/g, '')) === 'gzip' ? 'gzip' : 'identity'
  return { address, flags: flagsOf(cookie), headers: new Headers({ cookie }), encoding } as const
}
