import { ownAccount, ownMails } from '../../features/accounts/queries/own-account.server.ts'
import { ownSessions } from '../../features/accounts/queries/sessions.server.ts'
import { ownPayments } from '../../features/billing/payments/queries/payments.server.ts'
import { ownSubscriptions } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { ownRecord } from '../../features/members/queries/own-record.server.ts'
import { ownTags } from '../../features/photos/queries/own.server.ts'
import { ownRegistrations } from '../../features/registrations/queries/own.server.ts'
import { cartOf } from '../../features/store/cart/queries/cart.server.ts'
import { ownOrders } from '../../features/store/orders/queries/order.server.ts'
import { ownJobs } from '../../features/volunteering/queries/own.server.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { choiceInFile, orderInFile, paymentInFile, subscriptionInFile } from './personal-data-payments.ts'

type Needs = Pick<Ctx, 'db' | 'clock'> & {
  config: { club: { name: string } }
  actor: Extract<Actor, { kind: 'user' }>
}

/**
 * Everything that the club holds on a person: nothing of anybody else, and nothing that opens a door (passwords,
 * session tokens, links in letters). Answers to forms belong to nobody: an address in them anybody could have typed.
 * `session`: the token of the session that asks.
 */
export async function ownFile(ctx: Needs, session?: string): Promise<string> {
  const file = {
    club: ctx.config.club.name,
    madeAt: ctx.clock.now(),
    account: await ownAccount(ctx),
    member: await ownRecord(ctx),
    registrations: (await ownRegistrations(ctx)).map(({ memberships, ...registration }) => ({
      ...registration,
      memberships: memberships.map(choiceInFile),
    })),
    subscriptions: (await ownSubscriptions(ctx)).map(subscriptionInFile),
    payments: (await ownPayments(ctx)).map(paymentInFile),
    orders: (await ownOrders(ctx)).map(orderInFile),
    cart: (await cartOf(ctx.db, ctx.actor.userId)).lines,
    photos: await ownTags(ctx),
    volunteering: await ownJobs(ctx),
    logins: await ownSessions(ctx, session),
    mails: await ownMails(ctx),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
