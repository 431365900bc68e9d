/**
 * Why a stock changed. sold: reserved by an order, or sold. released: the reservation ended without payment. corrected:
 * by an edit of the figure in the catalogue.
 */
export const STOCK_REASONS = [
  'counted',
  'delivered',
  'lost',
  'damaged',
  'sold',
  'released',
  'returned',
  'exchanged',
  'corrected',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export const STOCK_REASON_WORDS: Readonly<Record<StockReason, string>> = {
  counted: 'Counted',
  delivered: 'Delivered',
  lost: 'Lost',
  damaged: 'Damaged',
  sold: 'Ordered',
  released: 'Not paid',
  returned: 'Returned',
  exchanged: 'Size changed',
  corrected: 'Corrected',
}

/** The prices of an item whose changes are kept. */
export const PRICE_FIELDS = ['price1', 'price2', 'offer', 'personalisation'] as const
export type PriceField = (typeof PRICE_FIELDS)[number]

export const PRICE_FIELD_WORDS: Readonly<Record<PriceField, string>> = {
  price1: 'Members',
  price2: 'Others',
  offer: 'Offer',
  personalisation: 'Personalisation',
}
