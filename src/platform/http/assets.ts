import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { bestEncoding, type Encoding } from '../page-cache/request.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])
/** Not served, because they contain the server's source code. */
const HIDDEN = new Set(['.map'])

type Asset = {
  headers: OutgoingHttpHeaders
  path: string
  extension: string
  bodies: Map<Encoding, Promise<Buffer>>
}
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Serves the built files for browsers. Each is compressed once, at its first request. Files in /assets/ have a hash in
 * their name and never change; browsers revalidate the others every hour.
 */
export class Assets {
  readonly #assets = new Map<string, Asset>()

  constructor(folder: string, headers: Record<string, string>) {
    for (const path of filesBelow(folder)) {
      const extension = extname(path)
      if (HIDDEN.has(extension) || !TYPES[extension]) continue
      const address = `/${relative(folder, path).split(sep).join('/')}`
      const lasting = address.startsWith('/assets/')
      this.#assets.set(address, {
        path,
        extension,
        bodies: new Map(),
        headers: {
          ...headers,
          'content-type': TYPES[extension],
          'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          vary: 'accept-encoding',
        },
      })
    }
  }

  /** Handles a request for a built file. Returns false, without touching the response, for any other request. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const url = req.url ?? ''
    const end = url.indexOf('?')
    const asset = this.#assets.get(end < 0 ? url : url.slice(0, end))
    if (!asset || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const encoding = COMPRESSIBLE.has(asset.extension)
      ? bestEncoding(String(req.headers['accept-encoding'] ?? ''))
      : 'identity'
    bodyOf(asset, encoding).then(
      (body) => {
        res.writeHead(200, {
          ...asset.headers,
          'content-length': body.length,
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        })
        res.end(req.method === 'HEAD' ? undefined : body)
      },
      () => res.writeHead(404).end(),
    )
    return true
  }
}

function bodyOf(asset: Asset, encoding: Encoding): Promise<Buffer> {
  const ready = asset.bodies.get(encoding)
  if (ready) return ready
  const plain = readFile(asset.path)
  const body = encoding === 'identity' ? plain : plain.then(compressors[encoding])
  asset.bodies.set(encoding, body)
  // A new build may remove files while this process runs, so a failed read is not cached.
  body.catch(() => asset.bodies.delete(encoding))
  return body
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
