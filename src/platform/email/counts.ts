import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { isLogged } from './logged.ts'
import { mails } from './table.server.ts'

/** The number of e-mails that wait for a mail server to be configured. */
export const countUnsentMails = (db: Db): Promise<number> =>
  db.$count(mails, and(isLogged, eq(mails.status, 'unsent')))

/** The number of e-mails that could not be delivered. */
export const countFailedMails = (db: Db): Promise<number> =>
  db.$count(mails, and(isLogged, eq(mails.status, 'failed')))
