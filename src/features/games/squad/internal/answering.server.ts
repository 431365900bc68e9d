import { eq } from 'drizzle-orm'
import { actsFor } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { games } from '../../table.server.ts'
import { type WhyClosed, whyClosed } from '../model/answers-closed.ts'
import { readGameLink } from '../queries/answer-link.server.ts'

export type AnswerCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'secret' | 'club'>

/** The player to answer for, and the right to do so: an account that acts for the member, or a link from an e-mail. */
export type Answering = { gameId: string; memberId: string; token?: string | undefined }

/**
 * Returns the id of the account that answers; null for a link to an address without an account. Throws Forbidden unless
 * the caller acts for the member or has the link that was sent about this game.
 */
export async function checkAnswering(
  ctx: AnswerCtx,
  { gameId, memberId, token }: Answering,
): Promise<string | null> {
  if (!isId(gameId) || !isId(memberId)) throw new NotFound()
  if (ctx.actor.kind === 'user' && actsFor(ctx.actor, memberId)) return ctx.actor.userId
  const link = token ? await readGameLink(ctx, gameId, token) : undefined
  if (!link?.memberIds.includes(memberId)) throw new Forbidden()
  return link.userId
}

/**
 * Returns why a game accepts no answers; undefined if it does. Until the transaction ends, the game is neither
 * cancelled nor moved. Throws NotFound for an unknown game.
 */
export async function whyClosedNow(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  gameId: string,
): Promise<WhyClosed | undefined> {
  const [game] = await tx
    .select({ status: games.status, startsAt: games.startsAt })
    .from(games)
    .where(eq(games.id, gameId))
    .for('share')
  if (!game) throw new NotFound()
  return whyClosed(game, clock.now())
}
