import { inArray, type SQL, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant, localDate } from '../../../../kernel/dates.ts'
import { isId } from '../../../../kernel/ids.ts'
import { clubLocale } from '../../../../kernel/locale.ts'
import { seasonOf } from '../../../../kernel/season.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { batchOrders } from '../../batches/table.server.ts'
import { shownTitle } from '../../catalog/queries/columns.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'

type Needs = Pick<Ctx, 'clock' | 'club'>

/** Pieces of a line that were not refunded. */
const pieces = sql`case when ${storeOrders.state} = 'refunded' then 0
  else ${storeOrderLines.quantity} - ${storeOrderLines.returned} end`

const lineGross = sql`(${storeOrderLines.netMinor} + ${storeOrderLines.vatMinor}
  + ${storeOrderLines.personalisationNetMinor} + ${storeOrderLines.personalisationVatMinor}) * (${pieces})`

const sold = sql`${inArray(storeOrders.state, ['paid', 'refunded'])}`

/**
 * One row for each line of a paid order, and one for each order of which more or less was refunded than its refunded
 * pieces cost. Together they are what the orders brought in. Orders of the club itself are not sales.
 */
export function saleFacts(ctx: Needs, of: string): SQL {
  const counted = sql`${sold} and ${inPeriod(ctx, of)}`
  const order = sql`${storeOrders.id} as "orderId", ${storeOrders.number} as "orderNumber", ${storeOrders.placedAt} as at,
    coalesce(${members.name}, ${users.name}, '') as buyer`
  const buyers = sql`left join ${members} on ${members.id} = ${storeOrders.memberId}
    left join ${users} on ${users.id} = ${storeOrders.userId}`
  return sql`
    select ${order}, ${storeItems.id} as "itemId", ${storeItems.itemId} as number, ${shownTitle} as title,
      ${storeOrderLines.size} as size, (${pieces})::int as pieces, (${lineGross})::float8 as gross
    from ${storeOrders} join ${storeOrderLines} on ${storeOrderLines.orderId} = ${storeOrders.id}
      join ${storeItems} on ${storeItems.id} = ${storeOrderLines.itemId} ${buyers}
    where ${counted} and (${pieces}) > 0
    union all
    select ${order}, null, '', 'Other refunds', '', 0,
      (${storeOrders.grossMinor} - ${storeOrders.refundedMinor} - line.gross)::float8
    from ${storeOrders} ${buyers} cross join lateral (
      select coalesce(sum(${lineGross}), 0) as gross from ${storeOrderLines}
      where ${storeOrderLines.orderId} = ${storeOrders.id}) line
    where ${counted} and ${storeOrders.grossMinor} - ${storeOrders.refundedMinor} <> line.gross`
}

/** The condition of a period of `salesSearch`. */
function inPeriod({ clock, club }: Needs, of: string): SQL {
  if (of === 'all') return sql`true`
  if (isId(of))
    return sql`exists (select 1 from ${batchOrders} where ${batchOrders.orderId} = ${storeOrders.id}
      and ${batchOrders.batchId} = ${of}::uuid)`
  if (of !== 'this' && of !== 'last')
    return sql`to_char(${storeOrders.placedAt} at time zone ${clubLocale().timeZone}, 'YYYY-MM') = ${of}`
  const current = seasonOf(clubDay(clock.now()), club.seasonStartMonth)
  const { from, until } = of === 'this' ? current : seasonOf(addDays(current.from, -1), club.seasonStartMonth)
  const next = addDays(localDate(until), 1)
  return sql`${storeOrders.placedAt} >= ${clubInstant(from, '00:00').toISOString()}::timestamptz
    and ${storeOrders.placedAt} < ${clubInstant(next, '00:00').toISOString()}::timestamptz`
}
