import { Icon } from '../../../../ui/primitives/icon.tsx'

/** Content of a link to the cart, with the number of pieces in it. */
export function ViewCart({ pieces }: { pieces: number }) {
  return (
    <>
      <Icon name="bag" /> View cart
      {pieces > 0 && (
        <span className="badge tabular" data-tone="mark">
          {pieces} <span className="visually-hidden">{pieces === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </>
  )
}
