import '../../catalog/components/store.css'
import './cart.css'
import { formatPence } from '../../../../kernel/money.ts'
import type { OrderLineView } from '../queries/order.server.ts'
import { LinePicture, LineWords } from './line-words.tsx'

const returnedWords = ({ quantity, returned }: OrderLineView): string => `Refunded ${returned} of ${quantity}`

/** The lines of an order at the prices charged. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  return (
    <ul className="cart">
      {lines.map((line) => (
        <li key={line.position}>
          <LinePicture image={line.image} personalisation={line.personalisation} />
          <div>
            <LineWords
              title={line.title}
              itemId={line.itemId}
              size={line.size}
              personalisation={line.personalisation}
            />
            {line.returned > 0 && <p className="small">{returnedWords(line)}</p>}
          </div>
          <span className="tabular">{line.quantity} ×</span>
          <span className="item-price tabular">{formatPence(line.gross)}</span>
        </li>
      ))}
    </ul>
  )
}
