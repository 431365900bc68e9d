import { asciiDomainEmail, isAscii, respelledEmail } from '../../kernel/email.ts'

/**
 * An address as the provider takes it, with its domain in ASCII. Undefined where the name before the @ is in another
 * script, which the provider refuses: its page then asks the payer for an address.
 */
export function providerEmail(email: string): string | undefined {
  const ascii = asciiDomainEmail(email)
  return email !== '' && isAscii(ascii) ? ascii : undefined
}

/** An address that the provider names, in the one spelling that we store and show. '' where it names none. */
export const emailOfProvider = (email: string | null | undefined): string => respelledEmail(email ?? '')
