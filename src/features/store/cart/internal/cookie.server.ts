import type { Config } from '../../../../platform/config/config.ts'
import { type Cart, EMPTY_CART } from '../model/cart.ts'
import { parseCart, serialiseCart } from '../model/cookie-text.ts'

/** The page cache and the logout know this name: a page of somebody with a cart is never kept. [STO-038] */
const COOKIE = 'cart'
const SECONDS = 60 * 86_400

/** The cart of this browser. What members have is in the database: see `currentCart`. */
export function readCartCookie(headers: Headers): Cart {
  const raw = /(?:^|;\s*)cart=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
  return raw ? parseCart(raw) : EMPTY_CART
}

/** Set-Cookie line that makes this browser carry a cart; one without lines and order ends it. */
export function cartCookie({ publicUrl }: Pick<Config, 'publicUrl'>, cart: Cart): string {
  const isEmpty = cart.lines.length === 0
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  const value = isEmpty ? '' : serialiseCart(cart)
  return `${COOKIE}=${value}; Path=/; Max-Age=${isEmpty ? 0 : SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Whether this browser has to be told: its cookie does not say the same. */
export const isStale = (headers: Headers, cart: Cart): boolean =>
  serialiseCart(readCartCookie(headers)) !== serialiseCart(cart.lines.length === 0 ? EMPTY_CART : cart)
