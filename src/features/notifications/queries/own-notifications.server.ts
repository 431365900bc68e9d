import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { type OwnPerson, peopleOf } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { channelsFor } from '../model/channels-for.ts'
import { type Channels, KINDS, type NotificationKind } from '../model/kinds.ts'
import type { QuietHours } from '../model/quiet-hours.ts'
import { notificationPreferences, pushDevices, quietHours, sentNotifications } from '../table.server.ts'

export type OwnChoice = Channels & {
  /** Undefined if the account acts for one person or no one: the choice is then about all its messages. */
  person: OwnPerson | undefined
}
export type OwnPreferences = {
  kinds: { kind: NotificationKind; choices: OwnChoice[] }[]
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

/** Returns the caller's channels for each kind of message and, if there are several, each of the caller's people. */
export async function ownPreferences({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnPreferences> {
  if (actor.kind !== 'user') return { kinds: [], hours: undefined }
  const [chosen, [hours]] = await Promise.all([
    db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, actor.userId)),
    db.select().from(quietHours).where(eq(quietHours.userId, actor.userId)),
  ])
  const people = peopleOf(actor)
  const kinds = KINDS.map((kind) => {
    const preferences = chosen.filter((one) => one.kind === kind)
    const choices =
      people.length > 1
        ? people.map((person) => ({ person, ...channelsFor(preferences, [person]) }))
        : [{ person: undefined, ...channelsFor(preferences, people) }]
    return { kind, choices }
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
