import sharp from 'sharp'
import type { Ctx } from '../../../src/platform/context.ts'
import { storeImage } from '../../../src/platform/files/store-image.ts'
import { drawKit, type KitColour, type KitKind } from '../drawings/kit.ts'

/** A line of the menu, a card, and the page of an item on a sharp screen. */
const WIDTHS = [96, 320, 640]

/** A stored public picture of something the store sells. Answers the id of its file. */
export async function aKitPicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  { kind, colour, alt = '' }: { kind: KitKind; colour: KitColour; alt?: string },
): Promise<string> {
  const drawn = await sharp(Buffer.from(drawKit(kind, colour)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const facts = { name: `${kind}-${colour}.png`, alt, audience: 'public', widths: WIDTHS } as const
  const stored = await storeImage(ctx, drawn, facts)
  if (!stored.ok) throw new Error(`the drawing was refused: ${stored.reason}`)
  return stored.image.id
}
