import type { Ctx } from '../../../../platform/context.ts'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'

const PURPOSE = 'game-answer'

/** The address by which one recipient answers for their members without a login, until the game begins. */
export function answerAddress(
  { secret, config }: Pick<Ctx, 'secret' | 'config'>,
  game: { id: string; startsAt: Date },
  memberIds: readonly string[],
): string {
  const token = signLink(secret, PURPOSE, [game.id, ...memberIds], game.startsAt)
  return new URL(`${paths.memberGame(game.id)}?token=${token}`, config.publicUrl).href
}

/** The members that a link answers for; none for a link to another game and for one that has expired. */
export function membersOfLink(
  { secret, clock }: Pick<Ctx, 'secret' | 'clock'>,
  gameId: string,
  token: string,
): string[] {
  const [ofGame, ...memberIds] = readSignedLink(secret, PURPOSE, token, clock.now()) ?? []
  return ofGame === gameId ? memberIds : []
}
