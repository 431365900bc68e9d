import { and, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { listPrices } from '../../../billing/prices/queries/prices.server.ts'
import { differingFees } from '../../payment/model/offers.ts'
import { settingsOf } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { isSubmitted, isUnpaid } from './registration-facts.server.ts'

/** Counts the registrations without a member. */
export const countUnassigned = (db: Db): Promise<number> =>
  db.$count(registrations, and(isSubmitted, isNull(registrations.memberId)))

/** Counts the submitted registrations whose registration fee is due. */
export const countUnpaid = (db: Db): Promise<number> => db.$count(registrations, and(isSubmitted, isUnpaid))

/**
 * Counts the fees that differ between the configuration and the card provider; 0 while the provider does not answer.
 * The provider's price is shown and charged. [resolutions B10]
 */
export async function countDifferingFees(
  ctx: Pick<Ctx, 'db' | 'pages' | 'payments' | 'clock' | 'log'>,
): Promise<number> {
  const prices = await listPrices(ctx)
  if (!prices) return 0
  const { fees, closedFees } = await settingsOf(ctx)
  const apart = differingFees(fees, prices, closedFees)
  if (apart.length > 0)
    ctx.log.warn({ fees: apart }, 'the fees of the configuration differ from those charged')
  return apart.length
}
