import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { sessions } from '../../table.server.ts'

/** Logs a user out on all devices. Returns the number of ended sessions. The caller has checked the permission. */
export async function endAllSessions(tx: Tx, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return ended.length
}
