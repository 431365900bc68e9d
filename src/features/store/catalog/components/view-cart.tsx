import { Icon } from '../../../../ui/primitives/icon.tsx'

/** What stands in a link to the cart: the words, and how many pieces it holds. [STO-015] */
export function ViewCart({ pieces }: { pieces: number }) {
  return (
    <>
      <Icon name="bag" /> View cart
      {pieces > 0 && (
        <span className="badge mark n">
          {pieces} <span className="vh">{pieces === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </>
  )
}
