import { isId } from '../../../../kernel/ids.ts'
import { MAX_PIECES, parseShirtNumber } from '../../catalog/model/personalisation.ts'
import { INITIALS } from '../schema.ts'
import { addLine, type Cart, type CartLine, EMPTY_CART } from './cart.ts'

/** Browsers keep 4096 bytes of a cookie, including its name and attributes. */
const MAX_COOKIE = 3800
const LONGEST_FIELD = 60

/** Serialises a cart for its cookie: `<order>!<id>~<size>~<quantity>~<initials>~<number>!…`, each part encoded. */
export const serialiseCart = ({ lines, orderId = '' }: Cart): string =>
  [orderId, ...lines.map(serialiseLine)].join('!')

/** Serialises the lines alone, to compare what a buyer has seen with the current cart. */
export const serialiseLines = (lines: readonly CartLine[]): string => lines.map(serialiseLine).join('!')

/** Whether a cart fits into a cookie. */
export const fitsCookie = (cart: Cart): boolean =>
  encodeURIComponent(serialiseCart(cart)).length <= MAX_COOKIE

/**
 * Parses a cart from a cookie, which is untrusted: invalid lines are left out, and an invalid cart is empty. Never
 * throws.
 */
export function parseCart(text: string): Cart {
  if (text.length > MAX_COOKIE) return EMPTY_CART
  const [order = '', ...parts] = text.split('!')
  const lines = parts.flatMap(parseLine).reduce<CartLine[]>((kept, line) => addLine(kept, line) ?? kept, [])
  return { lines, ...(isId(order) && { orderId: order }) }
}

const serialiseLine = ({ id, size, quantity, initials, shirtNumber }: CartLine): string =>
  [id, size, quantity, initials ?? '', shirtNumber ?? ''].map((part) => encoded(String(part))).join('~')

function parseLine(text: string): CartLine[] {
  const [id, size, quantity, initials = '', shirtNumber = ''] = text.split('~').map(decoded)
  if (!id || !size || id.length > LONGEST_FIELD || size.length > LONGEST_FIELD) return []
  if (!quantity || !/^[1-9]\d?$/.test(quantity) || Number(quantity) > MAX_PIECES) return []
  if (!INITIALS.test(initials) || !(shirtNumber === '' || parseShirtNumber(shirtNumber) !== null)) return []
  return [
    {
      id,
      size,
      quantity: Number(quantity),
      ...(initials && { initials }),
      ...(shirtNumber && { shirtNumber: Number(shirtNumber) }),
    },
  ]
}

const encoded = (part: string) => encodeURIComponent(part).replaceAll('~', '%7E').replaceAll('!', '%21')

function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part)
    // PostgreSQL stores neither zero bytes nor lone surrogates.
    return text.includes('\0') ? '' : text.toWellFormed()
  } catch {
    return '' // malformed percent encoding
  }
}
