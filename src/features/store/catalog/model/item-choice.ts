import { productPath } from './categories.ts'
import { canChoose, type Personalisation, type Size } from './item.ts'
import { isFreeFor, type NumberChoice } from './numbers.ts'
import { MOST_PIECES, parsePersonalisation } from './personalisation.ts'

/** What somebody has chosen of an item and not put into a cart yet, as the address of its page carries it. */
export type ItemChoice = { size: string; quantity: number; personalisation: Personalisation }

/** A form, or the query of an address: anybody can write one. */
type Typed = { get(name: string): unknown }

const LONGEST_SIZE = 60

/** The wish that is typed; what means nothing is not wished. [STO-027, STO-028, STO-029] */
export function parseChoice(typed: Typed): ItemChoice {
  const text = (name: string) => String(typed.get(name) ?? '')
  const size = text('size')
  return {
    size: size.length > LONGEST_SIZE ? '' : size,
    quantity: quantityIn(text('quantity')),
    personalisation: parsePersonalisation(text('initials'), text('dorsal')),
  }
}

function quantityIn(typed: string): number {
  const pieces = /^[1-9]\d?$/.test(typed) ? Number(typed) : 1
  return pieces <= MOST_PIECES ? pieces : 1
}

/** The page of an item with what was chosen of it. */
export function choicePath(
  itemId: string,
  { size, quantity, personalisation: { initials, shirtNumber } }: ItemChoice,
): string {
  const query = new URLSearchParams({
    ...(size && { size }),
    ...(quantity > 1 && { quantity: String(quantity) }),
    ...(initials && { initials }),
    ...(shirtNumber !== null && { dorsal: String(shirtNumber) }),
  }).toString()
  return productPath(itemId) + (query && `?${query}`)
}

/** The login that leads back to it. [STO-014] */
export const choiceLoginPath = (itemId: string, choice: ItemChoice): string =>
  `/members/access/?next=${encodeURIComponent(choicePath(itemId, choice)).replaceAll('%2F', '/')}`

/** What is chosen when the page opens, and what of the wish cannot be had. */
export type ResolvedChoice = ItemChoice & { soldOut: string | undefined; taken: number | undefined }

type Choosable = { sizes: readonly Size[]; hasInitials: boolean; hasNumber: boolean }

/**
 * What of a wish this reader can have of an item. A size without stock and a number of somebody else are not chosen,
 * but said; the only size needs no choosing. [STO-022, STO-025, STO-030]
 */
export function resolveChoice(
  { sizes, hasInitials, hasNumber }: Choosable,
  numbers: NumberChoice | undefined,
  { size, quantity, personalisation }: ItemChoice,
): ResolvedChoice {
  const found = sizes.find((one) => one.size === size) ?? (sizes.length === 1 ? sizes[0] : undefined)
  const canHave = found !== undefined && canChoose(found.availability)
  const shirtNumber = hasNumber ? personalisation.shirtNumber : null
  const isFree = shirtNumber === null || isFreeFor(numbers, shirtNumber)
  return {
    size: canHave ? found.size : '',
    soldOut: found && !canHave && found.size === size ? size : undefined,
    quantity,
    personalisation: {
      initials: hasInitials ? personalisation.initials : '',
      shirtNumber: isFree ? shirtNumber : null,
    },
    taken: isFree ? undefined : shirtNumber,
  }
}
