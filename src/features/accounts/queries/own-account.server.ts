import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { isLogged } from '../../../platform/email/logged.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { users } from '../table.server.ts'
import { rolesOfUser } from './roles-of-user.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

/** Returns the caller's account without secrets. */
export async function findOwnAccount({ db, actor }: Needs) {
  if (actor.kind !== 'user') return undefined
  const [account] = await db
    .select({
      email: users.email,
      username: users.username,
      name: users.name,
      roles: rolesOfUser,
      confirmed: users.emailVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, actor.userId))
  return account
}

/**
 * Lists the e-mails to the caller, without their text, which may contain links. Only e-mails under the caller's own
 * name are listed, because families share addresses.
 */
export async function listOwnEmails({ db, actor }: Needs) {
  if (actor.kind !== 'user') return []
  return db
    .select({ subject: mails.subject, to: mails.toEmail, sentAt: mails.sentAt, writtenAt: mails.createdAt })
    .from(mails)
    .where(and(isLogged, eq(mails.toEmail, actor.email), inArray(mails.toName, ['', actor.name])))
    .orderBy(desc(mails.id))
}
