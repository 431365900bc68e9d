import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import type { BulkKind } from '../../../platform/jobs/bulk/kind.ts'
import { cancelSubscription } from '../../billing/subscriptions/commands/cancel-subscription.server.ts'
import { requestPriceChange } from '../../billing/subscriptions/commands/change-price.server.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { memberContentType } from '../../members/content-type.ts'
import { type Noticed, subscriptionNotice } from '../emails/subscription-notice.tsx'
import {
  type ClosingMember,
  type ClosingSubscription,
  changedFields,
  type Effect,
  memberEffects,
  priceChangesAfter,
  SILENT_CHOICES,
  type SilentChoice,
} from '../model/closing.ts'
import { requireSeasonManager } from '../policy.ts'
import { closingFacts } from '../queries/dry-run.server.ts'
import { familiesOf } from '../queries/families.server.ts'
import { seasonMembers, seasons } from '../table.server.ts'

type Input = { seasonId: string; silent: SilentChoice }

/**
 * Closes the season for one member, in one transaction with the mark that it was done: active state, number, teams,
 * subscriptions and the e-mail about them. What the member was before is kept for the undo.
 */
export const CLOSE_FOR_MEMBER: BulkKind<Input> = {
  name: 'season.close',
  input: z.object({ seasonId: z.uuid(), silent: z.enum(SILENT_CHOICES) }),
  async work(ctx, tx, { seasonId, silent }, { id }) {
    requireSeasonManager(ctx)
    const [season] = await tx.select().from(seasons).where(eq(seasons.id, seasonId))
    if (!season) return { ok: false, text: 'This season is not there any more' }
    const { teams, members } = await closingFacts(tx, season, [id])
    const [member] = members
    if (!member) return { ok: true, text: 'Is not active any more' }
    const effects = memberEffects(member, teams, silent)
    const fields = changedFields(member, effects, teams)
    if (fields) await change(ctx, tx, seasonId, member, fields)
    await changeSubscriptions(ctx, tx, { seasonId, member, effects })
    return { ok: true, text: effects.map(({ text }) => text).join('. ') || member.name }
  },
}

async function change(
  ctx: Ctx,
  tx: Tx,
  seasonId: string,
  { id: memberId, teamId, teamIds, number }: ClosingMember,
  fields: Record<string, unknown>,
): Promise<void> {
  const before = { Active: true, number, team: teamId, teams: [...teamIds] }
  const saved = await updateEntry(joining(ctx, tx), memberContentType, memberId, fields)
  const kept = { before, versionAfter: saved.version }
  await tx
    .insert(seasonMembers)
    .values({ seasonId, memberId, ...kept })
    .onConflictDoUpdate({ target: [seasonMembers.seasonId, seasonMembers.memberId], set: kept })
}

/**
 * Ends subscriptions at the end of the paid period or requests their new price, and tells the payer before anything
 * more is charged.
 */
async function changeSubscriptions(
  ctx: Ctx,
  tx: Tx,
  { seasonId, member, effects }: { seasonId: string; member: ClosingMember; effects: readonly Effect[] },
) {
  const concerned = effects.flatMap((effect) => {
    if (!('subscriptionId' in effect) || effect.kind === 'keep-price') return []
    const subscription = member.subscriptions.find(({ id }) => id === effect.subscriptionId)
    return subscription ? [{ kind: effect.kind, subscription }] : []
  })
  const now = ctx.clock.now()
  for (const { kind, subscription } of concerned) {
    const { id: subscriptionId, newFee } = subscription
    if (kind === 'end-subscription') await cancelSubscription(joining(ctx, tx), subscriptionId)
    if (kind === 'change-price' && newFee) {
      const notBefore = priceChangesAfter(subscription, now)
      const { planId, plan } = newFee
      await requestPriceChange(ctx, tx, {
        ...{ subscriptionId, memberId: member.id, planId, plan, notBefore, key: seasonId },
      })
    }
  }
  if (concerned.length === 0) return
  const subscriptions = concerned.map(({ kind, subscription }) => noticeOf(kind, subscription, now))
  const { families } = await familiesOf(ctx, tx, [member.id])
  const club = ctx.club.name
  for (const { name, email } of families) {
    const notice = subscriptionNotice({ club, name, member: member.name, subscriptions })
    await sendEmail(ctx, tx, { to: mailAddress(email, name) }, notice)
  }
}

const noticeOf = (kind: Noticed['kind'], subscription: ClosingSubscription, now: Date): Noticed => {
  const { plan, price, newFee, endsAt, nextPaymentAt } = subscription
  return {
    ...{ kind, plan, price, endsAt, nextPaymentAt },
    newPrice: newFee?.price ?? '',
    newPriceFrom: priceChangesAfter(subscription, now),
  }
}
