import type { Tier } from '../features/store/catalog/model/pricing.ts'

/** Whose prices a page shows. [STO-002, resolutions B04, B05] */
export const pricesText = (tier: Tier): string =>
  tier === 'member' ? 'Member prices, with VAT.' : 'Non-member prices, with VAT. Members pay less.'

/** [STO-003] */
export const MEMBERS_BUY = 'Only registered members of the club can purchase items from the store'
/** [STO-012] */
export const NO_PRODUCT = 'We cannot find that product, please check your url'
/** [STO-013] */
export const NOT_AVAILABLE = 'Item not available'
/** [STO-025] */
export const noStockText = (size: string): string => `There is no stock available for the size ${size}`
/** [STO-026] */
export const NO_SIZE = 'Choose a size'
/** Two tabs of one buyer, of which one is on its way to the card page. */
export const BUSY = 'Your cart is on its way to the card page in another tab. Please try again.'
