import type { StaffRole } from '../../../kernel/actor.ts'
import { respelledEmail } from '../../../kernel/email.ts'
import { openAuth } from '../../../platform/auth/auth.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { authTables, userRoles } from '../table.server.ts'

export type NewUser = {
  email: string
  name: string
  username?: string | undefined
  roles?: readonly StaffRole[]
  /** With a password the account is confirmed at once. Without one it waits for the invitation link. */
  password?: string
}

/**
 * Creates a user through better-auth. Before it gives a password, the caller must have checked a link that was e-mailed
 * to the address, or the setup link: a confirmed address shows what was sent to it. Throws if the address is taken.
 */
export async function createUser(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  { email, name, username, roles = [], password }: NewUser,
): Promise<{ id: string }> {
  const auth = await openAuth(ctx, tx, authTables)
  const { internalAdapter } = await auth.$context
  const { id } = await internalAdapter.createUser(
    {
      email: respelledEmail(email.toLowerCase()),
      name,
      emailVerified: password !== undefined,
      ...(username && { username }),
    },
    { method: 'email-password' },
  )
  if (roles.length > 0) await tx.insert(userRoles).values(roles.map((role) => ({ userId: id, role })))
  if (password !== undefined) {
    await internalAdapter.linkAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: await hashPassword(password),
    })
  }
  return { id }
}
