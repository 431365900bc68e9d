import { and, eq, notInArray } from 'drizzle-orm'
import type { StaffRole } from '../../../kernel/actor.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hasOtherAdministrator } from '../internal/other-administrator.server.ts'
import { userRoles } from '../table.server.ts'

export type SetRoles = Outcome<object, { reason: 'LAST_ADMINISTRATOR' }>

/**
 * Sets the roles of a user. Refuses if no administrator who can log in would be left. The caller has checked the
 * permission and writes the audit log.
 */
export async function setRoles(tx: Tx, userId: string, roles: readonly StaffRole[]): Promise<SetRoles> {
  if (!roles.includes('administrator') && !(await hasOtherAdministrator(tx, userId)))
    return refused('LAST_ADMINISTRATOR')
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), notInArray(userRoles.role, [...roles])))
  if (roles.length > 0)
    await tx
      .insert(userRoles)
      .values(roles.map((role) => ({ userId, role })))
      .onConflictDoNothing()
  return done({})
}
