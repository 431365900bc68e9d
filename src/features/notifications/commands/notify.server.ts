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
  /** Each address is notified once for a key, such as `training-cancelled:<session>`. */
  key: string
  /** The members it concerns; for minors their guardians are notified. */
  memberIds: readonly string[]
  /** The page that says more, as a path. */
  path?: string
  /**
   * A change of what the reader plans with, such as a cancelled session or a call-up: sent by e-mail too, whatever the
   * reader has chosen, and at once. Questions and reminders are not. Everything about money and families is important.
   */
  isImportant?: boolean
  /** The e-mail to one recipient, about the members that they answer for. Devices show its title. */
  compose: (recipient: FamilyContact) => EmailText
  /** When the links of the e-mails expire. */
  linksUntil?: Date
}

/**
 * Notifies people in the transaction of the command, by e-mail and on their devices as they have chosen: each address
 * once for a key, however often it is called. Returns how many were notified now. The caller must have checked the
 * permission.
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

async function notifyOne(
  ctx: Needs,
  tx: Tx,
  { kind, key, path = '', isImportant = isImportantKind(kind), compose, linksUntil }: Notification,
  recipient: FamilyContact,
  { byEmail, byPush, hours, deviceIds }: Delivery,
): Promise<boolean> {
  const now = ctx.clock.now()
  const email = compose(recipient)
  const [added] = await tx
    .insert(sentNotifications)
    .values({
      key,
      kind,
      path,
      email: recipient.email.toLowerCase(),
      userId: recipient.userId,
      title: email.title,
      byEmail: byEmail || isImportant,
      byPush: byPush && deviceIds.length > 0,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!added) return false
  const quiet = quietUntil(now, hours)
  if (added.byEmail) {
    const waits = quiet && !isImportant && (!linksUntil || quiet < linksUntil)
    const { text, unsubscribeUrl } = withChoices(ctx, email, kind, recipient, isImportant)
    const to = mailAddress(recipient.email, recipient.name)
    await sendEmail(
      ctx,
      tx,
      {
        to,
        ...(linksUntil && { linksUntil }),
        ...(unsubscribeUrl && { unsubscribeUrl }),
        ...(waits && { sendAt: quiet }),
      },
      text,
    )
  }
  if (added.byPush) {
    const message = { title: added.title, path, tag: added.id, since: (quiet ?? now).toISOString() }
    for (const device of deviceIds)
      await addJob(tx, 'push', { device, ...message }, `push:${added.id}:${device}`, undefined, quiet)
  }
  return added.byEmail || added.byPush
}
