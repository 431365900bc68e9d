import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { setRoles } from '../../accounts/commands/set-roles.server.ts'
import { inviteByEmail } from '../../accounts/invitations/commands/invite-by-email.server.ts'
import { hasEmail } from '../../accounts/queries/has-email.server.ts'
import { users } from '../../accounts/table.server.ts'
import { setCoachedTeams } from '../../teams/commands/set-coached-teams.server.ts'
import { canManagePeople } from '../policy.ts'
import type { InvitationInput } from '../schema.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>

/** HAS_LOGIN: an account with this address exists; its roles can be changed on its page. */
export type InvitePerson = Outcome<{ id: string }, { reason: 'HAS_LOGIN'; id: string }>

/**
 * Creates an account with these roles and teams, and e-mails the invitation. Refuses if the address has an account.
 * Throws Forbidden unless the caller is an administrator.
 */
export async function invitePerson(
  ctx: Needs,
  { email, name, roles, teams }: InvitationInput,
): Promise<InvitePerson> {
  if (!canManagePeople(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(hasEmail(email))
    if (known) return refused('HAS_LOGIN', { id: known.id })
    const { id } = await inviteByEmail(ctx, tx, { email, name })
    await setRoles(tx, id, roles)
    if (roles.includes('coach')) await setCoachedTeams(tx, id, teams)
    await audit(tx, ctx, { action: 'users.invite', subject: `users/${id}`, facts: { roles } })
    return done({ id })
  })
}
