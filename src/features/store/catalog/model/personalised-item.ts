import type { Image } from '../../../../ui/primitives/picture.tsx'
import type { Personalisation } from './item.ts'
import { personalisationWords } from './personalisation.ts'

/**
 * The background of a personalisation preview: the picture of the item's back, or else of its front. Without a picture
 * it is a drawn shirt, or a piece of cloth for an item that takes no number.
 */
export type PersonalisedItem = { picture: Image | null; side: 'back' | 'front' }

/** Chooses the background of the preview for an item with these pictures. */
export function personalisedItem(
  back: Image | null,
  front: Image | null,
  hasNumber: boolean,
): PersonalisedItem {
  if (back) return { picture: back, side: 'back' }
  return { picture: front, side: front || !hasNumber ? 'front' : 'back' }
}

/** Alternative text of a preview: "Back, personalised AKV and 7". */
export function personalisationAltText(side: PersonalisedItem['side'], given: Personalisation): string {
  const personalisation = personalisationWords(given)
  return `${side === 'back' ? 'Back' : 'Front'}, ${personalisation ? `personalised ${personalisation}` : 'not personalised'}`
}
