import { newId } from '../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { MOST_PICTURE_BYTES } from '../../kernel/picture-size.ts'
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
  /** Not a JPEG, PNG, WebP or AVIF by its content. */
  | { reason: 'NOT_A_PICTURE' }
  | { reason: 'TOO_MANY_PIXELS' }
  /** Claims to be a picture and cannot be decoded. */
  | { reason: 'BROKEN' }

export type ImageFacts = {
  /** The name of the file on the screen. Never part of an address or a key. */
  name: string
  alt: string
  audience: FileAudience
  /** Fewer variants than usual, for storing many pictures at once. */
  widths?: readonly number[]
}

/** Writes the row of a stored picture; other rows can be part of the same transaction. */
export type WriteRow = (row: typeof files.$inferInsert) => Promise<unknown>

/**
 * Stores an uploaded picture: checked by its content, re-encoded without EXIF and GPS, in all widths. Files are
 * written before the row, so a row never points at a missing file. When `writeRow` throws they are removed; the files
 * of a killed process are removed by `removeOrphans`.
 */
export async function storeImage(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  bytes: Uint8Array,
  facts: ImageFacts,
  writeRow: WriteRow = (row) => ctx.db.insert(files).values(row),
): Promise<Outcome<{ image: StoredImage }, ImageRefusal>> {
  if (bytes.length > MOST_PICTURE_BYTES) return refused('TOO_LARGE', { mostBytes: MOST_PICTURE_BYTES })
  if (!(await pictureType(bytes))) return refused('NOT_A_PICTURE')
  const encoded = await encode(bytes, facts.widths ?? VARIANT_WIDTHS)
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
  widths: readonly number[],
): Promise<Encoded | 'TOO_MANY_PIXELS' | 'BROKEN'> {
  try {
    return (await reEncode(bytes, widths)) ?? 'TOO_MANY_PIXELS'
  } catch {
    return 'BROKEN' // the decoder's message is too technical
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
