import type { Context } from 'hono'
import { ownAccount, ownMails } from '../../features/accounts/queries/own-account.server.ts'
import { ownSessions } from '../../features/accounts/queries/sessions.server.ts'
import { ownPayments, ownSubscriptions } from '../../features/billing/queries/own.server.ts'
import { ownRecord } from '../../features/members/queries/own-record.server.ts'
import { ownTags } from '../../features/photos/queries/own.server.ts'
import { ownRegistrations } from '../../features/registrations/queries/own.server.ts'
import { cartOf } from '../../features/store/cart/queries/cart.server.ts'
import { ownOrders } from '../../features/store/orders/queries/order.server.ts'
import { ownJobs } from '../../features/volunteering/queries/own.server.ts'
import { sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { choiceInFile, orderInFile, paymentInFile, subscriptionInFile } from './own-money.ts'

/**
 * Everything that the club holds on whoever asks, as one file: nothing of anybody else, and nothing that opens a door
 * (passwords, session tokens, links in letters). Answers to forms belong to nobody: an address in them anybody could have
 * typed. A visitor is sent to the login page.
 */
export async function ownExport(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  if (ctx.actor.kind !== 'user') return c.redirect('/members/access/?next=%2Fmembers%2Fdashboard%2F', 302)
  const signed = sessionIn(c.req.raw.headers)
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
    logins: await ownSessions(ctx, signed && tokenIn(signed, ctx.secret)),
    mails: await ownMails(ctx),
  }
  return c.body(`${JSON.stringify(file, null, 2)}\n`, 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
}
