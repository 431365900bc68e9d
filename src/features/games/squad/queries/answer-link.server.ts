import type { Ctx } from '../../../../platform/context.ts'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'

const PURPOSE = 'game-answer'

/** Returns an address where a recipient can answer for their members without login, until the game begins. */
export function answerAddress(
  { secret, config }: Pick<Ctx, 'secret' | 'config'>,
  game: { id: string; startsAt: Date },
  memberIds: readonly string[],
): string {
  const token = signLink(secret, PURPOSE, [game.id, ...memberIds], game.startsAt)
  return new URL(`${paths.memberGame(game.id)}?token=${token}`, config.publicUrl).href
}

/** Returns the members that a link may answer for. Empty for another game or an expired link. */
export function membersOfLink(
  { secret, clock }: Pick<Ctx, 'secret' | 'clock'>,
  gameId: string,
  token: string,
): string[] {
  const [ofGame, ...memberIds] = readSignedLink(secret, PURPOSE, token, clock.now()) ?? []
  return ofGame === gameId ? memberIds : []
}
