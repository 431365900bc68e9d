import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { listPrices } from '../../../billing/prices/queries/prices.server.ts'
import { paymentsInWords } from '../../../fees/model/instalments.ts'
import { owedOf } from '../../../fees/model/owed.ts'
import { reasonOf, sentence } from '../../../fees/model/reason.ts'
import { daysOf } from '../../children/model/fee-line.ts'
import type { RegistrationSettings } from '../../model/registration.ts'
import { type Offer, type Offers, offersFrom } from '../model/offers.ts'

type Needs = Pick<Ctx, 'payments' | 'clock' | 'log'>
type Fees = Pick<RegistrationSettings, 'fees' | 'closedFees'>

/**
 * Returns the fees on offer, with the provider's prices, as they are for a person who registers today, and says when
 * the instalments of each are paid. [REG-023, resolutions B10]
 */
export async function currentOffers(ctx: Needs, settings: Fees): Promise<Offers> {
  const offers = await offersFor(ctx, settings, clubDay(ctx.clock.now()))
  return { ...offers, registration: offers.registration.map(withPayments) }
}

/** Returns the fees on offer, with the provider's prices, as they are for a person who registered on `day`. */
export async function offersFor(ctx: Needs, { fees, closedFees }: Fees, day: LocalDate): Promise<Offers> {
  const offers = offersFrom(fees, await listPrices(ctx), closedFees)
  return { ...offers, registration: offersOn(offers.registration, day) }
}

/** Returns offers as they are for a person who registers on a day. */
export const offersOn = (offers: readonly Offer[], day: LocalDate): Offer[] =>
  offers.map((offer) => {
    const fee = { ...offer, day }
    return { ...fee, amount: owedOf(fee).amount, reason: reasonOf(fee) }
  })

function withPayments(offer: Offer): Offer {
  const payments = sentence(paymentsInWords(offer.amount, daysOf(offer)))
  return { ...offer, description: [offer.description, payments].filter(Boolean).join(' ') }
}
