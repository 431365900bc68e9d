import { waitingTime } from './account.ts'

/** How many recovery codes a user gets. */
export const RECOVERY_CODES = 10

export const CODE_WRONG = 'This code is wrong, or it has been used. Wait for the next one and try again.'

export const LOGIN_EXPIRED = 'Your login took too long. Enter your password again.'

/** What an API client reads whose user has an authenticator app. */
export const CODE_MISSING =
  'This account logs in with two steps. Send the code of its authenticator app too, as code.'

export const codesSlowedDown = (retryAfterSeconds: number): string =>
  `Too many wrong codes. Try again in ${waitingTime(retryAfterSeconds)}.`
