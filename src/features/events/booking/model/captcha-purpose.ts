/** The purpose of the captcha of the booking form. */
export const BOOKING_CAPTCHA = 'event-booking'
