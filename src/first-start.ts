import { createSetupLink } from './features/accounts/invitations/commands/create-setup-link.server.ts'
import { inviteFirstAdministrator } from './features/accounts/invitations/commands/invite-first-administrator.server.ts'
import { prepareSettings } from './features/club/commands/prepare-settings.server.ts'
import { prepareConfiguration } from './features/content/commands/prepare-configuration.server.ts'
import { addCountries } from './features/members/commands/add-countries.server.ts'
import { prepareTemplates } from './features/messages/commands/prepare-templates.server.ts'
import { SYSTEM } from './kernel/actor.ts'
import type { Ctx, Ports } from './platform/context.ts'
import { NO_PAGES } from './platform/page-cache/tags.ts'

/**
 * Creates what every club needs before it has content: countries, the configuration, templates of
 * messages and the settings. Returns the setup
 * link as long as the club has no administrator.
 */
export async function prepareClub(ports: Ports): Promise<string | undefined> {
  const ctx: Ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES, client: 'local', requestId: 'first-start' }
  await addCountries(ctx)
  await prepareConfiguration(ctx)
  await prepareTemplates(ctx)
  if (ports.config.demo) return undefined
  const setup = await createSetupLink(ctx)
  await prepareSettings(ctx, { isPublished: !setup.ok })
  await inviteByEmail(ctx)
  return setup.ok ? setup.url : undefined
}

/** Invites the first administrator by e-mail. Without a mail server, the setup link is used instead. */
async function inviteByEmail(ctx: Ctx): Promise<void> {
  const { firstAdministrator, smtpUrl } = ctx.config
  if (!firstAdministrator || !smtpUrl) return
  const invited = await inviteFirstAdministrator(ctx, firstAdministrator)
  if (invited.ok) ctx.log.info('Invited the first administrator by e-mail')
}

const HOURS = 24

/** Prints the setup link to the terminal rather than to the log, which must contain no secrets. */
export const printSetupLink = (url: string): unknown =>
  process.stderr.write(`\nSet up your club at ${url}\nThis address works once, for ${HOURS} hours.\n\n`)
