import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../emails/model.ts'
import { contactsOf, type FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { type Delivery, deliveriesFor } from '../internal/delivery.server.ts'
import { withChoices } from '../internal/with-choices.server.ts'
import { isImportantKind, type NotificationKind } from '../model/kinds.ts'
import { quietUntil } from '../model/quiet-hours.ts'
import { sentNotifications } from '../table.server.ts'

type Needs = Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>

export type Notification = {
  kind: NotificationKind
  /** The idempotency key, such as `training-cancelled:<session>`: each address is notified once per key. */
  key: string
  /** The members it concerns. For minors, their guardians are notified. */
  memberIds: readonly string[]
  /** The path of the page with details. */
  path?: string
  /**
   * Important messages change the reader's plans, such as a cancelled session or a call-up. They are always e-mailed
   * immediately, whatever the reader's preferences. Defaults to true for kinds about money and families.
   */
  isImportant?: boolean
  /** Writes the e-mail to one recipient about the members in their care. Devices show its title. */
  compose: (recipient: FamilyContact) => EmailText
  /** When the links in the e-mails expire. */
  linksUntil?: Date
}

/**
 * Notifies people by e-mail and push, according to their preferences, inside the command's transaction. An address is
 * notified once per key, so repeated calls are safe. Returns the number of newly notified people. The caller must check
 * permissions.
 */
export async function notify(ctx: Needs, tx: Tx, notification: Notification): Promise<number> {
  const { kind, memberIds } = notification
  const recipients = await contactsOf(ctx, tx, memberIds)
  if (recipients.length === 0) return 0
  const deliveryTo = await deliveriesFor(tx, kind, recipients)
  let notified = 0
  for (const recipient of recipients) {
    if (await notifyOne(ctx, tx, notification, recipient, deliveryTo(recipient))) notified += 1
  }
  return notified
}

/** Notifies one recipient, unless this address already has a notification with this key. */
async function notifyOne(
  ctx: Needs,
  tx: Tx,
  notification: Notification,
  recipient: FamilyContact,
  delivery: Delivery,
): Promise<boolean> {
  const { isImportant = isImportantKind(notification.kind) } = notification
  const email = notification.compose(recipient)
  const added = await addNotification(ctx, tx, { ...notification, isImportant }, recipient, delivery, email)
  if (!added) return false
  const quiet = quietUntil(ctx.clock.now(), delivery.hours)
  if (added.byEmail) await queueEmail(ctx, tx, { ...notification, isImportant }, recipient, email, quiet)
  if (added.byPush) await queuePush(tx, added, delivery.deviceIds, quiet)
  return added.byEmail || added.byPush
}

type Decided = Notification & { isImportant: boolean }

async function addNotification(
  { clock }: Needs,
  tx: Tx,
  { key, kind, path = '', isImportant }: Decided,
  { email, userId }: FamilyContact,
  { byEmail, byPush, deviceIds }: Delivery,
  { title }: EmailText,
) {
  const [added] = await tx
    .insert(sentNotifications)
    .values({
      key,
      kind,
      path,
      email: email.toLowerCase(),
      userId,
      title,
      byEmail: byEmail || isImportant,
      byPush: byPush && deviceIds.length > 0,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  return added
}

/** An e-mail waits for the end of the quiet hours, unless it is important or its links would expire by then. */
async function queueEmail(
  ctx: Needs,
  tx: Tx,
  { kind, isImportant, linksUntil }: Decided,
  recipient: FamilyContact,
  email: EmailText,
  quiet: Date | undefined,
): Promise<void> {
  const waits = quiet && !isImportant && (!linksUntil || quiet < linksUntil)
  const { text, unsubscribeUrl } = withChoices(ctx, email, kind, recipient, isImportant)
  const envelope = {
    to: mailAddress(recipient.email, recipient.name),
    ...(linksUntil && { linksUntil }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(waits && { sendAt: quiet }),
  }
  await sendEmail(ctx, tx, envelope, text)
}

type Added = typeof sentNotifications.$inferSelect

/** Push messages always wait for the end of the quiet hours. */
async function queuePush(
  tx: Tx,
  { id, title, path, createdAt }: Added,
  deviceIds: readonly string[],
  quiet: Date | undefined,
): Promise<void> {
  const message = { title, path, tag: id, since: (quiet ?? createdAt).toISOString() }
  for (const device of deviceIds)
    await addJob(tx, 'push', { device, ...message }, `push:${id}:${device}`, undefined, quiet)
}
