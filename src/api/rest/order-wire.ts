import type { OrderLineView, OrderView } from '../../features/store/orders/queries/order.server.ts'
import { pence, poundsOf } from '../../kernel/money.ts'
import { paths } from '../../web/paths.ts'

/**
 * Formats an order for its buyer with the specification's field names. Prices are in pounds including VAT. [STO-049,
 * BAT-009]
 */
export const onTheWire = (order: OrderView) => ({
  _id: order.id,
  id: order.id,
  Created: order.createdAt.toISOString(),
  Number: order.number,
  State: order.state,
  Items: order.lines.map((line) => itemOf(order.id, line)),
  SpecialRequest: order.request,
  TotalPaid: order.state === 'paid' ? poundsOf(pence(order.gross - order.refunded)) : 0,
  adminOrder: order.state === 'club',
})

/** [STO-033] */
const itemOf = (orderId: string, line: OrderLineView) => ({
  _id: `${orderId}-${line.position}`,
  id: line.itemId,
  title: line.title,
  size: line.size,
  quantity: line.quantity,
  returned: line.returned,
  price: poundsOf(line.piece),
  image: line.image && paths.file(line.image.id, 'original'),
  print: {
    requiresPrint: line.personalisation !== undefined,
    initials: line.personalisation?.initials ?? '',
    dorsal: line.personalisation?.shirtNumber ?? null,
    pricePrint: line.personalisation ? poundsOf(line.personalisation.gross) : 0,
  },
})
