import '../../catalog/components/store.css'
import './cart.css'
import { formatPence } from '../../../../kernel/money.ts'
import type { Collection } from '../model/lines.ts'
import { returnedWords } from '../model/refunded.ts'
import type { OrderLineView, OrderView } from '../queries/order.server.ts'
import { Collected } from './collected.tsx'
import { LinePicture, LineWords } from './line-words.tsx'

type Props = {
  order: Pick<OrderView, 'state' | 'lines'>
  collection?: (line: OrderLineView) => Collection
}

/** The lines of an order at the prices charged. */
export function OrderLines({ order, collection }: Props) {
  return (
    <ul className="cart">
      {order.lines.map((line) => (
        <li key={line.position}>
          <LinePicture image={line.image} personalisation={line.personalisation} />
          <div>
            <LineWords
              title={line.title}
              itemId={line.itemId}
              size={line.size}
              personalisation={line.personalisation}
            />
            {line.returned > 0 && <p className="small">{returnedWords(order, line)}</p>}
            {collection?.(line) && (
              <p className="small">
                <Collected collection={collection(line)} />
              </p>
            )}
          </div>
          <span className="tabular">{line.quantity} ×</span>
          <span className="item-price tabular">{formatPence(line.gross)}</span>
        </li>
      ))}
    </ul>
  )
}
