import { eq } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import type { PushMessage } from '../../../platform/push/push.ts'
import { pushDevices } from '../table.server.ts'

/** After that a message is no news any more. */
const LATEST_MS = 12 * 3_600_000

type Push = PushMessage & { device: string; since: Date }

/**
 * Sends a notification to one device. A device that is gone is deleted. Does nothing for a device that was removed and
 * for a message that is too old. Throws when it should be tried again.
 */
export async function sendPush(
  { db, clock, push, club }: Pick<Ports, 'db' | 'clock' | 'push' | 'club'>,
  { device, since, ...message }: Push,
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - since.getTime() > LATEST_MS) return
  const [target] = await db.select().from(pushDevices).where(eq(pushDevices.id, device))
  if (!target) return
  const result = await push.send(target, message, club.emails.info)
  if (result === 'gone') await db.delete(pushDevices).where(eq(pushDevices.id, device))
  if (result === 'delivered')
    await db.update(pushDevices).set({ lastUsedAt: now }).where(eq(pushDevices.id, device))
}
