import { createAdministratorLink } from '../features/accounts/invitations/commands/create-administrator-link.server.ts'
import { createSetupLink } from '../features/accounts/invitations/commands/create-setup-link.server.ts'
import { NO_PAGES } from '../platform/page-cache/tags.ts'
import type { CommandContext } from './command.ts'
import { withClub } from './with-database.ts'

const USAGE = 'Usage: npm run setup-link [-- E-MAIL OF AN ADMINISTRATOR]'

/**
 * `npm run setup-link`: prints the link for setting up a new club. If the club already has an administrator, it prints
 * a password reset link for the administrator named on the command line. Returns the exit code.
 */
export async function setupLink(
  [email, ...rest]: string[],
  { say, config: settings, now }: CommandContext,
): Promise<number> {
  if (rest.length > 0) {
    say(USAGE)
    return 2
  }
  const config = settings()
  return withClub(config, say, async (db) => {
    const ctx = { db, config, clock: { now: () => now }, pages: NO_PAGES }
    const link = email === undefined ? await createSetupLink(ctx) : await createAdministratorLink(ctx, email)
    if (link.ok) {
      say(link.url)
      return 0
    }
    say(
      link.reason === 'HAS_ADMINISTRATOR'
        ? `Your club has an administrator. To give them a new password, name their e-mail address.\n${USAGE}`
        : `No administrator has the e-mail address ${email}.`,
    )
    return 1
  })
}
