import type { Image } from '../../../../ui/primitives/picture.tsx'
import type { Personalisation } from './item.ts'
import { personalisationWords } from './personalisation.ts'

/**
 * What a print is shown on: the item's own picture, of its back where there is one. Without any, a drawn shirt, or, for
 * what takes no number, a piece of cloth: it may be a bag.
 */
export type PersonalisedItem = { picture: Image | null; side: 'back' | 'front' }

/** [STO-011] */
export function personalisedItem(
  back: Image | null,
  front: Image | null,
  hasNumber: boolean,
): PersonalisedItem {
  if (back) return { picture: back, side: 'back' }
  return { picture: front, side: front || !hasNumber ? 'front' : 'back' }
}

/** A picture with its print, for people who do not see it: "Back, personalised AKV and 7". [STO-011] */
export function personalisationAltText(side: PersonalisedItem['side'], given: Personalisation): string {
  const personalisation = personalisationWords(given)
  return `${side === 'back' ? 'Back' : 'Front'}, ${personalisation ? `personalised ${personalisation}` : 'not personalised'}`
}
