import type { Availability, ItemGender } from '../../src/features/store/catalog/model/item.ts'
import type { KitColour, KitKind } from '../drawings/kit.ts'

/** The categories in their order, each with its drawing. */
export const CATEGORIES = [
  ['Match shirts', 'shirt', 'red'],
  ['Keeper shirts', 'keeper', 'green'],
  ['Shorts', 'shorts', 'navy'],
  ['Training', 'top', 'yellow'],
  ['Hoodies', 'hoodie', 'navy'],
  ['Socks', 'sock', 'red'],
  ['Shoes', 'shoe', 'red'],
  ['Balls', 'ball', 'yellow'],
  ['Bags', 'bag', 'navy'],
  ['Accessories', 'bottle', 'red'],
] as const satisfies readonly (readonly [string, KitKind, KitColour])[]

export type CategoryName = (typeof CATEGORIES)[number][0]

export type ItemData = {
  id: string
  title: string
  /** The club's own title, if any. */
  called?: string
  category: CategoryName
  drawn: readonly [KitKind, KitColour]
  /** For members and for others, in pounds before VAT. Without a price the item cannot be bought yet. */
  price?: readonly [number, number]
  offer?: number
  sizes: keyof typeof SIZES
  /** Stock that differs from the default, by size. */
  left?: Readonly<Record<string, number | Availability>>
  gender?: ItemGender
  colours: string
  /** The club's own kit: personalised with initials, a number, or both. */
  official?: 'initials' | 'number' | 'both' | 'plain'
  about: string
}

export const SIZES = {
  adults: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  juniors: ['116', '128', '140', '152', '164'],
  socks: ['31-35', '36-40', '41-45', '46-50'],
  shoes: ['37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
  balls: ['0', '1', '2', '3'],
  one: ['One size'],
} as const

const KNIT = 'Light, quick-drying knit with a mesh back.'

/** Personalised items of the club. All are invented. */
export const OFFICIAL_ITEMS: readonly ItemData[] = [
  {
    id: '2600101',
    title: 'PIVOT PRO SHIRT 26 RED',
    called: 'Match shirt, home',
    category: 'Match shirts',
    drawn: ['shirt', 'red'],
    price: [28, 35],
    sizes: 'adults',
    left: { XS: 8, L: 2, XXL: 0 },
    colours: 'Club red and navy',
    official: 'both',
    about: `${KNIT} The hem carries the six-metre line and the dashed nine, so you know where you are even upside down.`,
  },
  {
    id: '2600102',
    title: 'PIVOT PRO SHIRT 26 WHITE',
    called: 'Match shirt, away',
    category: 'Match shirts',
    drawn: ['shirt', 'white'],
    price: [28, 35],
    sizes: 'adults',
    left: { S: 1, XL: 0, XXL: 0 },
    colours: 'White and red',
    official: 'both',
    about: `${KNIT} White, for halls where the others wear red too.`,
  },
  {
    id: '2600103',
    title: 'PIVOT PRO SHIRT 26 RED JUNIOR',
    called: 'Match shirt, juniors',
    category: 'Match shirts',
    drawn: ['shirtJunior', 'red'],
    price: [22, 27],
    sizes: 'juniors',
    gender: 'junior',
    colours: 'Club red and navy',
    official: 'both',
    about: `${KNIT} The same shirt, in sizes for juniors.`,
  },
  {
    id: '2600104',
    title: 'PIVOT PRO SHIRT 26 RED WOMEN',
    called: 'Match shirt, women’s cut',
    category: 'Match shirts',
    drawn: ['shirtWomen', 'red'],
    price: [28, 35],
    sizes: 'adults',
    left: { M: 3 },
    gender: 'women',
    colours: 'Club red and navy',
    official: 'both',
    about: `${KNIT} Shorter and narrower, with the same lines.`,
  },
  {
    id: '2600201',
    title: 'GUARD KEEPER TOP GREEN',
    called: 'Keeper shirt, green',
    category: 'Keeper shirts',
    drawn: ['keeper', 'green'],
    price: [30, 37],
    sizes: 'adults',
    left: { S: 0, XL: 4 },
    colours: 'Green',
    official: 'number',
    about: 'Long sleeves, padded at the elbows, loud enough to be seen from nine metres.',
  },
  {
    id: '2600202',
    title: 'GUARD KEEPER TOP BLACK',
    called: 'Keeper shirt, black',
    category: 'Keeper shirts',
    drawn: ['keeper', 'black'],
    price: [30, 37],
    offer: 24,
    sizes: 'adults',
    colours: 'Black and yellow',
    official: 'number',
    about: 'Last season’s keeper shirt. It saved a lot and asks for little.',
  },
  {
    id: '2600203',
    title: 'Guard keeper pants',
    category: 'Keeper shirts',
    drawn: ['pants', 'black'],
    price: [32, 40],
    sizes: 'adults',
    colours: 'Black',
    about: 'Padded at hip and knee, wide enough for the splits.',
  },
  {
    id: '2600301',
    title: 'PIVOT SHORTS 26 NAVY',
    called: 'Match shorts, navy',
    category: 'Shorts',
    drawn: ['shorts', 'navy'],
    price: [14, 18],
    sizes: 'adults',
    left: { L: 5, XXL: 0 },
    colours: 'Navy and red',
    official: 'number',
    about: 'Light, with a drawstring, and no pockets to catch a thumb in.',
  },
  {
    id: '2600302',
    title: 'PIVOT SHORTS 26 JUNIOR',
    called: 'Match shorts, juniors',
    category: 'Shorts',
    drawn: ['shortsJunior', 'navy'],
    price: [12, 15],
    sizes: 'juniors',
    gender: 'junior',
    colours: 'Navy and red',
    official: 'number',
    about: 'The same shorts for juniors, with an adjustable waist.',
  },
  {
    id: '2600401',
    title: 'CORE HOOD NAVY LGD',
    called: 'Club hoodie, navy',
    category: 'Hoodies',
    drawn: ['hoodie', 'navy'],
    price: [32, 40],
    offer: 26,
    sizes: 'adults',
    left: { M: 12, L: 30, S: 2 },
    colours: 'Navy and red',
    official: 'initials',
    about: 'Brushed on the inside, with the crest over the heart and your initials on the back.',
  },
  {
    id: '2600402',
    title: 'CORE BAG 60 LGD',
    called: 'Team bag, 60 litres',
    category: 'Bags',
    drawn: ['bag', 'navy'],
    price: [25, 31],
    offer: 20,
    sizes: 'one',
    colours: 'Navy and red',
    official: 'initials',
    about: 'Two pairs of shoes, a ball and a towel, with a separate pocket for anything wet.',
  },
]
