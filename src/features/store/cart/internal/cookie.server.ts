import type { Config } from '../../../../platform/config/config.ts'
import { type Cart, EMPTY_CART } from '../model/cart.ts'
import { cartOfText, textOfCart } from '../model/cookie-text.ts'

/** The page cache and the logout know this name: a page of somebody with a cart is never kept. [STO-038] */
const COOKIE = 'cart'
const SECONDS = 60 * 86_400

/** The cart of this browser. What members have is in the database: see `currentCart`. */
export function cartIn(headers: Headers): Cart {
  const raw = /(?:^|;\s*)cart=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
  return raw ? cartOfText(raw) : EMPTY_CART
}

/** Set-Cookie line that makes this browser carry a cart; one without lines and order ends it. */
export function cartCookie({ publicUrl }: Pick<Config, 'publicUrl'>, cart: Cart): string {
  const isOver = cart.lines.length === 0
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  const value = isOver ? '' : textOfCart(cart)
  return `${COOKIE}=${value}; Path=/; Max-Age=${isOver ? 0 : SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Whether this browser has to be told: its cookie does not say the same. */
export const isStale = (headers: Headers, cart: Cart): boolean =>
  textOfCart(cartIn(headers)) !== textOfCart(cart.lines.length === 0 ? EMPTY_CART : cart)
