import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { bestEncoding } from '../page-cache/request.ts'

/** Optimised for speed rather than size, because this text is sent only once. */
const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 4 }),
}
const WORTH_IT_BYTES = 1400

export type FinishedText = { status: number; headers: OutgoingHttpHeaders; text: string }

/**
 * Sends a complete text. On a Node server it is written directly to the socket, because a web stream takes a fifth of
 * the response time. In tests it is a Response. `headers` must be complete.
 */
export async function sendText(c: Context, { status, headers, text }: FinishedText): Promise<Response> {
  const outgoing = c.env?.outgoing
  const isHead = c.req.method === 'HEAD'
  if (!outgoing) return new Response(isHead ? null : text, { status, headers: asHeaders(headers) })
  const accepted = bestEncoding(c.req.header('accept-encoding') ?? '')
  const encoding = text.length > WORTH_IT_BYTES ? accepted : 'identity'
  const body = encoding === 'identity' ? Buffer.from(text) : await compressors[encoding](text)
  outgoing.writeHead(status, {
    ...headers,
    // A HEAD request's length is not always known, and a wrong one would be worse than none.
    ...(!isHead && { 'content-length': body.byteLength }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  outgoing.end(isHead ? undefined : body)
  return RESPONSE_ALREADY_SENT
}

function asHeaders(outgoing: OutgoingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(outgoing)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, String(one))
    }
  }
  return headers
}
