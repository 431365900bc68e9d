import { randomUUID } from 'node:crypto'
import { signToken, tokenIn } from './session-token.ts'

/** The signed device name that a browser keeps for one account. It grants no access. */
export const signDevice = (account: string, secret: string, device: string = randomUUID()): string =>
  signToken(device, secretOf(account, secret))

/** The device name, if the signature was made for this account; otherwise undefined. */
export const deviceIn = (signed: string | undefined, account: string, secret: string): string | undefined =>
  signed === undefined ? undefined : tokenIn(signed, secretOf(account, secret))

/** Each account has its own signing key, different from the one for sessions. */
const secretOf = (account: string, secret: string) => `${secret} device of ${account}`
