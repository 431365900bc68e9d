import type { Ctx } from '../../src/platform/context.ts'
import { storeDrawing } from '../../src/platform/files/drawing.ts'
import { drawKit, type KitColour, type KitKind } from '../drawings/kit.ts'

/** A line of the menu, a card, and the page of an item on a sharp screen. */
const WIDTHS = [96, 320, 640]

/** A stored public picture of something the store sells. Returns the id of its file. */
export async function aKitPicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  { kind, colour, alt = '' }: { kind: KitKind; colour: KitColour; alt?: string },
): Promise<string> {
  const svg = drawKit(kind, colour)
  return storeDrawing(ctx, { svg, name: `${kind}-${colour}.png`, alt, audience: 'public', widths: WIDTHS })
}
