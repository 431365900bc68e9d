import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { isId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import type { HttpEnv } from '../http/env.ts'
import { type AudienceOf, canFetch, type SettledAudience, settledAudience } from './audience.ts'
import { renderVariant } from './drawing.ts'
import { savedName } from './saved-name.ts'
import { type FileAudience, files } from './table.server.ts'

type Found = {
  id: string
  name: string
  mediaType: string
  audience: FileAudience
  variantsPx: number[]
}

/**
 * Browsers may cache a public picture for five minutes and shared caches for seconds, because people in it can withdraw
 * consent. Other files are never cached. [docs/decisions/0020-let-public-files-be-withdrawn.md]
 */
const FRESHNESS: Record<'public' | 'restricted', string> = {
  public: 'public, max-age=300, s-maxage=5, must-revalidate',
  restricted: 'private, no-store',
}

/**
 * Serves `GET /files/{id}/{width}` and `/files/{id}/original`, with `?download` as a download. Files that the caller
 * may not fetch get a 404, and those that were withdrawn a 410. `features` decide about files with a derived audience.
 */
export function servedFiles(
  features: readonly AudienceOf[],
  isWithdrawn: (ctx: Ctx, fileId: string) => Promise<boolean>,
): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get('/files/:id/:variant', async (c) => {
    const { id, variant } = c.req.param()
    const file = await find(c.var.ctx, id)
    const stored = file && storedAs(file, variant)
    if (!file && isId(id) && (await isWithdrawn(c.var.ctx, id))) return notThere(410)
    if (!file || !stored) return notThere()
    const audience = await settledAudience(c.var.ctx, file, features)
    if (!canFetch(c.var.ctx.actor, audience)) return notThere()
    const shown = { audience, variant, mediaType: stored.mediaType }
    const headers = headersOf(file, shown, c.req.query('download') !== undefined)
    if (matches(c.req.header('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers })
    const store = c.var.ctx.files
    const bytes = (await store.get(stored.key)) ?? (await renderVariant(store, id, variant, stored.key))
    if (!bytes) return notThere()
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-type': stored.mediaType, 'content-length': String(bytes.length) },
    })
  })
}

/** Read on each request, so that a withdrawn picture disappears at once on every node. */
async function find({ db }: Pick<Ctx, 'db'>, id: string): Promise<Found | undefined> {
  if (!isId(id)) return undefined
  const [file] = await db
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      audience: files.audience,
      variantsPx: files.variantsPx,
    })
    .from(files)
    .where(eq(files.id, id))
  return file
}

function storedAs(file: Found, variant: string): { key: string; mediaType: string } | undefined {
  if (variant === 'original') return { key: `${file.id}/original`, mediaType: file.mediaType }
  const widthPx = file.variantsPx.find((width) => String(width) === variant)
  return widthPx ? { key: `${file.id}/${widthPx}.webp`, mediaType: 'image/webp' } : undefined
}

type Shown = { audience: SettledAudience; variant: string; mediaType: string }

function headersOf(file: Found, { audience, variant, mediaType }: Shown, download: boolean) {
  const isPublic = audience === 'public'
  const saved = download || !mediaType.startsWith('image/')
  return {
    etag: `"${file.id}-${variant}"`,
    'cache-control': isPublic ? FRESHNESS.public : FRESHNESS.restricted,
    'content-security-policy': "default-src 'none'; sandbox",
    ...(!isPublic && { 'cross-origin-resource-policy': 'same-origin' }),
    ...(saved && { 'content-disposition': `attachment; filename="${savedName(file.name, mediaType)}"` }),
  }
}

/** The bytes of an id never change, so the id is the ETag. */
const matches = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

const notThere = (status: 404 | 410 = 404) =>
  new Response(status === 410 ? 'This picture was withdrawn' : 'This page could not be found', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
