import { base32 } from '@better-auth/utils/base32'

/** Decodes the key that a page shows in groups, as an authenticator app stores it. */
export const keyIn = (typed: string): string =>
  Buffer.from(base32.decode(typed.replaceAll(' ', ''))).toString('utf8')
