import { type BasisPoints, basisPoints, type Pence, pence, shareOf } from '../../../../kernel/money.ts'
import type { Amount, Personalisation, PersonalisationPrice } from './item.ts'

/** Prices of personalising an item, before VAT. */
export type PersonalisationPrices = {
  personalisationPrices: readonly PersonalisationPrice[]
  personalisationPrice: Pence
}

/** The prices of an item, before VAT. */
export type ItemPrices = PersonalisationPrices & {
  price1: Pence | null
  price2: Pence | null
  onOffer: boolean
  offer: Pence | null
  /** Prices of single sizes. Null means that the item's price applies. */
  ofSizes?: ReadonlyMap<string, SizePrices>
}

/** Prices of one size, before VAT. */
export type SizePrices = { price1: Pence | null; price2: Pence | null }

/** The price list of a buyer. */
export type Tier = 'member' | 'other'

/** Adds VAT to a net amount, rounded to whole pence half away from zero, once for each piece. */
export function withVat(net: Pence, vatRate: BasisPoints): Amount {
  const vat = shareOf(net, vatRate)
  return { net, vat, gross: pence(net + vat) }
}

/**
 * Price of one piece of a size for a buyer; undefined when it has no price and cannot be bought. The size's own price
 * comes before the item's. An offer replaces the members' price when it is lower.
 */
export function priceOf(
  item: ItemPrices,
  tier: Tier,
  vatRate: BasisPoints,
  size?: string,
): Amount | undefined {
  const own = size === undefined ? undefined : item.ofSizes?.get(size)
  const net = netPriceOf(
    { ...item, price1: own?.price1 ?? item.price1, price2: own?.price2 ?? item.price2 },
    tier,
  )
  return net === null ? undefined : withVat(net, vatRate)
}

function netPriceOf({ price1, price2, onOffer, offer }: ItemPrices, tier: Tier): Pence | null {
  if (tier === 'other') return price2
  if (price1 !== null && onOffer && offer !== null && offer < price1) return offer
  return price1
}

/**
 * Price of personalising one piece. An item's own prices count for each digit of the number and once for initials. An
 * item without its own prices has one price for any personalisation.
 */
export function personalisationPriceOf(
  item: PersonalisationPrices,
  personalisation: Personalisation,
  vatRate: BasisPoints,
): Amount {
  const { initials, shirtNumber } = personalisation
  if (initials === '' && shirtNumber === null) return withVat(pence(0), vatRate)
  if (item.personalisationPrices.length === 0) return withVat(item.personalisationPrice, vatRate)
  const digits = shirtNumber === null ? 0 : String(shirtNumber).length
  const net = item.personalisationPrices.reduce((sum, { priceMinor, isDigit }) => {
    if (isDigit) return sum + priceMinor * digits
    return initials === '' ? sum : sum + priceMinor
  }, 0)
  return withVat(pence(net), vatRate)
}

/** Adds up amounts, each multiplied by its `times`. */
export function totalOf(parts: readonly { amount: Amount; times: number }[]): Amount {
  const sum = (of: keyof Amount) =>
    pence(parts.reduce((total, { amount, times }) => total + amount[of] * times, 0))
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') }
}

const NO_VAT = basisPoints(0)

/**
 * Whether two sizes of an item cost the same today, for members and for non-members. An order does not record which
 * price list its buyer used.
 */
export const costsTheSame = (prices: ItemPrices, from: string, to: string): boolean =>
  (['member', 'other'] as const).every(
    (tier) => priceOf(prices, tier, NO_VAT, from)?.net === priceOf(prices, tier, NO_VAT, to)?.net,
  )
