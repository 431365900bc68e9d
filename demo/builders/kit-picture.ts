import type { Ctx } from '../../src/platform/context.ts'
import { storeDrawing } from '../../src/platform/files/drawing.ts'
import { drawKit, type KitColour, type KitKind } from '../drawings/kit.ts'

/** Widths for a line of the menu, a card, and the item page on a high-density screen. */
const WIDTHS = [96, 320, 640]

/** Stores a public picture of a store item. Returns the id of its file. */
export async function aKitPicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  { kind, colour, alt = '' }: { kind: KitKind; colour: KitColour; alt?: string },
): Promise<string> {
  const svg = drawKit(kind, colour)
  return storeDrawing(ctx, { svg, name: `${kind}-${colour}.png`, alt, audience: 'public', widths: WIDTHS })
}
