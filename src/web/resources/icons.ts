import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { readCrest } from '../../features/club/queries/crest.server.ts'
import type { Club } from '../../kernel/club.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTurn, sharpLibrary } from '../../platform/files/decoding.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { crestIcon, sharedPicture } from './icon-drawings.ts'

/** The site's icons by path. Those with a width are rendered as PNG. */
const ICONS = {
  '/favicon.svg': { draw: crestIcon },
  '/favicon.ico': { draw: crestIcon, widthPx: 32 },
  '/icon-192.png': { draw: crestIcon, widthPx: 192, isFilled: true },
  '/icon-512.png': { draw: crestIcon, widthPx: 512, isFilled: true },
  '/apple-touch-icon.png': { draw: crestIcon, widthPx: 180, isFilled: true },
  '/og.png': { draw: sharedPicture, widthPx: 1200 },
} as const

type Icon = keyof typeof ICONS

export const ICON_ADDRESSES = Object.keys(ICONS) as Icon[] // keys of the constant above

/** Rendered icons, for the club's current look and the one before. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 2 * ICON_ADDRESSES.length })

/** The icons of the site, in the club's colours and with its crest. */
export const icon: Handler<HttpEnv> = async (c) => {
  const address = c.req.path as Icon // routed by ICON_ADDRESSES
  const { ctx } = c.var
  const { primaryColour, secondaryColour, crest } = ctx.club
  const key = [address, primaryColour, secondaryColour, crest].join(' ')
  const picture = drawn.get(key) ?? draw(ctx, address)
  drawn.set(key, picture)
  // Failures are not cached.
  picture.catch(() => drawn.delete(key))
  return c.body(new Uint8Array(await picture), 200, {
    'content-type': address.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    'cache-control': 'public, max-age=3600',
  })
}

/** GET /crest.png?v=…: the uploaded crest. A URL with a version is immutable. */
export const crest: Handler<HttpEnv> = async (c) => {
  const png = await readCrest(c.var.ctx)
  if (!png) return c.text('There is no uploaded crest', 404)
  const isLasting = c.req.query('v') === c.var.ctx.club.crest
  return c.body(new Uint8Array(png), 200, {
    'content-type': 'image/png',
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  })
}

async function draw(ctx: Ctx & { club: Club }, address: Icon): Promise<Buffer> {
  const { draw: drawing, ...size } = ICONS[address]
  const png = ctx.club.crest ? await readCrest(ctx) : undefined
  const svg = Buffer.from(drawing(ctx.club, png, 'isFilled' in size))
  if (!('widthPx' in size)) return svg
  const sharp = await sharpLibrary()
  return inTurn(() => sharp(svg, { density: 300 }).resize(size.widthPx).png().toBuffer())
}
