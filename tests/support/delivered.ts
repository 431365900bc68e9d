import { desc } from 'drizzle-orm'
import type { Db } from '../../src/platform/database/database.ts'
import { mails } from '../../src/platform/email/table.server.ts'

type Mail = typeof mails.$inferSelect

/** An e-mail of the outbox as its recipient gets it: the log keeps less. */
const asDelivered = (mail: Mail): Mail => ({ ...mail, ...mail.undelivered })

/** Every e-mail of the outbox as its recipient gets it, the newest first. */
export const deliveredMails = async (db: Db): Promise<Mail[]> =>
  (await db.select().from(mails).orderBy(desc(mails.id))).map(asDelivered)
