import { waitingTime } from '../../model/account.ts'

/** The number of recovery codes. */
export const RECOVERY_CODES = 10

export const CODE_WRONG = 'This code is wrong or has already been used. Wait for the next one and try again.'

export const LOGIN_EXPIRED = 'Your login took too long. Enter your password again.'

/** The API's answer if the account has an authenticator app and no code was sent. */
export const CODE_MISSING =
  'This account uses two-step login. Also send the code of its authenticator app, as code.'

/** The message after too many wrong codes. */
export const codesSlowedDown = (retryAfterSeconds: number): string =>
  `Too many wrong codes. Try again in ${waitingTime(retryAfterSeconds)}.`
