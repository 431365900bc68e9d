import { and, desc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { sessions } from '../../table.server.ts'
import { deviceName } from '../model/device.ts'

export type OwnSession = { id: string; device: string; since: Date; lastUsed: Date; here: boolean }

/** Lists the caller's sessions, most recently used first. `token` is the current session. */
export async function listOwnSessions(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  token: string | undefined,
): Promise<OwnSession[]> {
  if (actor.kind !== 'user') return []
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
  return found.map((session) => ({
    id: session.id,
    device: deviceName(session.userAgent ?? ''),
    since: session.createdAt,
    lastUsed: session.updatedAt,
    here: session.token === token,
  }))
}
