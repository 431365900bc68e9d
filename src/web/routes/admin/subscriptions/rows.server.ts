import { type SubscriptionRow, subscriptionRow } from '../../../../features/billing/model/desk-rows.ts'
import { listSubscriptions } from '../../../../features/billing/queries/subscriptions.server.ts'
import { subscriptionSearch } from '../../../../features/billing/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { askedIn } from '../../../admin/list-address.ts'
import { memberPath } from '../../../admin/paths.ts'

/** The subscriptions that an address asks for, in words. */
export async function subscriptionRows(ctx: Ctx, request: Request): Promise<Rows<SubscriptionRow>> {
  const listed = await listSubscriptions(ctx, askedIn(subscriptionSearch, request))
  return {
    ...listed,
    rows: listed.rows.map((row) => subscriptionRow(row, memberPath(ctx.actor, row.memberId))),
  }
}
