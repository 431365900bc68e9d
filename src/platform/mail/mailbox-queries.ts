import { desc, eq } from 'drizzle-orm'
import { isId } from '../../kernel/ids.ts'
import type { Db } from '../database/database.ts'
import { mails } from './table.server.ts'

const SHOWN = 100

/** The newest mails, for /dev/mailbox. */
export const listMails = (db: Db) =>
  db
    .select({
      id: mails.id,
      toEmail: mails.toEmail,
      subject: mails.subject,
      status: mails.status,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(SHOWN)

export async function findMail(db: Db, id: string) {
  if (!isId(id)) return undefined
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}
