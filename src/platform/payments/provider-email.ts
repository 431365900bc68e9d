import { asciiDomainEmail, isAscii, respelledEmail } from '../../kernel/email.ts'

/**
 * Converts an e-mail address for the provider, with an ASCII domain. Returns undefined if the local part is not ASCII:
 * the provider refuses such an address, and its page asks the payer for another one.
 */
export function providerEmail(email: string): string | undefined {
  const ascii = asciiDomainEmail(email)
  return email !== '' && isAscii(ascii) ? ascii : undefined
}

/** Converts an address from the provider to the spelling that we store and show; '' if there is none. */
export const emailOfProvider = (email: string | null | undefined): string => respelledEmail(email ?? '')
