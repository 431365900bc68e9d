import { peopleOf } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import type { NotificationKind } from '../model/kinds.ts'
import { readUnsubscribeToken } from '../model/unsubscribe-link.ts'

type LinkFacts = {
  kind: NotificationKind
  /** The first name of the member whose e-mails the link stops, if its account acts for several people. */
  firstName: string | undefined
}

/** Returns what a link to unsubscribe is about; undefined if it is invalid or has expired. */
export async function findUnsubscribeLink(
  ctx: Pick<Ctx, 'db' | 'clock' | 'club' | 'secret'>,
  token: string,
): Promise<LinkFacts | undefined> {
  const who = readUnsubscribeToken(ctx.secret, token, ctx.clock.now())
  if (!who) return undefined
  const { kind } = who
  if (!('userId' in who) || !who.memberId) return { kind, firstName: undefined }
  const people = peopleOf(await actorOfUser(ctx, who.userId))
  const person = people.find(({ memberId }) => memberId === who.memberId)
  return { kind, firstName: people.length > 1 ? person?.firstName : undefined }
}
