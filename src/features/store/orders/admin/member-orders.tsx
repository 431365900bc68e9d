import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { remainingGross } from '../model/refunded.ts'
import { orderStateLabel } from '../model/state-words.ts'
import type { listOrdersOfMember } from '../queries/member-orders.server.ts'

type Orders = Awaited<ReturnType<typeof listOrdersOfMember>>

/** A member's orders in the admin area, with refunds and state. */
export function MemberOrders({ orders }: { orders: Orders }) {
  const lines = orders.map((one) => ({
    id: one.id,
    title: `Order ${one.number}`,
    under: (
      <>
        <DateTimeText at={one.placedAt ?? one.createdAt} />, {count(one.pieces, 'item')}
        {one.refunded > 0 && `, ${formatPence(one.refunded)} refunded`}
      </>
    ),
    badges: [orderStateLabel(one)],
    sum: formatPence(remainingGross(one)),
  }))
  return <RecordLines lines={lines} none="No orders." />
}
