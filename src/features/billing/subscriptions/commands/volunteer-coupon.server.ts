import type { Stripe } from 'stripe'

const MAX_LISTED = 100

/** The coupon of the volunteer discount. [INV-016, resolutions B12] */
export const VOLUNTEER = {
  id: 'volunteer-20',
  percent_off: 20,
  duration: 'forever',
  name: 'Volunteer',
} as const

/** Returns the id of the volunteer coupon, creating it if needed. A concurrent process may create it first. */
export async function volunteerCoupon(stripe: Stripe): Promise<string> {
  const { data } = await stripe.coupons.list({ limit: MAX_LISTED })
  if (data.some(({ id }) => id === VOLUNTEER.id)) return VOLUNTEER.id
  try {
    await stripe.coupons.create(VOLUNTEER)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'resource_already_exists')) throw error
  }
  return VOLUNTEER.id
}
