import { eq, max, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { type LocalDate, localDate } from '../../../../kernel/dates.ts'
import { pence, providerCurrency } from '../../../../kernel/money.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { idOf } from '../../../billing/sync/model.ts'
import { type ItemType, PAYOUT_STATUSES } from '../model/payout.ts'
import { type PayoutItemRow, payoutItems, payouts } from '../table.server.ts'

/** A payout can fail several days after it was paid, so recent ones are fetched again. */
const RECENT_SECONDS = 30 * 24 * 60 * 60
const MAX_PAYOUTS = 2000
const MAX_ITEMS = 10_000
/** The rows of one statement, because each value of it is a parameter. */
const MAX_ROWS = 500

/**
 * Copies the provider's payouts and what is in each. Returns the number of payouts that are new or have changed. Safe
 * to repeat; what fails is copied by the next run.
 */
export async function copyPayouts(ctx: BillingNeeds): Promise<number> {
  const [newest] = await ctx.db.select({ at: max(payouts.createdAt) }).from(payouts)
  const since = newest?.at ? { created: { gte: secondsOf(newest.at) - RECENT_SECONDS } } : {}
  const listed = await callProvider(ctx, (stripe) =>
    stripe.payouts.list({ limit: 100, ...since }).autoPagingToArray({ limit: MAX_PAYOUTS }),
  )
  let copied = 0
  for (const payout of listed.ok ? listed.value : [])
    if (payout.currency === providerCurrency() && (await copyPayout(ctx, payout))) copied += 1
  return copied
}

/** Whether anything has changed. */
async function copyPayout(ctx: BillingNeeds, payout: Stripe.Payout): Promise<boolean> {
  const { id } = payout
  const status = PAYOUT_STATUSES.find((one) => one === payout.status) ?? 'unknown'
  const arrivesOn = dayOf(payout.arrival_date)
  const [known] = await ctx.db.select().from(payouts).where(eq(payouts.id, id))
  const items = known?.itemsCopiedAt || !isListable(payout) ? undefined : await itemsOf(ctx, id)
  if (known && known.status === status && known.arrivesOn === arrivesOn && !items) return false
  if (status === 'unknown')
    ctx.log.warn({ payout: id, status: payout.status }, 'the state of a payout is not known')
  const itemsCopiedAt = items ? ctx.clock.now() : (known?.itemsCopiedAt ?? null)
  await transact(ctx, async (tx) => {
    const changed = { status, arrivesOn, itemsCopiedAt }
    await tx
      .insert(payouts)
      .values({ id, amount: pence(payout.amount), createdAt: new Date(payout.created * 1000), ...changed })
      .onConflictDoUpdate({ target: payouts.id, set: changed })
    for (let start = 0; items && start < items.length; start += MAX_ROWS)
      await tx
        .insert(payoutItems)
        .values(items.slice(start, start + MAX_ROWS))
        .onConflictDoUpdate({ target: payoutItems.id, set: { payoutId: sql`excluded.payout_id` } })
  })
  return true
}

/** The provider lists what is in its automatic payouts, as soon as it has worked it out. */
const isListable = ({ reconciliation_status: state }: Stripe.Payout) => state === 'completed'

/** Undefined if the provider does not answer. The payout's own transaction is not part of it. */
async function itemsOf(ctx: BillingNeeds, payout: string): Promise<PayoutItemRow[] | undefined> {
  const listed = await callProvider(ctx, (stripe) =>
    stripe.balanceTransactions
      .list({ payout, limit: 100, expand: ['data.source'] })
      .autoPagingToArray({ limit: MAX_ITEMS }),
  )
  if (!listed.ok) return undefined
  return listed.value
    .filter(({ type }) => type !== 'payout')
    .map((booked) => ({
      id: booked.id,
      payoutId: payout,
      type: typeOf(booked),
      at: new Date(booked.created * 1000),
      amount: pence(booked.amount),
      fee: pence(booked.fee),
      description: booked.description ?? '',
      paymentIntentId: intentOf(booked),
    }))
}

function typeOf({ type, reporting_category: category }: Stripe.BalanceTransaction): ItemType {
  if (type === 'charge' || type === 'payment') return 'payment'
  if (type === 'refund' || type === 'payment_refund' || type === 'refund_failure') return 'refund'
  if (category === 'dispute' || category === 'dispute_reversal') return 'dispute'
  if (type === 'payout_failure' || type === 'payout_cancel') return 'returned'
  return type === 'stripe_fee' || type === 'tax_fee' ? 'fee' : 'adjustment'
}

/** The payment intent of a charge, refund or dispute. */
function intentOf({ source }: Stripe.BalanceTransaction): string | null {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null
  return idOf(source.payment_intent)
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
/** The provider gives the day as its midnight in UTC. */
const dayOf = (seconds: number): LocalDate => localDate(new Date(seconds * 1000).toISOString().slice(0, 10))
