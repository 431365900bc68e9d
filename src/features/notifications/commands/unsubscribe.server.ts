import { and, eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'
import type { NotificationKind } from '../model/kinds.ts'
import { readUnsubscribeToken } from '../model/unsubscribe-link.ts'
import { notificationPreferences, unsubscribedEmails } from '../table.server.ts'

export type Unsubscribe = Outcome<{ kind: NotificationKind }, { reason: 'EXPIRED' }>

/** Unsubscribes a recipient from a kind of e-mail by a link, or with `again` resubscribes them. Idempotent. */
export async function unsubscribe(
  { db, clock, secret }: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  token: string,
  { again = false } = {},
): Promise<Unsubscribe> {
  const who = readUnsubscribeToken(secret, token, clock.now())
  if (!who) return refused('EXPIRED')
  const { kind } = who
  if ('userId' in who) await chooseEmail(db, who.userId, kind, again)
  else await chooseAddress(db, who.email, kind, again)
  return done({ kind })
}

async function chooseEmail(db: Ctx['db'], userId: string, kind: NotificationKind, byEmail: boolean) {
  const isThere = (await db.$count(users, eq(users.id, userId))) > 0
  if (!isThere) return // the account was deleted
  await db
    .insert(notificationPreferences)
    .values({ userId, kind, byEmail, byPush: true })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { byEmail },
    })
}

async function chooseAddress(db: Ctx['db'], email: string, kind: NotificationKind, again: boolean) {
  const row = and(eq(unsubscribedEmails.email, email), eq(unsubscribedEmails.kind, kind))
  if (again) await db.delete(unsubscribedEmails).where(row)
  else await db.insert(unsubscribedEmails).values({ email, kind }).onConflictDoNothing()
}
