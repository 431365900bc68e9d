import { listOwnPasskeys } from '../../features/accounts/passkeys/queries/passkeys.server.ts'
import { findOwnAccount, listOwnEmails } from '../../features/accounts/queries/own-account.server.ts'
import { listOwnSessions } from '../../features/accounts/sessions/queries/own-sessions.server.ts'
import { ownPayments } from '../../features/billing/payments/queries/payments.server.ts'
import { ownSubscriptions } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { bookingsInFile } from '../../features/events/booking/queries/own-bookings.server.ts'
import { ownGameAnswers } from '../../features/games/squad/queries/own-answers.server.ts'
import { consentHistory } from '../../features/members/consent/queries/consents.server.ts'
import { findCard } from '../../features/members/emergency/queries/own-card.server.ts'
import { guardiansOf } from '../../features/members/guardians/queries/guardians.server.ts'
import { findOwnDetails } from '../../features/members/own/queries/me.server.ts'
import { findOwnRecord } from '../../features/members/queries/own-record.server.ts'
import { ownPreferences } from '../../features/notifications/queries/own-notifications.server.ts'
import { ownTags } from '../../features/photos/queries/own.server.ts'
import { ownRegistrations } from '../../features/registrations/form/queries/own.server.ts'
import { seasonAnswersInFile } from '../../features/season/queries/answers-in-file.server.ts'
import { findCart } from '../../features/store/cart/queries/cart.server.ts'
import { findCollectedLines } from '../../features/store/hand-out/queries/collected.server.ts'
import { listOwnOrders } from '../../features/store/orders/queries/order.server.ts'
import { ownJobs } from '../../features/volunteering/queries/own.server.ts'
import { type Actor, peopleOf } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  bookingInFile,
  choiceInFile,
  orderInFile,
  paymentInFile,
  subscriptionInFile,
} from './personal-data-payments.ts'

type Needs = Pick<Ctx, 'db' | 'clock'> & {
  /** Decrypts emergency cards. Without it, as on the command line, they are left out. */
  secret?: string
  club: { name: string }
  actor: Extract<Actor, { kind: 'user' }>
}

/**
 * Exports everything the club holds about the user as JSON, without secrets (passwords, session tokens, links in
 * e-mails) and without form answers, because anyone can type any address into those. `session` is the token of the
 * current session.
 */
export async function ownFile(ctx: Needs, session?: string): Promise<string> {
  const file = {
    club: ctx.club.name,
    madeAt: ctx.clock.now(),
    account: await findOwnAccount(ctx),
    member: await findOwnRecord(ctx),
    ...(await familyInFile(ctx)),
    registrations: (await ownRegistrations(ctx)).map(({ memberships, ...registration }) => ({
      ...registration,
      memberships: memberships.map(choiceInFile),
    })),
    subscriptions: (await ownSubscriptions(ctx)).map(subscriptionInFile),
    payments: (await ownPayments(ctx)).map(paymentInFile),
    orders: await ordersInFile(ctx),
    cart: (await findCart(ctx.db, ctx.actor.userId)).lines,
    bookings: (await bookingsInFile(ctx)).map(bookingInFile),
    notifications: await ownPreferences(ctx),
    photos: await ownTags(ctx),
    games: await ownGameAnswers(ctx),
    volunteering: await ownJobs(ctx),
    logins: await listOwnSessions(ctx, session),
    passkeys: (await listOwnPasskeys(ctx)).map(({ name, addedAt, lastUsedAt }) => ({
      name,
      addedAt,
      lastUsedAt,
    })),
    mails: await listOwnEmails(ctx),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

async function ordersInFile(ctx: Needs) {
  const orders = await listOwnOrders(ctx)
  const collected = await findCollectedLines(
    ctx,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => orderInFile(order, collected))
}

/** Exports the user's children, the names of the user's own guardians, consent, and answers about seasons. */
async function familyInFile(ctx: Needs) {
  const children = []
  for (const { memberId, isSelf } of peopleOf(ctx.actor))
    if (!isSelf)
      children.push({
        ...(await findOwnRecord(ctx, memberId)),
        consents: await consentHistory(ctx.db, memberId),
        seasons: await seasonAnswersInFile(ctx.db, memberId),
        emergencyCard: await cardInFile(ctx, memberId),
      })
  const emergencyCard = (await findOwnDetails(ctx))?.minor === false ? await ownCard(ctx) : undefined
  const own = ctx.actor.memberId ? await guardiansOf(ctx.db, ctx.actor.memberId) : []
  const consents = ctx.actor.memberId ? await consentHistory(ctx.db, ctx.actor.memberId) : []
  const seasons = ctx.actor.memberId ? await seasonAnswersInFile(ctx.db, ctx.actor.memberId) : []
  return { children, guardians: own.map(({ name }) => name), consents, seasons, emergencyCard }
}

/** The card of an adult, who enters it alone. */
const ownCard = async (ctx: Needs) =>
  ctx.actor.memberId ? cardInFile(ctx, ctx.actor.memberId, false) : undefined

async function cardInFile({ secret, ...ctx }: Needs, memberId: string, minor = true) {
  return secret === undefined ? undefined : (await findCard({ ...ctx, secret }, { id: memberId, minor })).card
}
