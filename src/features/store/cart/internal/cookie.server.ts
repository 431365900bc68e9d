import type { Config } from '../../../../platform/config/config.ts'
import { type Cart, EMPTY_CART } from '../model/cart.ts'
import { parseCart, serialiseCart } from '../model/cookie-text.ts'

/** The page cache and the logout use this name too: the cache never keeps a page for a visitor with a cart. */
const COOKIE = 'cart'
const SECONDS = 60 * 86_400

/** Reads the cart from the cookie of a request. Carts of members are in the database: see `currentCart`. */
export function readCartCookie(headers: Headers): Cart {
  const raw = /(?:^|;\s*)cart=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1]
  return raw ? parseCart(raw) : EMPTY_CART
}

/** Builds the Set-Cookie header of a cart. An empty cart deletes the cookie. */
export function cartCookie({ publicUrl }: Pick<Config, 'publicUrl'>, cart: Cart): string {
  const isEmpty = cart.lines.length === 0
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  const value = isEmpty ? '' : serialiseCart(cart)
  return `${COOKIE}=${value}; Path=/; Max-Age=${isEmpty ? 0 : SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Whether the browser's cookie differs from the cart. */
export const isStale = (headers: Headers, cart: Cart): boolean =>
  serialiseCart(readCartCookie(headers)) !== serialiseCart(cart.lines.length === 0 ? EMPTY_CART : cart)
