import type { Limit } from '../../../platform/limits/limits.ts'

/** Logins from one network to any accounts, by browsers that no account knows. */
export const LOGIN_NETWORK_LIMIT: Limit = { name: 'login-address', points: 50, seconds: 3600 }

/** Reset links requested from one network. [resolutions A10] */
export const RESET_NETWORK_LIMIT: Limit = { name: 'reset-address', points: 5, seconds: 3600 }
/** Reset links sent to one e-mail address. */
export const RESET_EMAIL_LIMIT: Limit = { name: 'reset-email', points: 5, seconds: 3600 }
/** From this request on, a reset needs a captcha. */
export const RESET_CAPTCHA_FROM = 3
