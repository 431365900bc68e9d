import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import { inTurn, sharpLibrary } from './decoding.ts'
import { VARIANT_WIDTHS } from './re-encode.ts'
import type { FileStore } from './store.ts'
import type { ImageFacts } from './store-image.ts'
import { files } from './table.server.ts'

type Needs = Pick<Ctx, 'db' | 'files' | 'clock'>

export type Drawing = ImageFacts & {
  /** Must start with its width and height in pixels. Never an uploaded SVG. */
  svg: string
}

/**
 * Stores a picture that the product itself drew. Only the SVG is written; `renderVariant` creates the JPEG and WebP
 * variants when they are first requested. Returns the file's id.
 */
export async function storeDrawing(ctx: Needs, drawing: Drawing): Promise<string> {
  const [id] = await storeDrawings(ctx, [drawing])
  if (!id) throw new Error('the drawing was not stored')
  return id
}

/** Stores several drawings with one statement. Returns the file ids in the same order. */
export async function storeDrawings(ctx: Needs, drawings: readonly Drawing[]): Promise<string[]> {
  if (drawings.length === 0) return []
  const stored = drawings.map((drawing) => ({ row: rowOf(ctx, drawing), svg: drawing.svg }))
  const rows = stored.map(({ row }) => row)
  try {
    await Promise.all(stored.map(({ row, svg }) => ctx.files.put(sourceOf(row.id), Buffer.from(svg))))
    await ctx.db.insert(files).values(rows)
  } catch (error) {
    for (const { id } of rows) await ctx.files.remove(`${id}/`).catch(() => {}) // removeOrphans retries it
    throw error
  }
  return rows.map(({ id }) => id)
}

function rowOf({ clock }: Needs, { svg, name, alt, audience, widths = VARIANT_WIDTHS }: Drawing) {
  const { widthPx, heightPx } = sizeOf(svg)
  const fitting = widths.filter((width) => width <= widthPx)
  return {
    id: newId(),
    name,
    alt,
    audience,
    mediaType: 'image/jpeg',
    sizeBytes: Buffer.byteLength(svg),
    widthPx,
    heightPx,
    variantsPx: fitting.length > 0 ? fitting : [widthPx],
    createdAt: clock.now(),
  }
}

/**
 * Renders a variant ('original' or a width in pixels) of a stored drawing, stores it and returns its bytes. Returns
 * undefined if the file is not a drawing. Concurrent requests for the same variant share one rendering.
 */
export function renderVariant(
  store: FileStore,
  id: string,
  variant: string,
  key: string,
): Promise<Uint8Array | undefined> {
  const running = rendering.get(key)
  if (running) return running
  const started = render(store, id, variant, key).finally(() => rendering.delete(key))
  rendering.set(key, started)
  return started
}

const rendering = new Map<string, Promise<Uint8Array | undefined>>()

async function render(store: FileStore, id: string, variant: string, key: string) {
  const svg = await store.get(sourceOf(id))
  if (!svg) return undefined
  const bytes = await inTurn(() => encode(svg, variant))
  await store.put(key, bytes)
  return bytes
}

async function encode(svg: Uint8Array, variant: string): Promise<Buffer> {
  const sharp = await sharpLibrary()
  const drawn = sharp(svg)
  if (variant === 'original') return drawn.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()
  return drawn.resize(Number(variant)).webp({ quality: 80, effort: 2 }).toBuffer()
}

const sourceOf = (id: string) => `${id}/drawing.svg`

function sizeOf(svg: string): { widthPx: number; heightPx: number } {
  const [, widthPx, heightPx] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  if (!widthPx || !heightPx) throw new Error('a drawing names its width and height first')
  return { widthPx: Number(widthPx), heightPx: Number(heightPx) }
}
