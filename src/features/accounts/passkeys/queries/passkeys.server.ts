import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { passkeys, userRoles } from '../../table.server.ts'

export type OwnPasskey = {
  id: string
  name: string
  credentialId: string
  addedAt: Date
  lastUsedAt: Date | null
}

/** Lists the caller's passkeys, oldest first. */
export async function listOwnPasskeys({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnPasskey[]> {
  if (actor.kind !== 'user') return []
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      addedAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, actor.userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** Whether this user is staff and has a passkey. */
export async function staffHasPasskey({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> {
  const isStaff = (await db.$count(userRoles, eq(userRoles.userId, userId))) > 0
  return isStaff && (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
}
