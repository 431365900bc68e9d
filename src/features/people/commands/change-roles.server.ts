import type { StaffRole } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type SetRoles, setRoles } from '../../accounts/commands/set-roles.server.ts'
import { findAccount } from '../../accounts/queries/find-account.server.ts'
import { setCoachedTeams } from '../../teams/commands/set-coached-teams.server.ts'
import { canManagePeople } from '../policy.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/**
 * Sets the roles of a person, effective from their next request. `teams` are the teams of a coach; without them the
 * teams stay. Refuses for the last administrator. Throws Forbidden unless the caller is an administrator, NotFound
 * for an unknown person.
 */
export async function changeRoles(
  ctx: Needs,
  userId: string,
  roles: readonly StaffRole[],
  teamIds?: readonly string[],
): Promise<SetRoles> {
  if (!canManagePeople(ctx.actor)) throw new Forbidden()
  if (!isId(userId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    if (!(await findAccount(tx, userId))) throw new NotFound()
    const changed = await setRoles(tx, userId, roles)
    if (!changed.ok) return changed
    const teams = roles.includes('coach') ? teamIds : []
    if (teams) await setCoachedTeams(tx, userId, teams)
    await audit(tx, ctx, { action: 'users.roles', subject: `users/${userId}`, facts: { roles } })
    return changed
  })
}
