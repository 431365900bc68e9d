import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../emails/model.ts'
import { contactsOf, type FamilyContact } from '../../members/family/queries/contacts.server.ts'
import type { NotificationKind } from '../model.ts'
import { sentNotifications } from '../table.server.ts'

export type Notification = {
  kind: NotificationKind
  /** Each address is notified once for a key, such as `training-cancelled:<session>`. */
  key: string
  /** The members it concerns; for minors their guardians are notified. */
  memberIds: readonly string[]
  /** The page that says more, as a path. */
  path?: string
  /** The e-mail to one recipient, about the members that they answer for. */
  compose: (recipient: FamilyContact) => EmailText
  /** When the links of the e-mails expire. */
  linksUntil?: Date
}

/**
 * Notifies people in the transaction of the command: each address once for a key, however often it is called. Returns
 * how many were notified now. The caller must have checked the permission.
 */
export async function notify(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club'>,
  tx: Tx,
  { kind, key, memberIds, path = '', compose, linksUntil }: Notification,
): Promise<number> {
  let notified = 0
  for (const recipient of await contactsOf(ctx, tx, memberIds)) {
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
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: sentNotifications.id })
    if (!added) continue
    const to = mailAddress(recipient.email, recipient.name)
    await sendEmail(ctx, tx, { to, ...(linksUntil && { linksUntil }) }, email)
    notified += 1
  }
  return notified
}
