import type { Ctx } from '../../src/platform/context.ts'
import { storeDrawing, storeDrawings } from '../../src/platform/files/drawing.ts'
import type { FileAudience } from '../../src/platform/files/table.server.ts'
import { drawPicture, type PictureKind } from '../drawings/draw.ts'

/** The widths of an uploaded picture, and the full width of most drawings. */
const WIDTHS = [320, 640, 960, 1280]

export type PictureFacts = {
  kind?: PictureKind
  /** A given number always draws the same picture. */
  seed?: number
  alt?: string
  audience?: FileAudience
  name?: string
}

type Needs = Pick<Ctx, 'db' | 'files' | 'clock'>

/**
 * Stores a picture drawn by the seed: a public match scene by default. Returns the id of
 * its file. Kinds: match, away, training, junior, beach, party, cup, team, header, home, player, logo.
 */
export const aPicture = (ctx: Needs, facts: PictureFacts = {}): Promise<string> =>
  storeDrawing(ctx, drawingOf(facts))

/** Stores several pictures. Returns the ids of their files in the given order. */
export const somePictures = (ctx: Needs, facts: readonly PictureFacts[]): Promise<string[]> =>
  storeDrawings(ctx, facts.map(drawingOf))

const drawingOf = ({ kind = 'match', seed = 1, alt = '', audience = 'public', name }: PictureFacts) => ({
  svg: drawPicture(kind, seed),
  name: name ?? `${kind}-${seed}.png`,
  alt,
  audience,
  widths: WIDTHS,
})
