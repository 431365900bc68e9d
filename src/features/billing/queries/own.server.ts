import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Subscription } from '../model.ts'
import { payments, subscriptions } from '../table.server.ts'
import { subscriptionsWhere } from './ledger.server.ts'
import { type StatementLine, statementOf } from './statement.server.ts'

/** What the member who asks has paid or was paid back, the newest first; nobody else's. [MEM-015, INV-012] */
export async function ownPayments({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<StatementLine[]> {
  if (actor.kind !== 'user' || !actor.memberId) return []
  return statementOf(db, actor.memberId, inArray(payments.status, ['paid', 'refunded']))
}

/** The subscriptions of the member who asks, the newest first; nobody else's. */
export async function ownSubscriptions({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Subscription[]> {
  if (actor.kind !== 'user' || !actor.memberId) return []
  return subscriptionsWhere(db, eq(subscriptions.memberId, actor.memberId))
}
