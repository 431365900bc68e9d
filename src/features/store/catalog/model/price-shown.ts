import type { BasisPoints, Pence } from '../../../../kernel/money.ts'
import { type ItemPrices, priceOf, type Tier, withVat } from './pricing.ts'

/** What a reader learns of the price of one piece, with VAT. */
export type ShownPrice = {
  tier: Tier
  gross: Pence
  /** What it costs members without the offer; told to members when there is one. */
  was: Pence | undefined
  /** What others pay; told to members. */
  others: Pence | undefined
}

/**
 * The price as this reader is told it; undefined when he cannot buy it. Members learn both prices, everybody else only
 * the one that is theirs: what members pay is not in the answer. [STO-002, STO-013, STO-020, decisions B05]
 */
export function priceShown(prices: ItemPrices, tier: Tier, vatRate: BasisPoints): ShownPrice | undefined {
  const own = priceOf(prices, tier, vatRate)
  if (!own) return undefined
  if (tier === 'other') return { tier, gross: own.gross, was: undefined, others: undefined }
  const usual = prices.price1 === null ? own : withVat(prices.price1, vatRate)
  return {
    tier,
    gross: own.gross,
    was: usual.gross > own.gross ? usual.gross : undefined,
    others: priceOf(prices, 'other', vatRate)?.gross,
  }
}
