import { paths } from '../../web/paths.ts'
import { Icon } from '../primitives/icon.tsx'
import styles from './cart-link.css?url'

const CART = paths.checkout

/** The link to a cart with items, on every page except the cart itself. */
export function ToCart({ pieces, path }: { pieces: number; path: string }) {
  if (pieces === 0 || path === CART) return null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="parts" />
      <a className="cart-link" href={CART}>
        <Icon name="bag" />
        <span className="visually-hidden">Cart, </span>
        <span className="badge tabular" data-tone="mark">
          {pieces} <span className="visually-hidden">{pieces === 1 ? 'item' : 'items'}</span>
        </span>
      </a>
    </>
  )
}
