import { desc } from 'drizzle-orm'
import type { Db } from '../../src/platform/database/database.ts'
import { mails } from '../../src/platform/email/table.server.ts'

type Mail = typeof mails.$inferSelect

/** An e-mail from the outbox as its recipient gets it. The e-mail log stores less. */
const asDelivered = (mail: Mail): Mail => ({ ...mail, ...mail.undelivered })

/** Returns every e-mail in the outbox as its recipient gets it, newest first. */
export const deliveredMails = async (db: Db): Promise<Mail[]> =>
  (await db.select().from(mails).orderBy(desc(mails.id))).map(asDelivered)
