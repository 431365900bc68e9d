import type { Limit } from '../../../platform/limits/limits.ts'

/** Logins of one network on every account, from browsers that no account knows. */
export const LOGIN_NETWORK_LIMIT: Limit = { name: 'login-address', points: 50, seconds: 3600 }

/** Reset links that one network may ask for. [resolutions A10] */
export const RESET_NETWORK_LIMIT: Limit = { name: 'reset-address', points: 5, seconds: 3600 }
/** Reset links that may be sent to one e-mail address. */
export const RESET_EMAIL_LIMIT: Limit = { name: 'reset-email', points: 5, seconds: 3600 }
/** The request from which on a reset needs a captcha. */
export const RESET_CAPTCHA_FROM = 3
