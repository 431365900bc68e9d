import type { Ctx } from '../../../../platform/context.ts'
import { addressKeyOf } from '../../../../platform/links/address-key.ts'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'
import { contactsOf, type FamilyContact } from '../../../members/family/queries/contacts.server.ts'

const PURPOSE = 'answer-game'

/** Returns an address where a recipient can answer for their members without login, until the game begins. */
export function answerAddress(
  { secret, config }: Pick<Ctx, 'secret' | 'config'>,
  game: { id: string; startsAt: Date },
  { email, people }: Pick<FamilyContact, 'email'> & { people: readonly { memberId: string }[] },
): string {
  const parts = [game.id, addressKeyOf(email), ...people.map(({ memberId }) => memberId)]
  const token = signLink(secret, PURPOSE, parts, game.startsAt)
  return new URL(`${paths.memberGame(game.id)}?token=${token}`, config.publicUrl).href
}

/** The members that a link may answer for, and the account of its recipient; null if the address has none. */
export type GameLink = { memberIds: string[]; userId: string | null }

/**
 * Reads a link that was e-mailed about a game. No members for another game, an expired link, or a recipient who may no
 * longer answer for them: a former guardian, or an old address.
 */
export async function readGameLink(
  ctx: Pick<Ctx, 'db' | 'secret' | 'clock'>,
  gameId: string,
  token: string,
): Promise<GameLink> {
  const [ofGame, addressKey, ...memberIds] = readSignedLink(ctx.secret, PURPOSE, token, ctx.clock.now()) ?? []
  const contacts = ofGame === gameId ? await contactsOf(ctx, ctx.db, memberIds) : []
  const reader = contacts.find(({ email }) => addressKeyOf(email) === addressKey)
  if (!reader) return { memberIds: [], userId: null }
  return { memberIds: reader.people.map(({ memberId }) => memberId), userId: reader.userId }
}
