import { openAuth } from '../../../platform/auth/auth.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { authTables } from '../table.server.ts'

/** Stores a password hash for a user, replacing any earlier one. */
export async function storePassword(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const auth = await openAuth(ctx, tx, authTables)
  const { internalAdapter } = await auth.$context
  if (await internalAdapter.findCredentialAccount(userId)) {
    await internalAdapter.updatePassword(userId, passwordHash)
    return
  }
  await internalAdapter.linkAccount({
    userId,
    providerId: 'credential',
    accountId: userId,
    password: passwordHash,
  })
}
