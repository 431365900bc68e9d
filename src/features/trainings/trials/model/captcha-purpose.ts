/** What the captcha of the form is for. */
export const TRIAL_CAPTCHA = 'free-session'
