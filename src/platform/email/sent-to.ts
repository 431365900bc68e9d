import { and, desc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { isLogged } from './logged.ts'
import { mails } from './table.server.ts'

/** [ADM-038] */
export const MAX_RESULTS = 400

/** Lists the e-mails to these addresses with their delivery status, newest first, without their content. */
export const mailsTo = ({ db }: { db: Db }, addresses: readonly string[]) =>
  db
    .select({
      id: mails.id,
      toEmail: mails.toEmail,
      subject: mails.subject,
      status: mails.status,
      error: mails.error,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(
      and(
        isLogged,
        inArray(
          sql`lower(${mails.toEmail})`,
          addresses.map((address) => address.toLowerCase()),
        ),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MAX_RESULTS)
