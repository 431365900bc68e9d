import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { listPrices } from '../../../billing/prices/queries/prices.server.ts'
import { owedOf } from '../../../fees/model/owed.ts'
import { reasonOf } from '../../../fees/model/reason.ts'
import type { RegistrationSettings } from '../../model/registration.ts'
import { type Offer, type Offers, offersFrom } from '../model/offers.ts'

/**
 * Returns the fees on offer, with the provider's prices, as they are for a person who registers on `day`: today, if it
 * is left out. [REG-023, resolutions B10]
 */
export async function currentOffers(
  ctx: Pick<Ctx, 'payments' | 'clock' | 'log'>,
  { fees, closedFees }: Pick<RegistrationSettings, 'fees' | 'closedFees'>,
  day: LocalDate = clubDay(ctx.clock.now()),
): Promise<Offers> {
  const offers = offersFrom(fees, await listPrices(ctx), closedFees)
  return { ...offers, registration: offersOn(offers.registration, day) }
}

/** Returns offers as they are for a person who registers on a day. */
export const offersOn = (offers: readonly Offer[], day: LocalDate): Offer[] =>
  offers.map((offer) => {
    const fee = { ...offer, day }
    return { ...fee, amount: owedOf(fee).amount, reason: reasonOf(fee) }
  })
