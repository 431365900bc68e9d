import { type BasisPoints, basisPoints, type Pence, pence, shareOf } from '../../../../kernel/money.ts'
import type { Amount, Personalisation, PersonalisationPrice } from './item.ts'

/** What printing on an item costs, before VAT. */
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
  /** Sizes with the prices that are theirs alone; null is what the item costs. */
  ofSizes?: ReadonlyMap<string, SizePrices>
}

/** Prices of one size, before VAT. */
export type SizePrices = { price1: Pence | null; price2: Pence | null }

/** Who buys: a member, or anybody else. [STO-002] */
export type Tier = 'member' | 'other'

/** An amount with its VAT, rounded to whole pence half away from zero, once for each piece. [resolutions B04] */
export function withVat(net: Pence, vatRate: BasisPoints): Amount {
  const vat = shareOf(net, vatRate)
  return { net, vat, gross: pence(net + vat) }
}

/**
 * What one piece of a size costs this buyer; undefined when it has no price and cannot be bought. A price of the size
 * itself counts before the item's. An offer takes the place of the members' price, when it is lower. [STO-002,
 * STO-013, STO-020, resolutions B05]
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
 * What printing on one piece costs: the item's own print prices where it has any (those for digits once for each digit
 * of the number, the others once for initials), else one price for whatever is printed. [STO-019, STO-021, decisions
 * B16]
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

/** A sum of amounts, each so many times. [STO-040] */
export function totalOf(parts: readonly { amount: Amount; times: number }[]): Amount {
  const sum = (of: keyof Amount) =>
    pence(parts.reduce((total, { amount, times }) => total + amount[of] * times, 0))
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') }
}

const NO_VAT = basisPoints(0)

/**
 * Whether two sizes of an item have one price today, for members and for others: an order does not say as whom its
 * buyer bought.
 */
export const costsTheSame = (prices: ItemPrices, from: string, to: string): boolean =>
  (['member', 'other'] as const).every(
    (tier) => priceOf(prices, tier, NO_VAT, from)?.net === priceOf(prices, tier, NO_VAT, to)?.net,
  )
