import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { bestEncoding } from '../platform/pagecache/request.ts'

/** Quick rather than small: this page is sent once. */
const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 4 }),
  identity: async (html: string) => Buffer.from(html),
}
const WORTH_IT_BYTES = 1400

/**
 * Sends a finished page. On a Node server it is written straight to the socket, because carrying it through a web
 * stream costs a fifth of the whole answer; without one (tests) it is a Response.
 */
export async function sendPage(
  c: Context,
  { status, headers, html }: { status: number; headers: Headers; html: string },
): Promise<Response> {
  const outgoing = c.env?.outgoing
  if (!outgoing) return new Response(c.req.method === 'HEAD' ? null : html, { status, headers })
  const accepted = bestEncoding(c.req.header('accept-encoding') ?? '')
  const encoding = html.length > WORTH_IT_BYTES ? accepted : 'identity'
  const body = await compressors[encoding](html)
  const sent: OutgoingHttpHeaders = {
    ...Object.fromEntries(headers),
    // React Router renders nothing for HEAD, so its length would be a lie.
    ...(c.req.method !== 'HEAD' && { 'content-length': body.length }),
    vary: 'accept-encoding, cookie',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) sent['set-cookie'] = cookies
  outgoing.writeHead(status, sent)
  outgoing.end(c.req.method === 'HEAD' ? undefined : body)
  return RESPONSE_ALREADY_SENT
}
