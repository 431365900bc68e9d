import { eq } from 'drizzle-orm'
import { mails } from './table.server.ts'

/** Matches the e-mails of the log: all but the hidden ones. Every list of e-mails must use it. */
export const isLogged = eq(mails.hidden, false)
