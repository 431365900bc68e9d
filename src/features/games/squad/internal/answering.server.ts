import { type Actor, actsFor } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { membersOfLink } from '../queries/answer-link.server.ts'

export type AnswerCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'secret' | 'club'>

/** The player to answer for, and the right to do so: an account that acts for the member, or a link from an e-mail. */
export type Answering = { gameId: string; memberId: string; token?: string | undefined }

/** Throws Forbidden unless the caller acts for the member or has the link that was sent about this game. */
export function checkAnswering(ctx: AnswerCtx, { gameId, memberId, token }: Answering): void {
  if (!isId(gameId) || !isId(memberId)) throw new NotFound()
  if (actsFor(ctx.actor, memberId)) return
  if (!token || !membersOfLink(ctx, gameId, token).includes(memberId)) throw new Forbidden()
}

/** Returns the id of the account that answers; null for an answer by link. */
export const answeredBy = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null)
