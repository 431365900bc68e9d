import {
  isRunning,
  type Subscription,
  subscriptionWords,
} from '../../../../features/billing/subscriptions/model.ts'
import { subscriptionsByMember } from '../../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import type { AdminRow } from '../../../../features/members/admin/member-row.ts'
import { adminMembers } from '../../../../features/members/queries/member-list.server.ts'
import { adminSearch } from '../../../../features/members/schema.ts'
import { localDate, longDate, longDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'

/** The rows for the query of a request, each with its subscription. */
export async function memberRows(ctx: Ctx, request: Request): Promise<Rows<AdminRow>> {
  const search = adminSearch.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { rows, ...page } = await adminMembers(ctx, search)
  const plans = await subscriptionsByMember(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    ...page,
    rows: rows.map(({ createdAt, bornOn, ...row }) => ({
      ...row,
      created: longDay(createdAt),
      born: bornOn ? longDate(localDate(bornOn)) : '',
      subscription: shown(plans.get(row.id)),
    })),
  }
}

function shown(subscription: Subscription | undefined): AdminRow['subscription'] {
  if (!subscription) return null
  const { tone, text } = subscriptionWords(subscription)
  if (!isRunning(subscription.status) || tone !== 'ok') return { text: `${subscription.plan}: ${text}`, tone }
  const off = subscription.discountBp > 0 ? `, ${subscription.discountBp / 100}% off` : ''
  return { text: `${subscription.plan}${off}`, tone: undefined }
}
