import type { Image } from '../../../../ui/primitives/picture.tsx'

/** What a print is shown on: the item's own picture, of its back where there is one; without any a drawn shirt. */
export type PrintedOn = { picture: Image | null; side: 'back' | 'front' }

/** [STO-011] */
export function printedOn(back: Image | null, front: Image | null): PrintedOn {
  if (back) return { picture: back, side: 'back' }
  return front ? { picture: front, side: 'front' } : { picture: null, side: 'back' }
}
