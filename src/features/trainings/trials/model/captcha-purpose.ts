/** The purpose of the booking form's captcha. */
export const TRIAL_CAPTCHA = 'free-session'
