import type { Config } from '../../../../platform/config/config.ts'
import { cookieIn, setCookie } from '../../../../platform/http/cookies.ts'
import { type Cart, EMPTY_CART } from '../model/cart.ts'
import { parseCart, serialiseCart } from '../model/cookie-text.ts'

/** The page cache and the logout use the same name. No page is cached with the cart of a visitor. */
const COOKIE = 'cart'
const SECONDS = 60 * 86_400

/** Reads the cart from the cookie of a request. Carts of members are in the database: see `currentCart`. */
export function readCartCookie(headers: Headers): Cart {
  const text = cookieIn(headers, COOKIE)
  return text ? parseCart(text) : EMPTY_CART
}

/** Builds the Set-Cookie header of a cart. An empty cart deletes the cookie. */
export const cartCookie = (config: Pick<Config, 'publicUrl'>, cart: Cart): string =>
  cart.lines.length === 0
    ? setCookie(config, COOKIE, '', 0)
    : setCookie(config, COOKIE, serialiseCart(cart), SECONDS)

/** Whether the browser's cookie differs from the cart. */
export const isStale = (headers: Headers, cart: Cart): boolean =>
  serialiseCart(readCartCookie(headers)) !== serialiseCart(cart.lines.length === 0 ? EMPTY_CART : cart)
