import './product.css'
import '../../../../ui/styles/form.css'
import type { BasisPoints } from '../../../../kernel/money.ts'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { focusIf } from '../../../../ui/layout/toast.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import type { ItemChoice } from '../model/item-choice.ts'
import type { NumberChoice } from '../model/numbers.ts'
import { MAX_PIECES } from '../model/personalisation.ts'
import type { Product } from '../queries/product.server.ts'
import { PersonalisationFields } from './personalisation-fields.tsx'
import { SizeChoice } from './size-choice.tsx'

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/product-form.ts' : '/product-form.js'

const PIECES = Array.from({ length: MAX_PIECES }, (_, index) => index + 1)

type Props = {
  product: Product
  /** The initial choice. */
  chosen: ItemChoice
  numbers: NumberChoice | undefined
  vatRate: BasisPoints
  /** The item has just been added, so the button keeps the focus. */
  isAdded: boolean
  /** The result of the last change to the cart, shown below the button. */
  said: React.ReactNode
  /** Why the reader cannot buy the item; undefined if they can. */
  refusal: React.ReactNode | undefined
}

/**
 * The form for size, personalisation and quantity. It works without scripts; the script adds the preview, the total
 * on the button and a note for sizes that are out of stock.
 */
export function ProductForm({ product, chosen, numbers, vatRate, isAdded, said, refusal }: Props) {
  return (
    <form
      className="stack"
      method="post"
      action={paths.cart}
      data-product
      data-price={product.price?.gross}
      data-personalisation={JSON.stringify(product.personalisation)}
      data-vat={vatRate}
    >
      <UnreachableNote />
      <input type="hidden" name="id" value={product.itemId} />
      <SizeChoice sizes={product.sizes} chosen={chosen.size} />
      {product.sizeGuide && (
        <p>
          <a className="more-link" href="#size-guide">
            Size guide
          </a>
        </p>
      )}
      <p className="small stock-warning" role="status" data-stock />
      {(product.hasInitials || product.hasNumber) && (
        <PersonalisationFields
          product={product}
          numbers={numbers}
          chosen={chosen.personalisation}
          vatRate={vatRate}
        />
      )}
      <div className="row align-end">
        <div className="field">
          <label htmlFor="f-quantity">Quantity</label>
          <select className="input tabular" id="f-quantity" name="quantity" defaultValue={chosen.quantity}>
            {PIECES.map((pieces) => (
              <option key={pieces}>{pieces}</option>
            ))}
          </select>
        </div>
        <button
          type="submit"
          className="button grow"
          name="intent"
          value="add"
          {...focusIf(isAdded && !refusal)}
          {...(refusal ? { disabled: true, 'aria-describedby': 'refusal' } : { 'data-add': '' })}
        >
          <Icon name="bag" />
          <span>
            Add to cart
            <span className="tabular" data-sum />
          </span>
        </button>
      </div>
      {said}
      {refusal && (
        <div id="refusal">
          <Note>{refusal}</Note>
        </div>
      )}
      <script type="module" src={SCRIPT} />
    </form>
  )
}
