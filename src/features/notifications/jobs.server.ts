import { lt, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { sendPush } from './commands/send-push.server.ts'
import { sentNotifications } from './table.server.ts'

/** Each night at 03:27 UTC. */
export const NOTIFICATION_CRONTAB = '27 3 * * * delete-old-notifications'

const pushJob = z.object({
  device: z.uuid(),
  title: z.string(),
  path: z.string(),
  tag: z.string(),
  since: z.coerce.date(),
})

/** The jobs that send push messages and delete old notifications. */
export const notificationTasks = (ports: Pick<Ports, 'db' | 'clock' | 'push' | 'club'>): TaskList => ({
  push: (payload) => sendPush(ports, pushJob.parse(payload)),
  async 'delete-old-notifications'() {
    await deleteOldNotifications(ports)
  },
})

/** Deletes the notifications of more than 12 months ago. Returns their number. */
export async function deleteOldNotifications({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const limit = sql`${clock.now()}::timestamptz - interval '12 months'`
  const { rowCount } = await db.delete(sentNotifications).where(lt(sentNotifications.createdAt, limit))
  return rowCount ?? 0
}
