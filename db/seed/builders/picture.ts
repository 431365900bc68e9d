import sharp from 'sharp'
import type { Ctx } from '../../../src/platform/context.ts'
import { storeImage } from '../../../src/platform/files/store-image.ts'
import type { FileAudience } from '../../../src/platform/files/table.server.ts'
import { drawPicture, type PictureKind } from '../drawings/draw.ts'

/** Enough for every screen of the demo, and a third of the work of all widths. */
const WIDTHS = [640, 1280]

export type PictureFacts = {
  kind?: PictureKind
  /** The same number draws the same picture. */
  seed?: number
  alt?: string
  audience?: FileAudience
  name?: string
}

/**
 * A stored picture that the seed drew itself: a public scene of a match unless you say otherwise. Answers the id of
 * its file. Kinds: match, away, training, junior, beach, party, cup, team, header, home, player, logo.
 */
export async function aPicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  { kind = 'match', seed = 1, alt = '', audience = 'public', name }: PictureFacts = {},
): Promise<string> {
  const drawn = await sharp(Buffer.from(drawPicture(kind, seed)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const stored = await storeImage(ctx, drawn, {
    name: name ?? `${kind}-${seed}.png`,
    alt,
    audience,
    widths: WIDTHS,
  })
  if (!stored.ok) throw new Error(`the drawing was refused: ${stored.reason}`)
  return stored.image.id
}
