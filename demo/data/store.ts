import { pence, penceOf } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aKitPicture } from '../builders/kit-picture.ts'
import { aStoreCategory } from '../builders/store-category.ts'
import { type StockFacts, type StoreItemFacts, someStoreItems } from '../builders/store-item.ts'
import { diceOf } from '../drawings/dice.ts'
import type { KitColour, KitKind } from '../drawings/kit.ts'
import { CATEGORIES, type ItemData, OFFICIAL_ITEMS, SIZES } from './store-items.ts'
import { SUPPLIER_ITEMS } from './store-supplier-items.ts'

const DAY_MS = 86_400_000
/** Drawings of the backs of personalised items. */
const BACKS: Partial<Record<KitKind, KitKind>> = {
  shirt: 'shirtBack',
  shirtWomen: 'shirtWomenBack',
  shirtJunior: 'shirtJuniorBack',
  keeper: 'keeperBack',
  hoodie: 'hoodieBack',
}

type Draw = (kind: KitKind, colour: KitColour) => Promise<string>

/** Adds ten categories and sixty items with their stock and personalisation. Items share drawings. */
export async function seedStore(ctx: Ctx): Promise<void> {
  const drawings = new Map<string, Promise<string>>()
  const draw: Draw = (kind, colour) => {
    const known = drawings.get(`${kind} ${colour}`) ?? aKitPicture(ctx, { kind, colour })
    drawings.set(`${kind} ${colour}`, known)
    return known
  }
  const categoryIds = new Map<string, string>()
  for (const [position, [name, kind, colour]] of CATEGORIES.entries()) {
    const imageId = await draw(kind, colour)
    const { id } = await aStoreCategory(ctx, { name, position, imageId })
    categoryIds.set(name, id)
  }
  const items = []
  for (const [place, item] of [...OFFICIAL_ITEMS, ...SUPPLIER_ITEMS].entries())
    items.push(await factsOf(ctx, draw, item, categoryIds.get(item.category), place))
  await someStoreItems(ctx, items)
}

async function factsOf(
  ctx: Ctx,
  draw: Draw,
  item: ItemData,
  categoryId: string | undefined,
  place: number,
): Promise<StoreItemFacts> {
  const [kind, colour] = item.drawn
  const front = await draw(kind, colour)
  const back = item.official && item.official !== 'plain' ? BACKS[kind] : undefined
  const now = ctx.clock.now().getTime()
  return {
    itemId: item.id,
    title: item.title,
    customTitle: item.called ?? '',
    categoryId: categoryId ?? null,
    price1Minor: item.price ? penceOf(item.price[0]) : null,
    price2Minor: item.price ? penceOf(item.price[1]) : null,
    onOffer: item.offer !== undefined,
    offerMinor: item.offer === undefined ? null : penceOf(item.offer),
    gender: item.gender ?? '',
    colours: item.colours,
    sizesText: SIZES[item.sizes].join(', '),
    description: `<p>${item.about}</p>`,
    sizes: stockOf(item, place),
    stockUpdatedAt: new Date(now - DAY_MS),
    createdAt: new Date(now - place * DAY_MS),
    ...(item.official ? printOf(item, front, back && (await draw(back, colour))) : {}),
    images: [front],
  }
}

function printOf(
  { official: personalisation, drawn: [kind, colour] }: ItemData,
  front: string,
  back: string | undefined,
) {
  const [hasInitials, hasNumber] = [
    personalisation !== 'number' && personalisation !== 'plain',
    personalisation === 'number' || personalisation === 'both',
  ]
  const prices = [
    { title: 'Initials', priceMinor: pence(250), isDigit: false },
    { title: 'Number', priceMinor: pence(200), isDigit: true },
  ]
  return {
    isOfficial: true,
    hasInitials,
    hasNumber,
    printingInstructions: instructionsOf(kind, colour, hasInitials, hasNumber),
    personalisationPrices: prices.filter(({ isDigit }) => (isDigit ? hasNumber : hasInitials)),
    frontImageId: front,
    backImageId: back ?? null,
  }
}

/** Instructions for the printing company. */
function instructionsOf(kind: KitKind, colour: KitColour, hasInitials: boolean, hasNumber: boolean): string {
  const ink = colour === 'white' || colour === 'yellow' ? 'navy' : 'white'
  const number =
    kind === 'shorts'
      ? `Number 8 cm high, ${ink}, on the left leg.`
      : `Number 25 cm high, ${ink}, on the back.`
  return [hasInitials && `Initials 3 cm high, ${ink}, in the club’s own font.`, hasNumber && number]
    .filter(Boolean)
    .join(' ')
}

/** Random stock for sizes without an explicit one. */
function stockOf({ sizes, left = {} }: ItemData, place: number): StockFacts {
  const dice = diceOf(place)
  return Object.fromEntries(SIZES[sizes].map((size) => [size, left[size] ?? dice.whole(6, 60)]))
}
