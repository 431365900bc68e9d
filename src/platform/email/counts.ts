import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from './table.server.ts'

/** How many mails wait for a mail server to be set. */
export const countUnsentMails = (db: Db): Promise<number> => db.$count(mails, eq(mails.status, 'unsent'))

/** How many mails were given up. */
export const countFailedMails = (db: Db): Promise<number> => db.$count(mails, eq(mails.status, 'failed'))
