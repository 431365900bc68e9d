import { newId } from '../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { MAX_PICTURE_BYTES } from '../../kernel/picture-size.ts'
import type { Ctx } from '../context.ts'
import { pictureType } from './inspect.ts'
import { keepOrSweep } from './orphans.ts'
import { type Encoded, reEncode, VARIANT_WIDTHS } from './re-encode.ts'
import { type FileAudience, files } from './table.server.ts'

export type StoredImage = {
  id: string
  alt: string
  widthPx: number
  heightPx: number
  variantsPx: number[]
}

export type ImageRefusal =
  | { reason: 'TOO_LARGE'; mostBytes: number }
  /** The content is not a JPEG, PNG, WebP or AVIF. */
  | { reason: 'NOT_A_PICTURE' }
  | { reason: 'TOO_MANY_PIXELS' }
  /** The content has a picture's signature but cannot be decoded. */
  | { reason: 'BROKEN' }

export type ImageFacts = {
  /** The file name to display. Never part of a URL or a storage key. */
  name: string
  alt: string
  audience: FileAudience
  /** Overrides the variant widths; fewer make storing many pictures faster. */
  widths?: readonly number[]
  /** The maximum width of the JPEG in pixels. Undefined keeps the width of the picture. */
  mostPx?: number
}

/** Writes the database row of a stored picture; can write other rows in the same transaction. */
export type WriteRow = (row: typeof files.$inferInsert) => Promise<unknown>

/**
 * Stores an uploaded picture: checked by its content, re-encoded without EXIF and GPS, in all widths. Files are written
 * before the row, so a row never references a missing file. If `writeRow` throws, they are removed; `removeOrphans`
 * removes the files of a killed process.
 */
export async function storeImage(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  bytes: Uint8Array,
  facts: ImageFacts,
  writeRow: WriteRow = (row) => ctx.db.insert(files).values(row),
): Promise<Outcome<{ image: StoredImage }, ImageRefusal>> {
  if (bytes.length > MAX_PICTURE_BYTES) return refused('TOO_LARGE', { mostBytes: MAX_PICTURE_BYTES })
  if (!(await pictureType(bytes))) return refused('NOT_A_PICTURE')
  const encoded = await encode(bytes, facts)
  if (typeof encoded === 'string') return refused(encoded)
  const image = { id: newId(), alt: facts.alt, ...sizesOf(encoded) }
  await keepOrSweep(ctx, image.id, async () => {
    await write(ctx, image.id, encoded)
    await writeRow({
      ...image,
      name: facts.name,
      audience: facts.audience,
      mediaType: 'image/jpeg',
      sizeBytes: encoded.original.length,
      createdAt: ctx.clock.now(),
    })
  })
  return done({ image })
}

async function encode(
  bytes: Uint8Array,
  { widths = VARIANT_WIDTHS, mostPx }: ImageFacts,
): Promise<Encoded | 'TOO_MANY_PIXELS' | 'BROKEN'> {
  try {
    return (await reEncode(bytes, widths, mostPx)) ?? 'TOO_MANY_PIXELS'
  } catch {
    return 'BROKEN' // the decoder's message is too technical for users
  }
}

const sizesOf = ({ widthPx, heightPx, variants }: Encoded) => ({
  widthPx,
  heightPx,
  variantsPx: variants.map((variant) => variant.widthPx),
})

async function write(ctx: Pick<Ctx, 'files'>, id: string, { original, variants }: Encoded): Promise<void> {
  await ctx.files.put(`${id}/original`, original)
  for (const { widthPx, bytes } of variants) await ctx.files.put(`${id}/${widthPx}.webp`, bytes)
}
