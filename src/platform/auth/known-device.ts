import { randomUUID } from 'node:crypto'
import { signToken, tokenIn } from './session-token.ts'

/** What a browser keeps by which it is known again to one account. It opens nothing. */
export const signDevice = (account: string, secret: string, device: string = randomUUID()): string =>
  signToken(device, secretOf(account, secret))

/** The device that this signature names, if it was made for this account; undefined for anything else. */
export const deviceIn = (signed: string | undefined, account: string, secret: string): string | undefined =>
  signed === undefined ? undefined : tokenIn(signed, secretOf(account, secret))

/** One for each account, and none that signs sessions. */
const secretOf = (account: string, secret: string) => `${secret} device of ${account}`
