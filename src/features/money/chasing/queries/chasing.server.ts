import { sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { type ChargeNeeds, openCharges } from '../internal/open-charges.server.ts'
import type { OpenCharge } from '../model/reminder.ts'
import { isFinished, nextStep } from '../model/steps.ts'

type Needs = ChargeNeeds & Pick<Ctx, 'db' | 'actor'>

/** An open charge with what was sent and what comes next. */
export type ChasedCharge = OpenCharge & {
  next: ReturnType<typeof nextStep>
  /** Whether the treasurer has to get in touch: the last step was sent, or there is nobody to e-mail. */
  isForTreasurer: boolean
}

/**
 * Returns the open charges of all members, or of some, with the state of their reminders, the one due first first.
 * Throws Forbidden unless the caller is finance staff.
 */
export async function listChased(ctx: Needs, memberIds?: readonly string[]): Promise<ChasedCharge[]> {
  requireFinance(ctx)
  const condition = memberIds ? sql`member_id = any(${sql.param(memberIds)}::uuid[])` : sql`true`
  const { chasing, chasingSteps } = ctx.club
  const today = clubDay(ctx.clock.now())
  const charges = await openCharges(ctx, ctx.db, condition)
  return charges.map((charge) => {
    const isChased = chasing && !charge.pause
    const isReached = charge.payer.email !== ''
    const isLate = charge.dueOn < today
    return {
      ...charge,
      next: isChased && isReached ? nextStep(charge, chasingSteps, today) : undefined,
      isForTreasurer: isChased && isLate && (!isReached || isFinished(charge, chasingSteps)),
    }
  })
}

/** Returns the late charges about which the treasurer has to get in touch. Empty while reminders are turned off. */
export const chargesForTreasurer = async (ctx: Needs): Promise<ChasedCharge[]> =>
  ctx.club.chasing ? (await listChased(ctx)).filter(({ isForTreasurer }) => isForTreasurer) : []
