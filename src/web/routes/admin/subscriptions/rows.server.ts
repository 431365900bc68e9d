import { subscriptionSearch } from '../../../../features/billing/schema.ts'
import {
  type SubscriptionRow,
  subscriptionRow,
} from '../../../../features/billing/subscriptions/admin/subscription-row.ts'
import type { Subscription } from '../../../../features/billing/subscriptions/model.ts'
import { listSubscriptions } from '../../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { memberPath, registrationPath } from '../../../admin/record-paths.ts'

/** Lists subscriptions for a request's query, worded for display. */
export async function subscriptionRows(ctx: Ctx, request: Request): Promise<Rows<SubscriptionRow>> {
  const listed = await listSubscriptions(ctx, parseQuery(subscriptionSearch, request))
  return {
    ...listed,
    rows: listed.rows.map((row) => subscriptionRow(row, personPath(ctx.actor, row))),
  }
}

/** Returns the page of the member, or of the registration if it is not assigned yet. */
const personPath = (actor: Actor, { memberId, registrationId }: Subscription): string | undefined =>
  memberPath(actor, memberId) ?? registrationPath(actor, memberId ? null : registrationId)
