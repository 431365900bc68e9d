import { z } from 'zod'

const short = z.string().max(200)

/**
 * The call that opens a card page for a fee of a registration. Mode, e-mail and return addresses are not read: the price
 * decides the mode, the registration has the address, and the way back is ours. [API-037, decisions B09, C06]
 */
export const createSubscriptionCall = z.object({
  priceId: short,
  registration_id: z.uuid(),
  /** Of the link in our letters, or of the browser that began the registration. */
  token: short,
})
