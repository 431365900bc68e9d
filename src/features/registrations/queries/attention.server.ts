import { and, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listPrices } from '../../billing/prices/queries/prices.server.ts'
import { feesApart } from '../model/offers.ts'
import { registrations } from '../table.server.ts'
import { settingsOf } from './registration.server.ts'
import { handedIn, isUnpaid } from './registration-facts.server.ts'

/** How many registrations are nobody's yet. */
export const countUnassigned = (db: Db): Promise<number> =>
  db.$count(registrations, and(handedIn, isNull(registrations.memberId)))

/** How many registrations were handed in without their registration fee, of those who owe one. */
export const countUnpaid = (db: Db): Promise<number> => db.$count(registrations, and(handedIn, isUnpaid))

/**
 * How many fees the configuration and the card provider tell apart; none while the provider does not answer. What is
 * shown and charged is the provider's price. [resolutions B10]
 */
export async function countFeesApart(
  ctx: Pick<Ctx, 'db' | 'pages' | 'payments' | 'clock' | 'log'>,
): Promise<number> {
  const prices = await listPrices(ctx)
  if (!prices) return 0
  const apart = feesApart((await settingsOf(ctx)).fees, prices)
  if (apart.length > 0) ctx.log.warn({ fees: apart }, 'the fees of the configuration are not what is charged')
  return apart.length
}
