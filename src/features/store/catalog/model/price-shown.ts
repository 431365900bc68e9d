import type { BasisPoints, Pence } from '../../../../kernel/money.ts'
import { type ItemPrices, priceOf, type Tier } from './pricing.ts'

/** What a reader learns of the price of one piece, with VAT. */
export type ShownPrice = {
  tier: Tier
  gross: Pence
  /** What it costs members without the offer; told to members when there is one. */
  was: Pence | undefined
  /** What others pay; told to members. */
  others: Pence | undefined
  /** Other sizes cost more. */
  isFrom?: boolean
}

/**
 * The price as this reader is told it; undefined when he cannot buy it. Members learn both prices, everybody else only
 * the one that is theirs: what members pay is not in the answer. [STO-002, STO-013, STO-020, resolutions B05]
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

/** The price of an item before a size is chosen: the lowest of all sizes, which says when others cost more. */
export function lowestPrice(prices: ItemPrices, tier: Tier, vatRate: BasisPoints): ShownPrice | undefined {
  const all = [...(prices.ofSizes?.keys() ?? [])].flatMap(
    (size) => priceShown(prices, tier, vatRate, size) ?? [],
  )
  const lowest = all.toSorted((a, b) => a.gross - b.gross)[0]
  if (!lowest) return priceShown(prices, tier, vatRate)
  return all.some(({ gross }) => gross > lowest.gross) ? { ...lowest, isFrom: true } : lowest
}
