import { inviteFirstAdministrator } from '../src/features/accounts/commands/invite-first-administrator.server.ts'
import { configurations } from '../src/features/content/table.server.ts'
import { addCountries } from '../src/features/members/commands/add-countries.server.ts'
import { SYSTEM } from '../src/kernel/actor.ts'
import type { Ctx, Ports } from '../src/platform/context.ts'
import { NO_PAGES } from '../src/platform/page-cache/tags.ts'

/** What every club needs before it has any content: countries, one configuration, a first administrator. */
export async function prepareClub(ports: Ports): Promise<void> {
  const ctx: Ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES, client: 'local', requestId: 'first-start' }
  await addCountries(ctx)
  await ctx.db.insert(configurations).values({}).onConflictDoNothing()
  const email = ports.config.firstAdministrator
  if (!email) return
  const invited = await inviteFirstAdministrator(ctx, email)
  if (invited.ok) ports.log.info(`Invited ${email} as the first administrator`)
}
