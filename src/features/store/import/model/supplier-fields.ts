import { plainLine, textOf } from '../../../../kernel/text.ts'
import type { ItemGender } from '../../catalog/model/item.ts'
import { bySize } from '../../catalog/model/size-order.ts'
import { ONE_SIZE } from '../../catalog/model/size-words.ts'

const NO_SIZE = /^no ?size$/i
const NO_COLOUR = /^no colou?rs?$/i
/** The longest name of a size that carts accept. */
const MAX_SIZE = 60

/** Cleans a text of the supplier: one line without tags, entities and control characters. */
export const cleanLine = (raw: string): string => plainLine(textOf(raw))

/** Cleans the supplier's list of colours; '' if it only says that there are none. */
export const cleanColours = (raw: string): string => {
  const colours = cleanLine(raw)
  return NO_COLOUR.test(colours) ? '' : colours
}

/** A comma between two sizes; "36,5" is one size. */
const BETWEEN = /,\s+|,(?!5\b)/

/** The rows of sizes as one text for readers. */
export const cleanSizesText = (rows: readonly string[]): string => splitSizes(rows).join(', ')

/** The sizes of all rows with their measurements, without duplicates, from small to large. */
export function cleanSizes(rows: readonly string[]): string[] {
  const names = splitSizes(rows)
    .map(tidy)
    .filter((name) => name !== '')
  return [...new Set(names)].sort(bySize)
}

const splitSizes = (rows: readonly string[]): string[] =>
  rows
    .flatMap((row) => cleanLine(row).split(BETWEEN))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (NO_SIZE.test(piece) ? ONE_SIZE : piece))

/** Turns "S ( 50 x 20 cm; 35L)" into "S (50 x 20 cm; 35L)". */
const tidy = (piece: string): string =>
  piece.replace(/\(\s+/g, '(').replace(/\s+\)/g, ')').slice(0, MAX_SIZE).trim()

/** Names technologies after their picture files: "/content/images/tech/wing_comfortfit.png" is "Comfortfit". */
export function technologyNames(addresses: readonly string[]): string[] {
  const names = addresses.map((address) => {
    const file = cleanLine(address).split('/').at(-1) ?? ''
    const words = file
      .replace(/\.\w{2,4}$/, '')
      .replace(/^wing_/, '')
      .replace(/[_-]+/g, ' ')
      .trim()
    return words.charAt(0).toUpperCase() + words.slice(1)
  })
  return [...new Set(names)].filter((name) => name !== '')
}

/** Reads from its title who an item is made for. */
export function guessGender(title: string): ItemGender {
  if (/\b(?:women|woman|ladies|girls?)\b/i.test(title)) return 'women'
  if (/\b(?:kids?|junior|juniors|children|youth)\b/i.test(title)) return 'junior'
  return /\b(?:men|man)\b/i.test(title) ? 'men' : ''
}
