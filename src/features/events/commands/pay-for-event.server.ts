import { and, eq, type SQL } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import { type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Limit, networkOf, spend } from '../../../platform/limits/limits.ts'
import { paths } from '../../../web/paths.ts'
import { closePayment } from '../../billing/checkout/commands/checkout-session.server.ts'
import { startCheckout } from '../../billing/checkout/commands/start-checkout.server.ts'
import type { StartCheckout } from '../../billing/checkout/model.ts'
import type { BillingNeeds } from '../../billing/operations/model.ts'
import { contactOf } from '../../members/queries/contact.server.ts'
import { takesBookings } from '../booking/queries/ticket-types.server.ts'
import { canContribute, isPast, takesPayments } from '../model.ts'
import { canReadDetails } from '../policy.ts'
import type { Contribution } from '../schema.ts'
import { events } from '../table.server.ts'

/** Limits how many checkout sessions one network can open for events. */
export const EVENT_PAYMENT_LIMIT: Limit = { name: 'event-payments', points: 300, seconds: 3600 }

export type PayForEvent =
  | Extract<StartCheckout, { ok: true }>
  | Exclude<
      Extract<StartCheckout, { ok: false }>,
      { reason: 'ALREADY_PAID' | 'BEGUN_ELSEWHERE' | 'UNKNOWN_PRICE' }
    >
  | Exclude<
      Outcome<
        object,
        | { reason: 'MEMBERS_ONLY' }
        | { reason: 'NOT_AN_AMOUNT' }
        /** The event has tickets, which are booked on its page. */
        | { reason: 'TICKETS_ONLY' }
        /** The event has begun. */
        | { reason: 'PAST' }
        | { reason: 'TOO_MANY'; retryAfterSeconds: number }
      >,
      { ok: true }
    >

type Needs = BillingNeeds & Pick<Ctx, 'actor' | 'client'>

/**
 * Opens a checkout session for a contribution to an event. The amount must follow the event's rules, a logged-in user
 * is always the payer, and Stripe returns to the event's page. Throws NotFound for an unknown or hidden event.
 */
export async function payForEvent(
  ctx: Needs,
  slug: string,
  contribution: Contribution,
): Promise<PayForEvent> {
  return pay(ctx, await eventWhere(ctx, eq(events.slug, slug)), contribution)
}

/** Opens a checkout session like `payForEvent`, for an event given by id. */
export async function payForEventById(
  ctx: Needs,
  id: string,
  contribution: Contribution,
): Promise<PayForEvent> {
  return pay(ctx, await eventWhere(ctx, eq(events.id, id)), contribution)
}

type Event = typeof events.$inferSelect

async function eventWhere({ db }: Needs, condition: SQL): Promise<Event> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(condition, eq(events.visible, true)))
  if (!event) throw new NotFound()
  return event
}

async function pay(ctx: Needs, event: Event, contribution: Contribution): Promise<PayForEvent> {
  if (!canReadDetails(ctx.actor, event)) return refused('MEMBERS_ONLY')
  if (isPast(event, ctx.clock.now())) return refused('PAST')
  if (await takesBookings(ctx.db, event.id)) return refused('TICKETS_ONLY')
  const priced = { birthday: event.birthday, price: pence(event.priceMinor) }
  if (!takesPayments(priced) || !canContribute(priced, contribution.amount)) return refused('NOT_AN_AMOUNT')
  const spent = await spend(ctx.db, EVENT_PAYMENT_LIMIT, networkOf(ctx.client))
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const started = await startCheckout(ctx, {
    purpose: 'event',
    objectId: event.id,
    description: event.name,
    lines: [{ name: event.name, amount: contribution.amount, quantity: 1 }],
    payer: await payerOf(ctx, contribution),
    returns: {
      success: `${paths.event(event.slug)}?pay=success`,
      cancel: `${paths.event(event.slug)}?pay=cancel`,
    },
  })
  if (started.ok) {
    if (await isStillShown(ctx, event.id)) return started
    await closePayment(ctx, started.paymentId)
    throw new NotFound()
  }
  // Impossible here: several people may pay for an event, no subscription is involved, and the prices come from us.
  const { reason } = started
  if (reason === 'ALREADY_PAID' || reason === 'UNKNOWN_PRICE' || reason === 'BEGUN_ELSEWHERE')
    throw new Error(`a contribution was refused: ${reason}`)
  return started
}

/**
 * Whether an event still exists and is visible. The row lock waits for a concurrent deletion; later deletions see the
 * payment and are refused.
 */
async function isStillShown({ db }: Needs, id: string): Promise<boolean> {
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, id), eq(events.visible, true)))
    .for('share')
  return event !== undefined
}

/** For a minor, the guardian is the payer. [resolutions C09] */
async function payerOf(ctx: Needs, { name }: Contribution) {
  const { db, actor } = ctx
  if (actor.kind !== 'user' || !actor.memberId) return { memberId: null, name, email: '' }
  const member = await contactOf(ctx, db, actor.memberId)
  return { memberId: actor.memberId, name: member?.name ?? name, email: member?.email ?? '' }
}
