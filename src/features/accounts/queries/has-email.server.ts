import { inArray, type SQL } from 'drizzle-orm'
import { asciiDomainEmail, respelledEmail } from '../../../kernel/email.ts'
import { users } from '../table.server.ts'

/**
 * Whether a user has an e-mail address, however it was typed. Accounts that were made before addresses had one spelling
 * may have their domain in punycode.
 */
export function hasEmail(typed: string): SQL {
  const email = respelledEmail(typed.toLowerCase())
  return inArray(users.email, [email, asciiDomainEmail(email)])
}
