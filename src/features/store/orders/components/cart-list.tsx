import '../../catalog/components/store.css'
import './cart.css'
import '../../../../ui/styles/form.css'
import { formatPence } from '../../../../kernel/money.ts'
import { type Focus, focusIf } from '../../../../ui/layout/toast.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { cartAddress } from '../../cart/model/cart.ts'
import { MAX_PIECES } from '../../catalog/model/personalisation.ts'
import type { CartViewLine } from '../queries/cart-view.server.ts'
import { LinePicture, LineWords } from './line-words.tsx'

/**
 * The lines of a cart, with buttons to change the quantity or remove a line. Part of the checkout form, so that its
 * buttons also submit what was typed there.
 */
export function CartList({ lines, focus }: { lines: readonly CartViewLine[]; focus: Focus }) {
  return (
    <ul className="cart">
      {lines.map((line) => (
        <li key={line.text}>
          <LinePicture image={line.image} personalisation={line.personalisation} />
          <div>
            <LineWords
              title={line.title}
              itemId={line.key.id}
              size={line.key.size}
              personalisation={line.personalisation}
            />
            {line.was !== undefined && !line.problem && (
              <p className="small">
                The price of one has changed from {formatPence(line.was)} to {formatPence(line.now)}
              </p>
            )}
            {line.problem && (
              <p className="error">
                <Icon name="bad" />
                <span>{line.problem}</span>
              </p>
            )}
          </div>
          <Change line={line} focus={focus} />
          <span className="item-price tabular">{formatPence(line.gross)}</span>
        </li>
      ))}
    </ul>
  )
}

function Change({ line: { title, quantity, key }, focus }: { line: CartViewLine; focus: Focus }) {
  const address = cartAddress(key)
  const sends = { type: 'submit', name: 'intent', formAction: address, formNoValidate: true } as const
  return (
    <div className="row gap-2">
      <fieldset className="quantity" aria-label={`Quantity of ${title}`}>
        <button
          {...sends}
          {...focusIf(focus === `decrease ${address}`)}
          value="decrease"
          aria-label={`Decrease quantity: ${title}`}
        >
          −
        </button>
        <span className="tabular">{quantity}</span>
        <button
          {...sends}
          {...focusIf(focus === `increase ${address}`)}
          value="increase"
          aria-label={`Increase quantity: ${title}`}
          disabled={quantity >= MAX_PIECES}
        >
          +
        </button>
      </fieldset>
      <button {...sends} value="remove" className="button bare compact" aria-label={`Remove ${title}`}>
        Remove
      </button>
    </div>
  )
}
