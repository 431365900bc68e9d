import { formatPence } from '../../../../kernel/money.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { LineKey } from '../../cart/model.ts'
import type { CartViewLine } from '../queries/cart-view.server.ts'
import { LinePicture, LineWords } from './line-words.tsx'

/** The lines of a cart, each with a piece more and a piece less. [STO-034, STO-041] */
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
          <Quantity line={line} />
          <span className="cost n">{formatPence(line.gross)}</span>
        </li>
      ))}
    </ul>
  )
}

function Quantity({ line }: { line: CartViewLine }) {
  return (
    <form className="qty" method="post" action="/store/cart" aria-label={`Quantity of ${line.title}`}>
      <KeyFields of={line.key} />
      <button
        type="submit"
        name="intent"
        value="decrease"
        aria-label={line.quantity <= 1 ? `Take ${line.title} out` : `One ${line.title} less`}
      >
        −
      </button>
      <span className="n">{line.quantity}</span>
      <button type="submit" name="intent" value="increase" aria-label={`One ${line.title} more`}>
        +
      </button>
    </form>
  )
}

function KeyFields({ of: { id, size, initials = '', dorsal } }: { of: LineKey }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="initials" value={initials} />
      <input type="hidden" name="dorsal" value={dorsal ?? ''} />
    </>
  )
}
