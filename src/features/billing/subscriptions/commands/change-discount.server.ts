import { eq, ne } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { contactsOf } from '../../../members/family/queries/contacts.server.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import type { Operation } from '../../operations/table.server.ts'
import { syncSubscription } from '../../sync/commands/sync-subscription.server.ts'
import { discountEmail } from '../emails/discount.tsx'
import { hasEnded } from '../model.ts'
import { runningOfMember } from '../queries/subscriptions.server.ts'
import { volunteerDiscounts } from '../table.server.ts'
import { VOLUNTEER, volunteerCoupon } from './volunteer-coupon.server.ts'

const requested = z.object({ season: z.iso.date().nullable() })

/** Adds the volunteer discount to a member's running subscriptions, or removes it, and records the change. */
export const CHANGE_DISCOUNT: OperationHandler = {
  kind: 'subscription.discount',
  async perform(ctx, operation) {
    const { season } = requested.parse(operation.request)
    const running = await runningOfMember(ctx.db, operation.memberId ?? '')
    if (season && running.length === 0) return { ok: false, reason: 'NOT_RUNNING' }
    for (const { id } of running) {
      const changed = await callForOperation(ctx, operation, (stripe, once) =>
        change(stripe, { id, isOn: season !== null }, `${once.idempotencyKey}:${id}`),
      )
      const synced = changed.ok ? await syncSubscription(ctx, id) : changed
      if (!synced.ok) return synced
    }
    await keepDiscount(ctx, operation, season)
    return { ok: true, value: running[0]?.id ?? '' }
  },
  audit: ({ memberId, request }) => ({
    action: requested.parse(request).season ? 'billing.confirm-discount' : 'billing.end-discount',
    subject: `members/${memberId}`,
  }),
}

/** Leaves any other discount of the subscription in place. Discounts are not combined. */
async function change(
  stripe: Stripe,
  { id, isOn }: { id: string; isOn: boolean },
  idempotencyKey: string,
): Promise<void> {
  const now = await stripe.subscriptions.retrieve(id, { expand: ['discounts'] })
  const isVolunteers = now.discounts.some(
    (discount) => typeof discount === 'object' && discount.source.coupon === VOLUNTEER.id,
  )
  const isRight = isOn ? now.discounts.length > 0 : !isVolunteers
  if (hasEnded(now.status) || isRight) return
  const discounts = isOn ? [{ coupon: await volunteerCoupon(stripe) }] : ('' as const)
  await stripe.subscriptions.update(id, { discounts }, { idempotencyKey })
}

/**
 * Records the discount and e-mails the member, or the guardians of a minor, in one transaction. An operation that runs
 * again changes nothing and e-mails nobody.
 */
const keepDiscount = (ctx: BillingNeeds, operation: Operation, season: string | null): Promise<void> =>
  transact(ctx, async (tx) => {
    const { memberId } = operation
    if (!memberId || !(await writeDiscount(tx, memberId, operation, season))) return
    const from = mailAddress(ctx.club.emails.finance, ctx.club.name)
    for (const reader of await contactsOf(ctx, tx, [memberId]))
      await sendEmail(
        ctx,
        tx,
        { to: mailAddress(reader.email, reader.name), from },
        discountEmail(reader, { club: ctx.club.name, isOn: season !== null }),
      )
  })

async function writeDiscount(
  tx: Tx,
  memberId: string,
  { requestedBy, createdAt }: Operation,
  season: string | null,
): Promise<boolean> {
  if (!season) {
    const ended = await tx.delete(volunteerDiscounts).where(eq(volunteerDiscounts.memberId, memberId))
    return ended.rowCount === 1
  }
  const confirmed = { season, confirmedBy: requestedBy, confirmedAt: createdAt }
  const written = await tx
    .insert(volunteerDiscounts)
    .values({ memberId, ...confirmed })
    .onConflictDoUpdate({
      target: volunteerDiscounts.memberId,
      set: confirmed,
      setWhere: ne(volunteerDiscounts.confirmedAt, createdAt),
    })
  return written.rowCount === 1
}
