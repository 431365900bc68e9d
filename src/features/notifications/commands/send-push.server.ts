import { eq } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import type { PushMessage } from '../../../platform/push/push.ts'
import { pushDevices } from '../table.server.ts'

/** Older messages are dropped, because they are out of date. */
const LATEST_MS = 12 * 3_600_000

type Push = PushMessage & { device: string; since: Date }

/**
 * Sends a push message to one device and deletes the device if the push service no longer knows it. Skips removed
 * devices and outdated messages. Throws if the job should be retried.
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
