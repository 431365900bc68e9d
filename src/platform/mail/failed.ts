import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { mails } from './table.server.ts'

/** How many mails were given up. */
export const countFailedMails = (db: Db): Promise<number> => db.$count(mails, eq(mails.status, 'failed'))
