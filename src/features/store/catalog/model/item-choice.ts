import { paths } from '../../../../web/paths.ts'
import { canChoose, type Personalisation, type Size } from './item.ts'
import { isFreeFor, type NumberChoice } from './numbers.ts'
import { MAX_PIECES, parsePersonalisation } from './personalisation.ts'

/** What a visitor has chosen of an item before adding it to the cart, as carried by the page's address. */
export type ItemChoice = { size: string; quantity: number; personalisation: Personalisation }

/** A form or the query of an address. Its values are untrusted. */
type Typed = { get(name: string): unknown }

const LONGEST_SIZE = 60

/** Reads a choice from a form or an address. Invalid values are ignored. */
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
  return pieces <= MAX_PIECES ? pieces : 1
}

/** Path of an item's page with the choice in its query. */
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
  return paths.product(itemId) + (query && `?${query}`)
}

/** Path of the login page that leads back to the item and its choice. */
export const choiceLoginPath = (itemId: string, choice: ItemChoice): string =>
  `${paths.access}?next=${encodeURIComponent(choicePath(itemId, choice)).replaceAll('%2F', '/')}`

/** The initial choice of the page. `soldOut` and `taken` hold the parts of the choice that are not available. */
export type ResolvedChoice = ItemChoice & { soldOut: string | undefined; taken: number | undefined }

type Choosable = { sizes: readonly Size[]; hasInitials: boolean; hasNumber: boolean }

/**
 * Reduces a choice to what is available. A sold-out size or a number that another player has is reported instead. If
 * an item has only one size, it is chosen.
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
