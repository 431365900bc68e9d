import { CLOTHS, type ClothName } from './cloth.ts'
import {
  backpack,
  bag,
  band,
  bottle,
  handball,
  pants,
  shoe,
  shorts,
  sock,
  tape,
  tub,
  whistle,
} from './kit/rest.ts'
import { bib, hoodie, jacket, keeperShirt, matchShirt, trainingShirt } from './kit/tops.ts'
import type { Cloth } from './shirt.ts'

export type KitColour = ClothName

type Drawing = (cloth: Cloth) => string

/** Drawings of the store's items, lying flat. Men's, women's and junior cuts differ as in the store. */
const KINDS = {
  shirt: (cloth) => matchShirt(cloth, 'men'),
  shirtBack: (cloth) => matchShirt(cloth, 'men', true),
  shirtWomen: (cloth) => matchShirt(cloth, 'women'),
  shirtWomenBack: (cloth) => matchShirt(cloth, 'women', true),
  shirtJunior: (cloth) => matchShirt(cloth, 'junior'),
  shirtJuniorBack: (cloth) => matchShirt(cloth, 'junior', true),
  top: (cloth) => trainingShirt(cloth, 'men'),
  topWomen: (cloth) => trainingShirt(cloth, 'women'),
  topJunior: (cloth) => trainingShirt(cloth, 'junior'),
  bib,
  keeper: (cloth) => keeperShirt(cloth, 'men'),
  keeperBack: (cloth) => keeperShirt(cloth, 'men', true),
  keeperJunior: (cloth) => keeperShirt(cloth, 'junior'),
  hoodie: (cloth) => hoodie(cloth, 'men'),
  hoodieBack: (cloth) => hoodie(cloth, 'men', true),
  hoodieWomen: (cloth) => hoodie(cloth, 'women'),
  hoodieJunior: (cloth) => hoodie(cloth, 'junior'),
  jacket: (cloth) => jacket(cloth, 'men'),
  shorts: (cloth) => shorts(cloth, 'men'),
  shortsWomen: (cloth) => shorts(cloth, 'women'),
  shortsJunior: (cloth) => shorts(cloth, 'junior'),
  pants: (cloth) => pants(cloth, 'men'),
  pantsJunior: (cloth) => pants(cloth, 'junior'),
  sock,
  shoe,
  ball: handball,
  bag,
  backpack,
  bottle,
  tape,
  band,
  tub,
  whistle,
} as const satisfies Record<string, Drawing>

export type KitKind = keyof typeof KINDS
export const KIT_KINDS = Object.keys(KINDS) as KitKind[] // the keys of KINDS
export const KIT_COLOURS = Object.keys(CLOTHS) as KitColour[] // the keys of CLOTHS
const KIT_SIDE = 640

/**
 * Draws an SVG of a store item on a transparent background. The same kind
 * and colour always produce the same picture.
 */
export const drawKit = (kind: KitKind, colour: KitColour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${KIT_SIDE}" height="${KIT_SIDE}" viewBox="-14 -14 328 336">${KINDS[kind](CLOTHS[colour])}</svg>`
