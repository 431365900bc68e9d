import type { BasisPoints, Pence } from '../../../../kernel/money.ts'
import { type ItemPrices, priceOf, type Tier } from './pricing.ts'

/** The price of one piece as shown to a reader, with VAT. */
export type ShownPrice = {
  tier: Tier
  gross: Pence
  /** The members' price without the offer. Only set for members while there is an offer. */
  was: Pence | undefined
  /** The price for non-members. Only set for members. */
  others: Pence | undefined
  /** True when other sizes cost more. */
  isFrom?: boolean
}

/**
 * Price of one piece for a reader; undefined when there is no price for them. Members see both prices. Everybody else
 * sees only the price for non-members. [STO-002]
 */
export function priceShown(
  prices: ItemPrices,
  tier: Tier,
  vatRate: BasisPoints,
  size?: string,
): ShownPrice | undefined {
  const own = priceOf(prices, tier, vatRate, size)
  if (!own) return undefined
  if (tier === 'other') return { tier, gross: own.gross, was: undefined, others: undefined }
  const usual = priceOf({ ...prices, onOffer: false }, tier, vatRate, size) ?? own
  return {
    tier,
    gross: own.gross,
    was: usual.gross > own.gross ? usual.gross : undefined,
    others: priceOf(prices, 'other', vatRate, size)?.gross,
  }
}

/** Price of an item before a size is chosen: the lowest of all sizes. */
export function lowestPrice(prices: ItemPrices, tier: Tier, vatRate: BasisPoints): ShownPrice | undefined {
  const all = [...(prices.ofSizes?.keys() ?? [])].flatMap(
    (size) => priceShown(prices, tier, vatRate, size) ?? [],
  )
  const lowest = all.toSorted((a, b) => a.gross - b.gross)[0]
  if (!lowest) return priceShown(prices, tier, vatRate)
  return all.some(({ gross }) => gross > lowest.gross) ? { ...lowest, isFrom: true } : lowest
}
