import { base32 } from '@better-auth/utils/base32'

/** The key that a page shows in groups, as an authenticator app keeps it. */
export const keyIn = (typed: string): string =>
  Buffer.from(base32.decode(typed.replaceAll(' ', ''))).toString('utf8')
