import { formatPence } from '../../../../kernel/money.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { LineKey } from '../../cart/model.ts'
import { MOST_PIECES } from '../../catalog/model/print.ts'
import type { CartViewLine } from '../queries/cart-view.server.ts'
import { LinePicture, LineWords } from './line-words.tsx'

/**
 * The lines of a cart, each with a piece more, a piece less and a way out. Stands in the form of the whole checkout:
 * its buttons send along what is typed there. [STO-034, STO-041, STO-057]
 */
export function CartList({ lines }: { lines: readonly CartViewLine[] }) {
  return (
    <ul className="cart">
      {lines.map((line) => (
        <li key={line.text}>
          <LinePicture image={line.image} print={line.print} />
          <div>
            <LineWords title={line.title} itemId={line.key.id} size={line.key.size} print={line.print} />
            {line.was !== undefined && !line.problem && (
              <p className="small">
                The price has changed: one was {formatPence(line.was)}, now {formatPence(line.now)}
              </p>
            )}
            {line.problem && (
              <p className="err">
                <Icon name="bad" />
                <span>{line.problem}</span>
              </p>
            )}
          </div>
          <Change line={line} />
          <span className="cost n">{formatPence(line.gross)}</span>
        </li>
      ))}
    </ul>
  )
}

function Change({ line: { title, quantity, key } }: { line: CartViewLine }) {
  const sends = { type: 'submit', name: 'intent', formAction: addressOf(key), formNoValidate: true } as const
  return (
    <div className="row g2">
      <fieldset className="qty" aria-label={`Quantity of ${title}`}>
        <button
          {...sends}
          value="decrease"
          aria-label={quantity <= 1 ? `Take ${title} out` : `One ${title} less`}
        >
          −
        </button>
        <span className="n">{quantity}</span>
        <button
          {...sends}
          value="increase"
          aria-label={`One ${title} more`}
          disabled={quantity >= MOST_PIECES}
        >
          +
        </button>
      </fieldset>
      <button {...sends} value="remove" className="btn bare s" aria-label={`Remove ${title}`}>
        Remove
      </button>
    </div>
  )
}

/** Which line a button is for stands in its address: a form has one set of fields for all lines. */
const addressOf = ({ id, size, initials = '', dorsal }: LineKey) =>
  `/store/cart?${new URLSearchParams({ id, size, initials, dorsal: String(dorsal ?? '') })}`
