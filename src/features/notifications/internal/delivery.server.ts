import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { problemsOf } from '../../../platform/email/address-problems.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { channelsFor } from '../model/channels-for.ts'
import type { Channels, NotificationKind } from '../model/kinds.ts'
import type { QuietHours } from '../model/quiet-hours.ts'
import { notificationPreferences, pushDevices, quietHours, unsubscribedEmails } from '../table.server.ts'

/** A recipient and the members that a message is about. */
export type Recipient = Pick<FamilyContact, 'userId' | 'email'> & {
  people: readonly { memberId: string }[]
}

/** How one recipient gets messages of a kind. */
export type Delivery = Channels & { hours: QuietHours | undefined; deviceIds: readonly string[] }

/**
 * Returns how each recipient gets messages of a kind. Runs a fixed number of queries, however many recipients there
 * are.
 */
export async function deliveriesFor(tx: Db | Tx, kind: NotificationKind, recipients: readonly Recipient[]) {
  const ids = recipients.flatMap(({ userId }) => userId ?? [])
  const addresses = recipients.flatMap(({ userId, email }) => (userId ? [] : email.toLowerCase()))
  const [choices, hours, devices, unsubscribed] = [
    await tx
      .select()
      .from(notificationPreferences)
      .where(and(inArray(notificationPreferences.userId, ids), eq(notificationPreferences.kind, kind))),
    await tx.select().from(quietHours).where(inArray(quietHours.userId, ids)),
    await tx
      .select({ id: pushDevices.id, userId: pushDevices.userId })
      .from(pushDevices)
      .where(inArray(pushDevices.userId, ids)),
    await tx
      .select({ email: unsubscribedEmails.email })
      .from(unsubscribedEmails)
      .where(and(inArray(unsubscribedEmails.email, addresses), eq(unsubscribedEmails.kind, kind))),
  ]
  const problems = await problemsOf(
    tx,
    recipients.map(({ email }) => email),
  )
  const unreachable = new Set(problems.map(({ email }) => email))
  const deliveryTo = ({ userId, email, people }: Recipient): Delivery => {
    if (!userId) {
      const isUnsubscribed = unsubscribed.some((one) => one.email === email.toLowerCase())
      return { byEmail: !isUnsubscribed, byPush: false, hours: undefined, deviceIds: [] }
    }
    const own = choices.filter((one) => one.userId === userId)
    const quiet = hours.find((one) => one.userId === userId)
    return {
      ...channelsFor(own, people),
      hours: quiet && { from: quiet.quietFrom, to: quiet.quietTo },
      deviceIds: devices.filter((one) => one.userId === userId).map(({ id }) => id),
    }
  }
  // An address that fails or has complained gets no e-mails that can be stopped, whatever its owner chose before.
  return (recipient: Recipient): Delivery => {
    const delivery = deliveryTo(recipient)
    return unreachable.has(recipient.email.toLowerCase()) ? { ...delivery, byEmail: false } : delivery
  }
}
