import { isId } from '../../../../kernel/ids.ts'
import { MOST_PIECES, parseShirtNumber } from '../../catalog/model/personalisation.ts'
import { INITIALS } from '../schema.ts'
import { addLine, type Cart, type CartLine, EMPTY_CART } from './cart.ts'

/** Browsers keep 4096 bytes of a cookie, its name and attributes among them. [resolutions E16] */
const MOST_COOKIE = 3800
const LONGEST_FIELD = 60

/** A cart as a cookie holds it: `<order>!<id>~<size>~<quantity>~<initials>~<dorsal>!…`, each part encoded. */
export const serialiseCart = ({ lines, orderId = '' }: Cart): string =>
  [orderId, ...lines.map(serialiseLine)].join('!')

/** Its lines alone: what a buyer has seen is compared with what there is. */
export const serialiseLines = (lines: readonly CartLine[]): string => lines.map(serialiseLine).join('!')

/** Whether a cart can be carried by a cookie. */
export const fitsCookie = (cart: Cart): boolean => serialiseCart(cart).length <= MOST_COOKIE

/**
 * The cart that a cookie tells. Anybody can write a cookie: what is no line is left out, what is no cart is empty.
 * Never throws. [STO-038]
 */
export function parseCart(text: string): Cart {
  if (text.length > MOST_COOKIE) return EMPTY_CART
  const [order = '', ...parts] = text.split('!')
  const lines = parts.flatMap(parseLine).reduce<CartLine[]>((kept, line) => addLine(kept, line) ?? kept, [])
  return { lines, ...(isId(order) && { orderId: order }) }
}

const serialiseLine = ({ id, size, quantity, initials, dorsal }: CartLine): string =>
  [id, size, quantity, initials ?? '', dorsal ?? ''].map((part) => encoded(String(part))).join('~')

function parseLine(text: string): CartLine[] {
  const [id, size, quantity, initials = '', dorsal = ''] = text.split('~').map(decoded)
  if (!id || !size || id.length > LONGEST_FIELD || size.length > LONGEST_FIELD) return []
  if (!quantity || !/^[1-9]\d?$/.test(quantity) || Number(quantity) > MOST_PIECES) return []
  if (!INITIALS.test(initials) || !(dorsal === '' || parseShirtNumber(dorsal) !== null)) return []
  return [
    {
      id,
      size,
      quantity: Number(quantity),
      ...(initials && { initials }),
      ...(dorsal && { dorsal: Number(dorsal) }),
    },
  ]
}

const encoded = (part: string) => encodeURIComponent(part).replaceAll('~', '%7E').replaceAll('!', '%21')

function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part)
    // PostgreSQL holds no zero byte and no half of a character.
    return text.includes('\0') ? '' : text.toWellFormed()
  } catch {
    return '' // percent signs that somebody wrote by hand
  }
}
