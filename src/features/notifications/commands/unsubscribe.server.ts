import { and, eq, exists, or, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'
import { guardians } from '../../members/family/table.server.ts'
import { members } from '../../members/table.server.ts'
import { channelsFor } from '../model/channels-for.ts'
import type { NotificationKind } from '../model/kinds.ts'
import { readUnsubscribeToken } from '../model/unsubscribe-link.ts'
import { notificationPreferences as preferences, unsubscribedEmails } from '../table.server.ts'

export type Unsubscribe = Outcome<{ kind: NotificationKind }, { reason: 'EXPIRED' }>

/**
 * Unsubscribes a recipient from a kind of e-mail by a link, or with `again` resubscribes them: from those about one
 * member if the link names one, or else from all. Idempotent.
 */
export async function unsubscribe(
  { db, clock, secret }: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  token: string,
  { again = false } = {},
): Promise<Unsubscribe> {
  const who = readUnsubscribeToken(secret, token, clock.now())
  if (!who) return refused('EXPIRED')
  const { kind } = who
  if ('email' in who) await chooseAddress(db, who.email, kind, again)
  else if (who.memberId) await chooseForMember(db, who.userId, who.memberId, kind, again)
  else await chooseForAll(db, who.userId, kind, again)
  return done({ kind })
}

async function chooseForAll(db: Ctx['db'], userId: string, kind: NotificationKind, byEmail: boolean) {
  const isThere = (await db.$count(users, eq(users.id, userId))) > 0
  if (!isThere) return // the account was deleted
  await db.transaction(async (tx) => {
    await tx.update(preferences).set({ byEmail }).where(isOf(userId, kind))
    await tx.insert(preferences).values({ userId, kind, byEmail, byPush: true }).onConflictDoNothing()
  })
}

async function chooseForMember(
  db: Ctx['db'],
  userId: string,
  memberId: string,
  kind: NotificationKind,
  byEmail: boolean,
) {
  if (!(await isTheirs(db, userId, memberId))) return // the account or member was deleted, or the guardian removed
  const chosen = await db.select().from(preferences).where(isOf(userId, kind))
  const { byPush } = channelsFor(chosen, [{ memberId }])
  await db
    .insert(preferences)
    .values({ userId, memberId, kind, byEmail, byPush })
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.kind, preferences.memberId],
      set: { byEmail },
    })
}

const isOf = (userId: string, kind: NotificationKind) =>
  and(eq(preferences.userId, userId), eq(preferences.kind, kind))

/** Whether an account is the login of a member or of a guardian. */
async function isTheirs(db: Ctx['db'], userId: string, memberId: string): Promise<boolean> {
  const guardian = db
    .select({ one: sql`1` })
    .from(guardians)
    .where(and(eq(guardians.memberId, members.id), eq(guardians.userId, userId)))
  const isIt = and(eq(members.id, memberId), or(eq(members.userId, userId), exists(guardian)))
  return (await db.$count(members, isIt)) > 0
}

async function chooseAddress(db: Ctx['db'], email: string, kind: NotificationKind, again: boolean) {
  const row = and(eq(unsubscribedEmails.email, email), eq(unsubscribedEmails.kind, kind))
  if (again) await db.delete(unsubscribedEmails).where(row)
  else await db.insert(unsubscribedEmails).values({ email, kind }).onConflictDoNothing()
}
