import type { Db, Tx } from '../../../platform/database/database.ts'
import { deliveriesFor, type Recipient } from '../internal/delivery.server.ts'
import type { NotificationKind } from '../model/kinds.ts'

/** Returns a function that says whether a recipient gets e-mails of a kind, or has stopped them. */
export async function wantsEmail(
  db: Db | Tx,
  kind: NotificationKind,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => boolean> {
  const deliveryTo = await deliveriesFor(db, kind, recipients)
  return (recipient) => deliveryTo(recipient).byEmail
}
