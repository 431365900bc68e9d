import { createHash } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { nextPaymentOf } from '../../billing/subscriptions/model.ts'
import {
  type ClosingMember,
  type Effect,
  memberEffects,
  type SilentChoice,
  teamEffects,
} from '../model/closing.ts'
import type { PlannedTeam } from '../model/team-proposal.ts'
import { requireSeasonManager } from '../policy.ts'
import type { Season } from '../table.server.ts'
import { newFees } from './new-fees.server.ts'
import { seasonPlan } from './planned-members.server.ts'
import {
  runningSubscriptions,
  subscriptionInWords,
  subscriptionPrice,
} from './running-subscriptions.server.ts'

export type DryRun = {
  effects: Effect[]
  /** The members that something happens to. */
  memberIds: string[]
  /** Identifies the effects, so that exactly what was shown is done. */
  digest: string
  silent: number
}

/**
 * Lists everything that closing a season would do, and changes nothing. Throws Forbidden unless an administrator calls.
 */
export async function dryRun(
  ctx: Pick<Ctx, 'actor'>,
  db: Db | Tx,
  season: Season,
  silent: SilentChoice,
): Promise<DryRun> {
  requireSeasonManager(ctx)
  const { teams, members } = await closingFacts(db, season)
  const ofMembers = members.flatMap((member) => memberEffects(member, teams, silent))
  const effects = [...teamEffects(teams), ...ofMembers]
  return {
    effects,
    memberIds: [...new Set(ofMembers.flatMap((effect) => ('memberId' in effect ? effect.memberId : [])))],
    digest: createHash('sha256').update(JSON.stringify(effects)).digest('base64url'),
    silent: members.filter(({ answer }) => answer === null).length,
  }
}

/**
 * Returns what decides the effects of closing, for all active members or some. The caller must have checked the
 * permission.
 */
export async function closingFacts(
  db: Db | Tx,
  season: Season,
  memberIds?: readonly string[],
): Promise<{ teams: PlannedTeam[]; members: ClosingMember[] }> {
  const plan = await seasonPlan(db, season, memberIds)
  const subscriptions = await runningSubscriptions(
    db,
    plan.members.map(({ id }) => id),
  )
  const newFeeOf = await newFees(db, season)
  const members = plan.members.map((member) => ({
    ...member,
    subscriptions: (subscriptions.get(member.id) ?? []).map((one) => ({
      id: one.id,
      plan: one.plan,
      price: subscriptionPrice(one),
      words: subscriptionInWords(one),
      isEnding: one.cancelAtPeriodEnd,
      endsAt: one.currentPeriodEnd,
      nextPaymentAt: nextPaymentOf(one) ?? null,
      newFee: newFeeOf(one),
    })),
  }))
  return { teams: plan.teams, members }
}
