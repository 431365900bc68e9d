import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { BROUGHT_MONEY } from '../../billing/payments/model.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { members } from '../../members/table.server.ts'
import { storeOrders } from '../../store/orders/table.server.ts'
import { inSeasons, monthOf, seasonIn } from './seasons.server.ts'

type Needs = Pick<Ctx, 'clock' | 'club'>

const paymentsBy = (ctx: Needs, bar: SQL): SQL => sql`
  select ${bar} as bar, ${seasonIn(ctx, payments.paidAt)} as series, ${payments.id} as id,
    coalesce(nullif(${payments.payerName}, ''), 'Unknown payer') as label, ${payments.description} as detail,
    ${payments.paidAt} as at, ${payments.amount} - ${payments.refunded} as value
  from ${payments}
  where ${inArray(payments.status, [...BROUGHT_MONEY])} and ${inSeasons(ctx, payments.paidAt)}`

/** One row for each payment that brought money in this season or the last. */
export const incomeByMonth = (ctx: Needs): SQL => paymentsBy(ctx, monthOf(payments.paidAt))

export const incomeByKind = (ctx: Needs): SQL => paymentsBy(ctx, sql`${payments.purpose}::text`)

/** One row for each paid order. Orders of the club itself are not sales. */
export const storeSales = (ctx: Needs): SQL => sql`
  select ${monthOf(storeOrders.placedAt)} as bar, ${seasonIn(ctx, storeOrders.placedAt)} as series,
    ${storeOrders.id} as id, 'Order ' || ${storeOrders.number} as label, coalesce(${members.name}, '') as detail,
    ${storeOrders.placedAt} as at, ${storeOrders.grossMinor} - ${storeOrders.refundedMinor} as value
  from ${storeOrders} left join ${members} on ${members.id} = ${storeOrders.memberId}
  where ${inArray(storeOrders.state, ['paid', 'refunded'])} and ${inSeasons(ctx, storeOrders.placedAt)}`
