import type { Ctx } from '../../../../platform/context.ts'
import { listPrices } from '../../../billing/prices/queries/prices.server.ts'
import type { RegistrationSettings } from '../../model/registration.ts'
import { type Offers, offersFrom } from '../model/offers.ts'

/** Returns the fees on offer, with the provider's prices. [REG-023, resolutions B10] */
export async function currentOffers(
  ctx: Pick<Ctx, 'payments' | 'clock' | 'log'>,
  { fees, closedFees }: Pick<RegistrationSettings, 'fees' | 'closedFees'>,
): Promise<Offers> {
  return offersFrom(fees, await listPrices(ctx), closedFees)
}
