import { inArray, type SQL } from 'drizzle-orm'
import { asciiDomainEmail, respelledEmail } from '../../../kernel/email.ts'
import { users } from '../table.server.ts'

/**
 * The condition that a user has an e-mail address, in any spelling. The domain of older accounts may be stored in
 * punycode.
 */
export function hasEmail(typed: string): SQL {
  const email = respelledEmail(typed.toLowerCase())
  return inArray(users.email, [email, asciiDomainEmail(email)])
}
