import { and, eq } from 'drizzle-orm'
import { peopleOf } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { problemsOf } from '../../../platform/email/address-problems.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { channelsFor } from '../model/channels-for.ts'
import type { NotificationKind } from '../model/kinds.ts'
import { readUnsubscribeToken, type Unsubscriber } from '../model/unsubscribe-link.ts'
import { notificationPreferences as preferences, unsubscribedEmails } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'clock' | 'club' | 'secret'>

/**
 * Whether the recipient gets these e-mails. `complained`: they were stopped because one was marked as spam. `none`: the
 * account was deleted, or no longer acts for the member.
 */
export type EmailsState = 'on' | 'stopped' | 'complained' | 'none'

type LinkFacts = {
  kind: NotificationKind
  /** The first name of the member whose e-mails the link stops, if its account acts for several people. */
  firstName: string | undefined
  state: EmailsState
  hasAccount: boolean
}

/** Returns what a link to unsubscribe is about; undefined if it is invalid or has expired. */
export async function findUnsubscribeLink(ctx: Reads, token: string): Promise<LinkFacts | undefined> {
  const who = readUnsubscribeToken(ctx.secret, token, ctx.clock.now())
  if (!who) return undefined
  return 'email' in who ? addressFacts(ctx, who) : accountFacts(ctx, who)
}

async function addressFacts({ db }: Reads, { kind, email }: Extract<Unsubscriber, { email: string }>) {
  const isStopped = and(eq(unsubscribedEmails.email, email), eq(unsubscribedEmails.kind, kind))
  const stopped = (await db.$count(unsubscribedEmails, isStopped)) > 0
  return { kind, firstName: undefined, state: await stateOf(db, email, stopped), hasAccount: false }
}

async function accountFacts(
  ctx: Reads,
  { kind, userId, memberId }: Extract<Unsubscriber, { userId: string }>,
) {
  const actor = await actorOfUser(ctx, userId)
  const people = peopleOf(actor)
  const person = people.find((one) => one.memberId === memberId)
  const firstName = people.length > 1 ? person?.firstName : undefined
  if (actor.kind !== 'user' || (memberId && !person))
    return { kind, firstName, state: 'none' as const, hasAccount: actor.kind === 'user' }
  const isOf = and(eq(preferences.userId, userId), eq(preferences.kind, kind))
  const chosen = await ctx.db.select().from(preferences).where(isOf)
  const wanted = channelsFor(chosen, memberId ? [{ memberId }] : people).byEmail
  return { kind, firstName, state: await stateOf(ctx.db, actor.email, !wanted), hasAccount: true }
}

async function stateOf(db: Ctx['db'], email: string, stopped: boolean): Promise<EmailsState> {
  const [problem] = await problemsOf(db, [email])
  if (problem?.complainedAt) return 'complained'
  return stopped ? 'stopped' : 'on'
}
