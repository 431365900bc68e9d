import type { Ctx } from '../../../src/platform/context.ts'
import { storeDrawing } from '../../../src/platform/files/drawing.ts'
import type { FileAudience } from '../../../src/platform/files/table.server.ts'
import { drawPicture, type PictureKind } from '../drawings/draw.ts'

/** Those of an uploaded picture, and the full width of most drawings. */
const WIDTHS = [320, 640, 960, 1280]

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
  const facts = { name: name ?? `${kind}-${seed}.png`, alt, audience, widths: WIDTHS }
  return storeDrawing(ctx, drawPicture(kind, seed), facts)
}
