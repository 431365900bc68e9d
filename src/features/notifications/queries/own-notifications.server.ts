import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Channels, DEFAULT_CHANNELS, KINDS, type NotificationKind } from '../model/kinds.ts'
import type { QuietHours } from '../model/quiet-hours.ts'
import { notificationPreferences, pushDevices, quietHours, sentNotifications } from '../table.server.ts'

export type OwnPreferences = {
  kinds: (Channels & { kind: NotificationKind })[]
  hours: QuietHours | undefined
}
export type OwnDevice = {
  id: string
  name: string
  addedAt: Date
  lastUsedAt: Date | null
  /** Lets a browser recognise its device. The push address itself stays secret. */
  hash: string
}
export type OwnNotification = Channels & { id: string; title: string; path: string; createdAt: Date }

const SHOWN = 20

/** Returns the caller's channels for each kind of message. */
export async function ownPreferences({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnPreferences> {
  if (actor.kind !== 'user') return { kinds: [], hours: undefined }
  const [chosen, [hours]] = await Promise.all([
    db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, actor.userId)),
    db.select().from(quietHours).where(eq(quietHours.userId, actor.userId)),
  ])
  const kinds = KINDS.map((kind) => {
    const { byEmail, byPush } = chosen.find((one) => one.kind === kind) ?? DEFAULT_CHANNELS
    return { kind, byEmail, byPush }
  })
  return { kinds, hours: hours && { from: hours.quietFrom, to: hours.quietTo } }
}

/** Lists the browsers that show notifications to the caller, newest first. */
export async function ownDevices({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnDevice[]> {
  if (actor.kind !== 'user') return []
  const { id, name, createdAt, lastUsedAt, endpoint } = pushDevices
  const found = await db
    .select({ id, name, addedAt: createdAt, lastUsedAt, endpoint })
    .from(pushDevices)
    .where(eq(pushDevices.userId, actor.userId))
    .orderBy(desc(createdAt), desc(id))
  return found.map(({ endpoint, ...device }) => ({
    ...device,
    hash: createHash('sha256').update(endpoint).digest('hex'),
  }))
}

/** Lists the caller's latest notifications, newest first. */
export async function latestNotifications(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  most = SHOWN,
): Promise<OwnNotification[]> {
  if (actor.kind !== 'user') return []
  const { id, title, path, byEmail, byPush, createdAt } = sentNotifications
  return db
    .select({ id, title, path, byEmail, byPush, createdAt })
    .from(sentNotifications)
    .where(eq(sentNotifications.userId, actor.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
}
