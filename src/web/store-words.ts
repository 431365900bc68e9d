import type { Tier } from '../features/store/catalog/model/pricing.ts'

/** Says which prices a page shows. */
export const pricesText = (tier: Tier): string =>
  tier === 'member' ? 'Member prices, with VAT.' : 'Non-member prices, with VAT. Members pay less.'

/** [STO-003] */
export const MEMBERS_BUY = 'Only registered members of the club can purchase items from the store'
/** [STO-012] */
export const NO_PRODUCT = 'There is no such product'
/** [STO-013] */
export const NOT_AVAILABLE = 'Item not available'
/** [STO-025] */
export const noStockText = (size: string): string => `There is no stock available for the size ${size}`
/** [STO-026] */
export const NO_SIZE = 'Choose a size'
/** Shown while another tab of the same buyer is opening a checkout session. */
export const BUSY = 'You are paying for this cart in another tab. Try again in a moment.'
