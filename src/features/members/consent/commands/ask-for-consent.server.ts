import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { paths } from '../../../../web/paths.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { askConsentEmail } from '../emails/ask-consent.tsx'
import { canAskForConsent } from '../policy.ts'
import { unansweredMembers } from '../queries/unanswered-members.server.ts'

/**
 * E-mails a request for missing answers, for all members or one, at most once a day for each address. Returns the
 * number of addresses. Throws Forbidden unless the caller is an administrator.
 */
export async function askForConsent(ctx: Ctx, memberId?: string): Promise<number> {
  if (!canAskForConsent(ctx.actor)) throw new Forbidden()
  const missing = (await unansweredMembers(ctx)).map(({ id }) => id)
  const memberIds = memberId === undefined ? missing : missing.filter((id) => id === memberId)
  if (memberIds.length === 0) return 0
  const url = new URL(paths.family, ctx.config.publicUrl).href
  return transact(ctx, async (tx) => {
    const emailed = await notify(ctx, tx, {
      kind: 'family',
      key: `consent:${clubDay(ctx.clock.now())}`,
      memberIds,
      path: paths.family,
      compose: ({ name, people }) => askConsentEmail({ club: ctx.club.name, name, people, url }),
    })
    const subject = memberId === undefined ? 'members' : `members/${memberId}`
    await audit(tx, ctx, { action: 'members.ask-consent', subject, facts: { people: emailed } })
    return emailed
  })
}
